import { pushApi } from '../platform/api/push-api.ts';

/** What a browser must have to be notified while the app is closed; undefined where it has not. */
export function pushContainer(): ServiceWorkerContainer | undefined {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return 'PushManager' in globalThis && 'Notification' in globalThis ? container : undefined;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await pushContainer()?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The keys of a subscription as the contract has them. */
function bodyOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

export const isSubscribed = async (): Promise<boolean> =>
  pushContainer() !== undefined && Notification.permission === 'granted' && (await currentSubscription()) !== null;

/** Subscribes this browser by the public key of the site. One that another key made is replaced. Throws where the browser refuses. */
export async function subscribePush(publicKey: string, worker: string): Promise<void> {
  const container = pushContainer();
  if (container === undefined) throw new Error('this browser cannot be notified');
  await container.register(worker, { updateViaCache: 'none' });
  const registration = await container.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  await pushApi.subscribe({ body: bodyOf(subscription) });
}

/** Ends it, here and at the server. */
export async function unsubscribePush(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription === null) return;
  await subscription.unsubscribe();
  await pushApi.unsubscribe({ body: { endpoint: subscription.endpoint } });
}

/** Says again, with the sign-in of now, that this browser is subscribed; does nothing where it is not. */
export async function renewPush(): Promise<void> {
  if (!(await isSubscribed())) return;
  const subscription = await currentSubscription();
  if (subscription !== null) await pushApi.subscribe({ body: bodyOf(subscription) });
}
