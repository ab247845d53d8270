// Shows push messages of the lead desk, also while no page of it is open. It caches nothing.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('push', (event) => {
  const { title, href } = event.data.json();
  // A later message about the same lead replaces it.
  event.waitUntil(registration.showNotification(title, { tag: href, data: href, icon: '/icon-192.png' }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(href) {
  const [page] = await clients.matchAll({ type: 'window' });
  if (!page) return clients.openWindow(href);
  await page.focus();
  return page.navigate(href);
}
