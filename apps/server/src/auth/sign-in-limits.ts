import type { AttemptCounters, DelayLimit, WindowLimit } from '../platform/security/attempt-counters.ts';
import { tooEarly } from '../platform/security/attempt-counters.ts';
import type { Device } from './devices.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const KNOWN_NETWORK_MS = 60 * DAY;

/** How fast passwords may be tried. ADR 0020 has the reckoning: what an attacker gets, and what a child feels of it. */
const guessing = { firstMs: 2 * SECOND, longestMs: 15 * MINUTE, forgetMs: 4 * HOUR };

const onDevice = (username: string, device: Device): DelayLimit => ({
  key: ['password-device', username, device.id],
  free: 10,
  ...guessing,
});
const fromNetwork = (username: string, network: string): DelayLimit => ({
  key: ['password-network', username, network],
  free: 10,
  ...guessing,
});
/** All strangers of an account together, from however many addresses. */
const ofAccount = (username: string): DelayLimit => ({ key: ['password-account', username], free: 30, ...guessing });
/** Strangers of any account from one address; wide, for a school stands behind one. */
const inNetwork = (kind: 'password' | 'code', network: string): DelayLimit => ({
  key: [`${kind}-any`, network],
  free: 500,
  firstMs: SECOND,
  longestMs: 15 * SECOND,
  forgetMs: 10 * MINUTE,
});
const knownNetwork = (username: string, tokenVersion: number, network: string) => [
  'known-network',
  username,
  String(tokenVersion),
  network,
];

/** Who tries to sign in. */
export interface Requester {
  /** See `networkOf`. */
  readonly network: string;
  /** The device where it is trusted by the account. */
  readonly trusted: Device | null;
}

/**
 * Limits of guessing. A device that has signed in to the account before has a counter of its own, and so has an address
 * where the account has signed in before: strangers can neither use these up nor profit from them.
 */
export function makeSignInLimits(counters: AttemptCounters) {
  /** Takes all or none; throws where one of them says that it is too early. */
  async function takeAll(limits: readonly DelayLimit[]): Promise<void> {
    for (const [index, limit] of limits.entries()) {
      const wait = await counters.take(limit);
      if (wait === 0) continue;
      await counters.refund(limits.slice(0, index));
      throw tooEarly(wait);
    }
  }

  return {
    /** Runs one try of a password; only those where `work` throws count. */
    password: async <T>(
      { username, tokenVersion, network, trusted }: Requester & { username: string; tokenVersion: number },
      work: () => Promise<T>,
    ): Promise<T> => {
      if (trusted) {
        const limit = onDevice(username, trusted);
        await takeAll([limit]);
        const result = await work();
        await counters.reset(limit);
        return result;
      }
      const known = knownNetwork(username, tokenVersion, network);
      const own = fromNetwork(username, network);
      const limits = (await counters.remembers(known))
        ? [own]
        : [ofAccount(username), own, inNetwork('password', network)];
      await takeAll(limits);
      const result = await work();
      await counters.refund(limits);
      await counters.remember(known, KNOWN_NETWORK_MS);
      return result;
    },

    /** Runs a try of a code that somebody else asked for, or nobody. The tries of the code itself are counted with it. */
    strangersCode: async <T>(network: string, work: () => Promise<T>): Promise<T> => {
      const limit = inNetwork('code', network);
      await takeAll([limit]);
      const result = await work();
      await counters.refund([limit]);
      return result;
    },

    /** Codes to phones that may belong to nobody here: few, for each costs money and may annoy a stranger. */
    codeToStranger: (network: string): Promise<void> =>
      counters.takeOfWindow({ key: ['send-stranger', network], most: 60, windowMs: HOUR }),

    /** New passwords by a token: what is guessed is 256 bits, what is kept short is the hashing. */
    resetPassword: (network: string): Promise<void> =>
      counters.takeOfWindow({ key: ['reset-password', network], most: 300, windowMs: HOUR }),

    /** New accounts from one address; a whole class may register in one lesson. */
    register: (network: string): Promise<void> =>
      counters.takeOfWindow({ key: ['register', network], most: 120, windowMs: HOUR }),

    /** Codes of classes that one account or address tries: nine digits are not to be guessed. */
    classCode: (whose: string): Promise<void> =>
      counters.takeOfWindow({ key: ['class-code', whose], most: 10, windowMs: HOUR }),

    /** Codes to one phone: a minute apart, five an hour, twelve a day; apart for each device its owner has used before. */
    sendCode: async (phone: string, { network, trusted }: Requester): Promise<void> => {
      const whose = trusted ? [trusted.id] : [];
      const limits: WindowLimit[] = [
        {
          key: ['send', phone, ...whose],
          most: 1,
          windowMs: MINUTE,
          refusal: (wait) => `کد را همین حالا فرستاده‌ایم. ${wait} دیگر می‌توانید کد تازه‌ای بگیرید.`,
        },
        { key: ['send-hour', phone, ...whose], most: 5, windowMs: HOUR },
        { key: ['send-day', phone, ...whose], most: 12, windowMs: DAY },
        ...(trusted ? [] : [{ key: ['send', network], most: 600, windowMs: HOUR }]),
      ];
      for (const limit of limits) await counters.takeOfWindow(limit);
    },
  };
}

export type SignInLimits = ReturnType<typeof makeSignInLimits>;
