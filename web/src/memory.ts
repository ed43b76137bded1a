/** What this browser remembers between visits; where it may not, everything works as on a first visit. */
export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`croupier.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`croupier.${name}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: the setting lasts as long as the page
  }
}
