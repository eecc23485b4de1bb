import type { AnswerReply } from '@mashq/api/contract';
import { proxy, ref } from 'valtio/vanilla';
import { ApiError } from '../../platform/api/api.ts';
import type { PendingAnswer, SubmittedAnswer } from '../../platform/offline/pending-answer.ts';
import type { AnswerStore } from './answer-store.ts';

/** What happened to an answer: graded, refused, or still waiting. */
export type Outcome =
  | { kind: 'reply'; reply: AnswerReply }
  | { kind: 'refused'; refusal: NonNullable<PendingAnswer['refusal']> }
  | { kind: 'waiting' };
export type AnswerResult = Exclude<Outcome, { kind: 'waiting' }>;

export interface OutboxOptions {
  store: AnswerStore;
  /** Id of the signed-in user. */
  userId: () => string | null;
  /** Sends one answer; rejects with an `ApiError`. */
  send: (answer: PendingAnswer) => Promise<AnswerReply>;
  /** Shares outcomes with the other tabs. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  /** Lets one tab send at a time; says whether it was this one's turn at once. */
  lock?: (run: (isAtOnce: boolean) => Promise<void>) => Promise<void>;
  /** Milliseconds until a submit resolves as waiting. @default 8000 */
  replyTimeout?: number;
  /** Milliseconds until the next try after `failures` failed ones. */
  delay?: (failures: number) => number;
}

/** The signed-in user's answers, oldest first. */
export interface OutboxState {
  waiting: readonly PendingAnswer[];
  /** Refused by the server, or not readable for it. */
  refused: readonly PendingAnswer[];
  /** Why the server accepts no answers for now, as it says itself; null if it does, or was not reached. */
  busy: string | null;
}

interface Message {
  userId: string;
  answer: PendingAnswer;
  outcome: AnswerResult;
}

/** The status of an answer that the server took but could not read: it used up no try, and can be finished. */
export const UNREADABLE = 422;

/** What is said of an unreadable answer has no formulas. */
const textOf = (message: AnswerReply['message']) =>
  message.map((part) => (part.t === 'text' ? part.text : '')).join('');

const MAX_DELAY = 60_000;

/** 1 s, 2 s, 4 s … at most a minute, with jitter so that a whole class does not retry at once. */
const backOff = (failures: number) => Math.min(1000 * 2 ** failures, MAX_DELAY) * (0.75 + Math.random() / 2);

/**
 * Sends every answer to the server. Storing an answer begins before it is sent and has ended before its student sees what became
 * of it; it is removed once the server has confirmed it, which nobody waits for. In between it may be sent again, which its id
 * makes harmless. Answers of one question are sent in order. Answers of another user wait until that user signs in.
 */
