// Keeps the pages at hand, so that the house opens at once and also where the connection is poor. Games are never kept.
const KEPT = "croupier-3";
const ROOT = new URL("./", location.href).pathname; // where the house lies on its server

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** A page tells what it has loaded: that is kept, and the code of every page; what is not of this house any more goes. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep).catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (
    event.request.method !== "GET" ||
    url.origin !== location.origin ||
    /^(api|docs)(\/|$)/.test(url.pathname.slice(ROOT.length))
  )
    return;
  if (url.pathname.startsWith(`${ROOT}assets/`)) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === "navigate") event.respondWith(freshFirst(event.request));
});

/** A notice of the house: what to do, and never what is on the table. A later one with the same tag takes its place. */
self.addEventListener("push", (event) => {
  let notice = null;
  try {
    notice = event.data?.json();
  } catch {
    return;
  }
  event.waitUntil(notice.close ? withdraw(notice.close) : show(notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, table } = event.notification.data ?? {};
  if (event.action === "mute") event.waitUntil(tell("PUT", `api/notices/muted/${table}`));
  else if (event.action === "decline") event.waitUntil(tell("DELETE", `api/me/invitations/${table}`));
  else event.waitUntil(open(path ?? "/"));
});

function show(notice) {
  const written = new Intl.DateTimeFormat(notice.language, { weekday: "long", hour: "numeric", minute: "2-digit" });
  const until = notice.until ? written.format(new Date(notice.until * 1000)) : "";
  return self.registration.showNotification(notice.title, {
    tag: notice.tag,
    body: notice.body.replace("{time}", until),
    lang: notice.language,
    icon: `${ROOT}icon-192.png`,
    badge: `${ROOT}icon-192.png`,
    data: { path: notice.path, table: notice.table },
    actions: notice.actions,
  });
}

async function withdraw(tag) {
  for (const one of await self.registration.getNotifications({ tag })) one.close();
}

/** To the table: in a page of the house that is open, or in a new one. */
async function open(path) {
  const url = new URL(ROOT + path.replace(/^\//, ""), location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === url) ?? pages[0];
  if (!there) return self.clients.openWindow(url);
  await there.focus();
  if (there.url !== url) await there.navigate(url).catch(() => self.clients.openWindow(url));
}

function tell(method, path) {
  return fetch(ROOT + path, { method, credentials: "same-origin" }).catch(() => undefined);
}

async function keep(loaded) {
  const cache = await caches.open(KEPT);
  const kept = await (await fetch(`${ROOT}kept.json`, { cache: "no-cache" })).json();
  const [first, all] = [kept.first, kept.all].map((files) => files.map((file) => ROOT + file));
  const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const missing = new Set(
    [ROOT, ...first, ...loaded.filter((path) => all.includes(path))].filter((path) => !there.has(path)),
  );
  for (const path of there) if (path !== ROOT && !all.includes(path)) await cache.delete(path);
  for (const path of missing) await cache.add(path);
}

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
    const isPage = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage) (await caches.open(KEPT)).put(ROOT, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(ROOT);
    if (found) return found;
    throw error;
  }
}
