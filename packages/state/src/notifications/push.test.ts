import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushApi } from '../platform/api/push-api.ts';
import { isSubscribed, renewPush, subscribePush, unsubscribePush } from './push-subscription.ts';

const ENDPOINT = 'https://push.example.org/one';

/** A browser with one worker, whose subscription was made by a key. */
class FakeBrowser {
  key: string | null = null;

  readonly manager = {
    getSubscription: async () => (this.key === null ? null : this.#subscription()),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (this.key !== null && this.key !== applicationServerKey) throw new Error('another key');
      this.key = applicationServerKey;
      return this.#subscription();
    },
  };

  readonly container = {
    register: async () => this.registration,
    getRegistration: async () => this.registration,
    get ready() {
      return this.register();
    },
  };

  get registration() {
    return { pushManager: this.manager };
  }

  #subscription() {
    return {
      endpoint: ENDPOINT,
      toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: async () => {
        this.key = null;
        return true;
      },
    };
  }
}

let browser: FakeBrowser;
const ok = async () => ({ ok: true as const });

beforeEach(() => {
  browser = new FakeBrowser();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: browser.container });
  vi.spyOn(pushApi, 'subscribe').mockImplementation(ok);
  vi.spyOn(pushApi, 'unsubscribe').mockImplementation(ok);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('subscribes by the key of the site, in place of one that another key made, and ends here and at the server', async () => {
  browser.key = 'old';
  await subscribePush('new', '/worker.js');
  expect([browser.key, await isSubscribed()]).toEqual(['new', true]);
  expect(pushApi.subscribe).toHaveBeenCalledWith({ body: { endpoint: ENDPOINT, p256dh: 'key', auth: 'secret' } });
  await unsubscribePush();
  expect([browser.key, await isSubscribed()]).toEqual([null, false]);
  expect(pushApi.unsubscribe).toHaveBeenCalledWith({ body: { endpoint: ENDPOINT } });
});

it('says again after a sign-in that it is subscribed, and says nothing where it is not or may not', async () => {
  await renewPush();
  browser.key = 'key';
  vi.stubGlobal('Notification', { permission: 'denied' });
  await renewPush();
  expect(pushApi.subscribe).not.toHaveBeenCalled();
  vi.stubGlobal('Notification', { permission: 'granted' });
  await renewPush();
  expect(pushApi.subscribe).toHaveBeenCalledTimes(1);
});

it('a browser without Web Push is not subscribed, and nothing is asked of it', async () => {
  vi.stubGlobal('navigator', {});
  expect(await isSubscribed()).toBe(false);
  await unsubscribePush();
  await expect(subscribePush('key', '/worker.js')).rejects.toThrow();
  expect(pushApi.subscribe).not.toHaveBeenCalled();
});
