import type { AnswerReply } from '@mashq/api/contract';
import { proxy, ref } from 'valtio/vanilla';
import { ApiError } from '../api/index.ts';
import type { AnswerStore } from './answer-store.ts';
import type { GivenAnswer, WaitingAnswer } from './waiting-answer.ts';

/** What became of an answer: judged, not taken, or still here. */
export type Outcome =
  | { kind: 'reply'; reply: AnswerReply }
  | { kind: 'refused'; refusal: NonNullable<WaitingAnswer['refusal']> }
  | { kind: 'waiting' };
export type Settled = Exclude<Outcome, { kind: 'waiting' }>;

export interface OutboxOptions {
  store: AnswerStore;
  /** Who is signed in now. */
  userId: () => string | null;
  /** Sends one answer; rejects with an `ApiError`. */
  send: (answer: WaitingAnswer) => Promise<AnswerReply>;
  /** Tells the other tabs, and hears from them. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  /** Lets one tab at a time send. */
  lock?: (run: () => Promise<void>) => Promise<void>;
  /** Milliseconds after which a child no longer waits for the reply. @default 8000 */
  patience?: number;
  /** Milliseconds until the next try after `failures` failed ones. */
  delay?: (failures: number) => number;
}

interface Message {
  userId: string;
  answer: WaitingAnswer;
  outcome: Settled;
}

const LONGEST_DELAY = 60_000;

/** 1 s, 2 s, 4 s … at most a minute, each a little off, so that a class does not come back all at once. */
const backOff = (failures: number) => Math.min(1000 * 2 ** failures, LONGEST_DELAY) * (0.75 + Math.random() / 2);

/**
 * The way of every answer to the server. An answer is kept before it is sent and removed once it is confirmed; in
 * between it may be sent again, which its id makes harmless. Answers of one question go in the order they were given.
 * Answers of another person wait until that person is back.
 */
export class Outbox {
  /** What the person signed in has here: on its way, or refused by the server. Oldest first. */
  readonly state = proxy<{ waiting: readonly WaitingAnswer[]; refused: readonly WaitingAnswer[] }>({
    waiting: [],
    refused: [],
  });
  readonly #options: OutboxOptions;
  readonly #awaited = new Map<string, (outcome: Outcome) => void>();
  readonly #listeners = new Set<(answer: WaitingAnswer, outcome: Settled) => void>();
  #running: Promise<void> | undefined;
  #runAgain = false;
  #failures = 0;
  /** The server asked for a pause: milliseconds until the next try at the earliest. */
  #pause = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    options.channel?.addEventListener('message', (event) => {
      const { userId, answer, outcome } = (event as MessageEvent<Message>).data;
      if (userId === options.userId()) void this.#tell(answer, outcome);
    });
  }

  /** Calls `listener` whenever an answer was judged or refused, however long ago it was given. */
  onSettled(listener: (answer: WaitingAnswer, outcome: Settled) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Keeps an answer, sends it, and gives what became of it; `waiting` where the network does not carry it now. */
  async give(answer: GivenAnswer): Promise<Outcome> {
    const { store, userId, patience = 8000 } = this.#options;
    const owner = userId();
    if (owner === null) throw new Error('An answer needs somebody signed in.');
    const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
    await store.add({ ...answer, userId: owner, offline: isOffline, refusal: null });
    await this.refresh();
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle({ kind: 'waiting' }), patience);
      const settle = (outcome: Outcome) => {
        clearTimeout(timer);
        this.#awaited.delete(answer.id);
        resolve(outcome);
      };
      this.#awaited.set(answer.id, settle);
      void this.drain();
    });
  }

  /** Sends what waits, now. */
  drain(): Promise<void> {
    this.#runAgain = true;
    this.#running ??= this.#runWhileAsked();
    return this.#running;
  }

  /** The network is back: no more waiting between tries. */
  drainAtOnce(): Promise<void> {
    this.#failures = 0;
    return this.drain();
  }

  /** Takes away a refused answer that was seen. */
  async dismiss(order: number): Promise<void> {
    await this.#options.store.remove(order);
    await this.refresh();
  }

  /** Brings `state` in step with the store and with who is signed in. */
  async refresh(): Promise<void> {
    const owner = this.#options.userId();
    const answers = owner === null ? [] : await this.#options.store.of(owner);
    if (owner !== this.#options.userId()) return;
    this.state.waiting = ref(answers.filter(({ refusal }) => refusal === null));
    this.state.refused = ref(answers.filter(({ refusal }) => refusal !== null));
  }

  async #runWhileAsked(): Promise<void> {
    try {
      while (this.#runAgain) await this.#run();
    } finally {
      // In the same step as the last look at what was asked: nothing asked for can fall between.
      this.#running = undefined;
    }
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    const lock = this.#options.lock ?? ((run) => run());
    let mustRetry = false;
    await lock(async () => {
      this.#runAgain = false;
      mustRetry = await this.#pass();
    });
    if (!mustRetry) return;
    const { delay = backOff } = this.#options;
    this.#timer = setTimeout(() => void this.drain(), Math.max(delay(this.#failures), this.#pause));
    this.#pause = 0;
    this.#failures += 1;
  }

  /** Sends each answer once. Gives true where some must be tried again later. */
  async #pass(): Promise<boolean> {
    const { store, userId } = this.#options;
    const owner = userId();
    if (owner === null) return false;
    const answers = (await store.of(owner)).filter(({ refusal }) => refusal === null);
    /** Questions with an answer that could not be sent: what was given after it must not overtake it. */
    const held = new Set<string>();
    let isCut = false;
    for (const answer of answers) {
      if (userId() !== owner) return false;
      if (!isCut && !held.has(answer.questionId)) {
        const result = await this.#sendOne(answer);
        if (result === 'sent') continue;
        if (result === 'stopped') return false;
        if (result === 'cut' || result === 'pause') isCut = true;
      }
      held.add(answer.questionId);
      if (!answer.offline) await store.put({ ...answer, offline: true });
      this.#awaited.get(answer.id)?.({ kind: 'waiting' });
    }
    if (held.size > 0) await this.refresh();
    return held.size > 0;
  }

  /** `later`: the server is busy. `pause`: it asked for a pause, from this browser. `cut`: no network at all. `stopped`: the session is over. */
  async #sendOne(answer: WaitingAnswer): Promise<'sent' | 'later' | 'pause' | 'cut' | 'stopped'> {
    const { store, send } = this.#options;
    try {
      const reply = await send(answer);
      await store.remove(answer.order);
      this.#failures = 0;
      await this.#settle(answer, { kind: 'reply', reply });
      return 'sent';
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return 'stopped';
      if (error instanceof ApiError && !error.isTemporary) {
        const refusal = { status: error.status, detail: error.detail };
        await store.put({ ...answer, refusal });
        await this.#settle(answer, { kind: 'refused', refusal });
        return 'sent';
      }
      if (error instanceof ApiError && error.status === 429) {
        this.#pause = (error.retryAfter ?? 1) * 1000;
        return 'pause';
      }
      return error instanceof ApiError && error.status > 0 ? 'later' : 'cut';
    }
  }

  async #settle(answer: WaitingAnswer, outcome: Settled): Promise<void> {
    this.#options.channel?.postMessage({ userId: answer.userId, answer, outcome } satisfies Message);
    await this.#tell(answer, outcome);
  }

  async #tell(answer: WaitingAnswer, outcome: Settled): Promise<void> {
    await this.refresh();
    for (const listener of this.#listeners) listener(answer, outcome);
    this.#awaited.get(answer.id)?.(outcome);
  }
}