export class Outbox {
  readonly state = proxy<OutboxState>({ waiting: [], refused: [], busy: null });
  readonly #options: OutboxOptions;
  readonly #awaited = new Map<string, (outcome: Outcome) => void>();
  readonly #listeners = new Set<(answer: PendingAnswer, outcome: AnswerResult) => void>();
  /** Inputs that got a reply since the page was loaded, the newest of each question. */
  readonly #answered = new Map<string, SubmittedAnswer['raw']>();
  /** Answers that are being stored on the device, by id. */
  readonly #storing = new Map<string, Promise<unknown>>();
  /** Changes that the store does not have yet, by place in the queue; null for an answer that is removed. */
  readonly #unwritten = new Map<number, PendingAnswer | null>();
  /** The answers as the store had them when the newest was added. */
  #known: readonly PendingAnswer[] | undefined;
  #running: Promise<void> | undefined;
  #runAgain = false;
  #failures = 0;
  /** Minimum milliseconds until the next try, as the server requested. */
  #pause = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    options.channel?.addEventListener('message', (event) => {
      const { userId, answer, outcome } = (event as MessageEvent<Message>).data;
      if (userId !== options.userId()) return;
      if (outcome.kind === 'reply') this.#answered.set(answer.questionId, answer.raw);
      void this.#notify(answer, outcome);
    });
  }

  /** Calls `listener` when an answer has been graded or refused, at once or after waiting. */
  onSettled(listener: (answer: PendingAnswer, outcome: AnswerResult) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * The newest input of a question that waits on this device or got a reply since the page was loaded; undefined if there is
   * none. After `refresh` it leaves out nothing that was given on this device: what is sent is known here before it stops to wait.
   */
  newestInput(questionId: string): SubmittedAnswer['raw'] | undefined {
    const waits = this.state.waiting.findLast((answer) => answer.questionId === questionId);
    return waits?.raw ?? this.#answered.get(questionId);
  }

  /** Stores an answer, sends it, and resolves to its outcome; `waiting` if it cannot be sent now. */
  async submit(answer: SubmittedAnswer): Promise<Outcome> {
    const { store, userId, replyTimeout = 8000 } = this.#options;
    const owner = userId();
    if (owner === null) throw new Error('An answer needs somebody signed in.');
    const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
    const adding = Promise.resolve(store.add({ ...answer, userId: owner, offline: isOffline, refusal: null }));
    const stored = adding.then((added) => added.stored);
    const storing = stored.catch(() => undefined).finally(() => this.#storing.delete(answer.id));
    this.#storing.set(answer.id, storing);
    const { answers } = await adding;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle({ kind: 'waiting' }), replyTimeout);
      const settle = (outcome: Outcome) => {
        clearTimeout(timer);
        this.#awaited.delete(answer.id);
        // What the server has is safe there. What only waits is said to be kept once it is.
        if (outcome.kind === 'waiting') stored.then(() => resolve(outcome), reject);
        else resolve(outcome);
      };
      this.#awaited.set(answer.id, settle);
      if (userId() === owner) this.#show(answers);
      // Where nothing is being sent, the list that came with the answer is the newest.
      this.#known = this.#running === undefined ? answers : undefined;
      void this.flush();
    });
  }

  /** Sends waiting answers now. */
  flush(): Promise<void> {
    this.#runAgain = true;
    this.#running ??= this.#runWhileAsked();
    return this.#running;
  }

  /** Sends without the delay between tries: the network is back, or what follows needs all answers that were given. */
  async flushNow(): Promise<void> {
    this.#failures = 0;
    await Promise.allSettled(this.#storing.values());
    await this.flush();
  }

  /** Removes a refused answer that the user has seen. */
  async dismiss(order: number): Promise<void> {
    await this.#options.store.remove(order);
    await this.refresh();
  }

  /** Reads `state` from the store for the signed-in user. */
  async refresh(): Promise<void> {
    const owner = this.#options.userId();
    const answers = owner === null ? [] : await this.#options.store.of(owner);
    if (owner === this.#options.userId()) this.#show(answers);
  }

  /** What the store will have once everything is written. */
  #changed(stored: readonly PendingAnswer[]): PendingAnswer[] {
    return stored.flatMap((answer) => {
      const changed = this.#unwritten.get(answer.order);
      return changed === null ? [] : [changed ?? answer];
    });
  }

  #show(stored: readonly PendingAnswer[]): void {
    const answers = this.#changed(stored);
    this.state.waiting = ref(answers.filter(({ refusal }) => refusal === null));
    this.state.refused = ref(answers.filter(({ refusal }) => refusal !== null));
  }

  async #runWhileAsked(): Promise<void> {
    try {
      while (this.#runAgain) await this.#run();
    } finally {
      // In the same tick as the last check of #runAgain, so that no request is missed.
      this.#running = undefined;
    }
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    const lock = this.#options.lock ?? ((run) => run(true));
    let mustRetry = false;
    await lock(async (isAtOnce) => {
      this.#runAgain = false;
      const known = isAtOnce ? this.#known : undefined;
      this.#known = undefined;
      mustRetry = await this.#pass(known);
    });
    if (!mustRetry) return;
    const { delay = backOff } = this.#options;
    this.#timer = setTimeout(() => void this.flush(), Math.max(delay(this.#failures), this.#pause));
    this.#pause = 0;
    this.#failures += 1;
  }

  /**
   * Sends each answer once. Returns true if some must be tried again later.
   * @param known all answers, where they need not be read
   */
  async #pass(known?: readonly PendingAnswer[]): Promise<boolean> {
    const { store, userId } = this.#options;
    const owner = userId();
    if (owner === null) return false;
    const answers = this.#changed(known ?? (await store.of(owner))).filter(({ refusal }) => refusal === null);
    /** Questions with an unsent answer: later answers must not overtake it. */
    const held = new Set<string>();
    let isCut = false;
    for (const answer of answers) {
      if (userId() !== owner) return false;
      if (!isCut && !held.has(answer.questionId)) {
        const result = await this.#sendOne(answer);
        if (result === 'sent') continue;
        if (result === 'stopped') return false;
        if (result === 'cut') isCut = true;
      }
      held.add(answer.questionId);
      if (!answer.offline) await store.put({ ...answer, offline: true });
      this.#awaited.get(answer.id)?.({ kind: 'waiting' });
    }
    if (held.size > 0) await this.refresh();
    return held.size > 0;
  }

  /** `later`: the server is busy. `cut`: no network at all, or it asked for a pause. `stopped`: the session is over. */
  async #sendOne(answer: PendingAnswer): Promise<'sent' | 'later' | 'cut' | 'stopped'> {
    const { store, send } = this.#options;
    try {
      const reply = await send(answer);
      await this.#storing.get(answer.id);
      this.#answered.set(answer.questionId, answer.raw);
      this.state.busy = null;
      // Somebody who waits for the reply sees what to correct. A student who went on finds the answer among the refused ones.
      const isUnread = reply.verdict === 'invalid' && !this.#awaited.has(answer.id);
      const refusal = isUnread ? { status: UNREADABLE, detail: textOf(reply.message) } : null;
      const changed = refusal && { ...answer, refusal };
      await this.#settle(answer, { kind: 'reply', reply }, changed, () =>
        changed ? store.put(changed) : store.remove(answer.order),
      );
      this.#failures = 0;
      return 'sent';
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return 'stopped';
      if (error instanceof ApiError && !error.isTemporary) {
        this.state.busy = null;
        const refusal = { status: error.status, detail: error.detail };
        const changed = { ...answer, refusal };
        await this.#storing.get(answer.id);
        await this.#settle(answer, { kind: 'refused', refusal }, changed, () => store.put(changed));
        return 'sent';
      }
      if (!(error instanceof ApiError) || error.status === 0) {
        this.state.busy = null;
        return 'cut';
      }
      this.state.busy = error.detail;
      if (error.status !== 429 && error.retryAfter === undefined) return 'later';
      this.#pause = (error.retryAfter ?? 1) * 1000;
      return 'cut';
    }
  }

  /**
   * Reports an outcome in this tab, then stores it, then reports it to the other tabs, which read the store.
   * @param changed what the store will have of the answer; null where it is removed
   */
  async #settle(
    answer: PendingAnswer,
    outcome: AnswerResult,
    changed: PendingAnswer | null,
    write: () => Promise<void>,
  ): Promise<void> {
    this.#unwritten.set(answer.order, changed);
    this.#show([...this.state.waiting, ...this.state.refused]);
    this.#report(answer, outcome);
    try {
      await write();
    } catch {
      // The disk keeps the answer: this page goes on without it, and the next one sends it again, which its id makes harmless.
      return;
    }
    this.#unwritten.delete(answer.order);
    this.#options.channel?.postMessage({ userId: answer.userId, answer, outcome } satisfies Message);
  }

  async #notify(answer: PendingAnswer, outcome: AnswerResult): Promise<void> {
    await this.refresh();
    this.#report(answer, outcome);
  }

  #report(answer: PendingAnswer, outcome: AnswerResult): void {
    for (const listener of this.#listeners) listener(answer, outcome);
    this.#awaited.get(answer.id)?.(outcome);
  }
}
