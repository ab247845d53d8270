export const deskScope = '/admin';

export const supportsPush = () => 'serviceWorker' in navigator && 'PushManager' in window;

/** Whether this browser has a subscription to push messages. */
export const findPush = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration(deskScope))?.pushManager.getSubscription() ?? null;

/** Ends the subscription of this browser, before the next user. The API learns of it from the push service. */
export async function endPush(): Promise<void> {
  if (!supportsPush()) return;
  // Signing out does not depend on it.
  await findPush().then(
    (subscription) => subscription?.unsubscribe(),
    () => undefined,
  );
}
