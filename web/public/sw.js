// Keeps the pages at hand, so that the house opens at once and also where the connection is poor. Games are never kept.
const KEPT = "croupier-1";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || /^\/(api|docs)(\/|$)/.test(url.pathname))
    return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === "navigate") event.respondWith(freshFirst(event.request));
});

/** What has its digest in its name never changes. */
async function keptFirst(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function freshFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put("/", answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match("/");
    if (found) return found;
    throw error;
  }
}
