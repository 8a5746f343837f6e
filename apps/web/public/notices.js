/**
 * Shows what the server tells while the studio may be closed: a service worker and nothing else. It keeps no page and
 * answers no request, so that the studio is always the one that the server has.
 */
addEventListener('push', (event) => event.waitUntil(show(event.data)))

async function show(data) {
  const { title, body, tag, url } = data.json()
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Whoever is looking at the studio sees it there.
  if (pages.some(({ focused, visibilityState }) => focused && visibilityState === 'visible')) return
  await registration.showNotification(title, { body, tag, data: { url }, icon: '/favicon.svg' })
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})

/** In a window that is there already, else in a new one. Only places of our own count. */
async function open(url) {
  const { href, origin } = new URL(url, location.origin)
  const target = origin === location.origin ? href : location.origin
  const [page] = await clients.matchAll({ type: 'window' })
  if (!page) return clients.openWindow(target)
  await page.focus()
  await page.navigate(target)
}
