/** What this browser remembers between visits; where it may not, the page remembers it as long as it is open. */
const open = new Map<string, unknown>();

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`croupier.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return open.has(name) ? (open.get(name) as T) : otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`croupier.${name}`, JSON.stringify(value));
  } catch {
    open.set(name, value);
  }
}
