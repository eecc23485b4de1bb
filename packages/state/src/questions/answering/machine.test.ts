import type { AnswerReply } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answering,
  type AnsweringEvent,
  emptyAnswering,
  isSameInput,
  mayRetry,
  next,
  opened,
  type Phase,
  type SubmittedAnswer,
} from './machine.ts';

const input = (text: string): RawInput => ({ kind: 'integer', values: [text] });
const VERDICTS = ['invalid', 'wrong', 'partial', 'right', 'stored'] as const;
type Verdict = (typeof VERDICTS)[number];

const replyWith = (verdict: Verdict, state: AnswerReply['state'] = 'open') =>
  ({ verdict, state, message: [] }) as unknown as AnswerReply;

/** What a state may hold (docs/adr/0056-one-answer-one-machine.md); null where the row allows it. */
function breachOf(state: Answering): string | null {
  const { phase, input: box, pending, reply, refusal } = state;
  const isSent = phase === 'checking' || phase === 'waiting';
  if (phase === 'empty' && box !== null) return 'empty with an input';
  if (phase !== 'empty' && phase !== 'closed' && box === null) return `${phase} without an input`;
  if (isSent && (pending === null || !isSameInput(pending.raw, box))) return `${phase} on another input`;
  if (!isSent && phase !== 'typing' && phase !== 'closed' && pending !== null)
    return `${phase} with an answer that is being sent`;
  if (refusal !== null && phase !== 'refused' && phase !== 'closed') return `${phase} with a refusal`;
  if (phase === 'refused' && refusal === null) return 'refused without a refusal';
  if (reply === null) return phase === 'graded' || phase === 'unreadable' ? `${phase} without a reply` : null;
  const verdicts: Partial<Record<Phase, readonly Verdict[]>> = {
    unreadable: ['invalid'],
    graded: ['wrong', 'partial', 'right'],
    stored: ['stored'],
    closed: ['wrong', 'partial', 'right', 'stored'],
  };
  return verdicts[phase]?.includes(reply.verdict as Verdict) ? null : `${phase} with the verdict ${reply.verdict}`;
}

type Step =
  | { do: 'type'; tab: number; text: number }
  | { do: 'check' | 'leave' | 'retry' | 'reload' | 'slow'; tab: number }
  | { do: 'deliver' | 'lose-reply' | 'repeat' | 'late'; tab: number }
  | { do: 'network' | 'deadline' | 'disk-full' | 'not-heard'; tab: number };

const tab = fc.nat(1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), tab, text: fc.nat(4) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'check' as const,
        'check',
        'leave',
        'retry',
        'reload',
        'slow',
        'deliver',
        'deliver',
        'repeat',
        'late',
      ),
      tab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('network' as const, 'deadline', 'disk-full', 'lose-reply', 'not-heard'),
      tab,
    }),
  },
) as fc.Arbitrary<Step>;

type Outcome = Extract<AnsweringEvent, { type: 'replied' | 'refused' }>;

/** One question in two tabs of one browser, with the device, the network and the server. */
class World {
  readonly savesItself: boolean;
  readonly tabs: Answering[];
  readonly drafts: (RawInput | null)[] = [null, null];
  /** Answers on the device, oldest first. */
  waiting: SubmittedAnswer[] = [];
  refused: (SubmittedAnswer & { detail: string })[] = [];
  /** What the server has. */
  last: RawInput | null = null;
  /** Ids in the order in which the server graded them first. */
  taken: string[] = [];
  given: (SubmittedAnswer & { tab: number })[] = [];
  outcomes: Outcome[] = [];
  /** Outcomes that a tab has not heard of yet. */
  unheard: [Outcome[], Outcome[]] = [[], []];
  verdicts = new Map<string, Verdict>();
  isOffline = false;
  isOver = false;
  #ids = 0;

  constructor(savesItself: boolean) {
    this.savesItself = savesItself;
    this.tabs = [emptyAnswering(savesItself), emptyAnswering(savesItself)];
  }

  state(tab: number): Answering {
    return this.tabs[tab] as Answering;
  }

  send(tab: number, event: AnsweringEvent): void {
    const before = this.state(tab);
    const after = next(before, event);
    this.tabs[tab] = after;
    const breach = breachOf(after);
    if (breach) throw new Error(breach);
    this.#keepsWhatWasTyped(before, after, event);
    if (before.phase === 'closed' && after.phase !== 'closed') throw new Error('opened again');
    // The first of a question's verdicts by its input: no other is shown with it.
    if (after.reply && this.verdicts.get(JSON.stringify(after.input)) !== after.reply.verdict)
      throw new Error('a verdict of another input');
  }

  #keepsWhatWasTyped(before: Answering, after: Answering, event: AnsweringEvent): void {
    if (isSameInput(before.input, after.input) || event.type === 'type' || before.input === null) return;
    const wasGiven = before.phase === 'stored' || (before.phase === 'closed' && event.type === 'found');
    if (!wasGiven) throw new Error(`${JSON.stringify(before.input)} is lost by ${event.type} in ${before.phase}`);
  }

  run({ do: what, ...rest }: Step): void {
    const { tab } = rest;
    if (what === 'type') {
      const raw = input(String((rest as { text: number }).text));
      const { phase } = this.state(tab);
      this.send(tab, { type: 'type', raw });
      // As the store does: what the machine takes is a draft.
      if (isSameInput(this.state(tab).input, raw)) this.drafts[tab] = raw;
      else if (phase === 'typing' || phase === 'empty') throw new Error('typing is not taken');
    } else if (what === 'check') this.check(tab);
    else if (what === 'leave') {
      if (this.savesItself && this.state(tab).phase === 'typing') this.check(tab);
    } else if (what === 'retry') this.send(tab, { type: 'retry' });
    else if (what === 'slow') {
      const { pending } = this.state(tab);
      if (pending) this.send(tab, { type: 'queued', id: pending.id });
    } else if (what === 'reload') this.reload(tab);
    else if (what === 'network') this.isOffline = !this.isOffline;
    else if (what === 'deadline') {
      this.isOver = true;
      this.send(tab, { type: 'close', input: this.last });
    } else if (what === 'disk-full') this.diskFails(tab);
    else if (what === 'deliver') this.deliver(false);
    else if (what === 'lose-reply') this.deliver(true);
    else if (what === 'late') this.hear(tab);
    else if (what === 'not-heard') (this.unheard[tab] as Outcome[]).length = 0;
    else if (this.outcomes.length > 0) this.send(tab, this.outcomes[this.outcomes.length - 1] as Outcome);
  }

  check(tab: number): void {
    const id = `${++this.#ids}`;
    const before = this.state(tab);
    this.send(tab, { type: 'check', id });
    const { pending } = this.state(tab);
    if (pending?.id !== id) return;
    if (!isSameInput(pending.raw, before.input)) throw new Error('another input is given');
    // A quiz gives nothing again that it knows to be stored or being sent.
    if (this.savesItself && before.saved && isSameInput(before.saved, pending.raw)) throw new Error('given again');
    if (this.savesItself && before.pending && isSameInput(before.pending.raw, pending.raw))
      throw new Error('given twice');
    this.given.push({ ...pending, tab });
    this.waiting.push(pending);
  }

  /** The device could not store the newest answer of a tab. */
  diskFails(tab: number): void {
    const newest = this.waiting.at(-1);
    if (newest === undefined || this.state(tab).pending?.id !== newest.id) return;
    // What another tab has found is on the disk.
    if (this.state(1 - tab).pending?.id === newest.id) return;
    this.waiting.pop();
    this.send(tab, { type: 'refused', ...newest, detail: null });
  }

  /** The oldest answer reaches the server; its reply arrives, or is lost. */
  deliver(isLost: boolean): void {
    const sent = this.waiting[0];
    if (this.isOffline || sent === undefined) return;
    if (!this.taken.includes(sent.id)) this.taken.push(sent.id);
    const outcome = this.outcomeOf(sent);
    if (isLost) return;
    this.waiting.shift();
    if (outcome.type === 'refused') this.refused = [{ ...sent, detail: 'over' }];
    this.outcomes.push(outcome);
    for (const unheard of this.unheard) unheard.push(outcome);
    // The tab that gave it hears at once; the other by a message.
    this.hear(this.given.find(({ id }) => id === sent.id)?.tab ?? 0);
  }

  /** The server grades an input always alike, and takes an id once. */
  outcomeOf(answer: SubmittedAnswer): Outcome {
    const known = this.outcomes.find(({ id }) => id === answer.id);
    if (known) return known;
    if (this.isOver) return { type: 'refused', ...answer, detail: 'over' };
    const key = JSON.stringify(answer.raw);
    const number = Number(/\d/.exec(key)?.[0]);
    const verdict = number === 0 ? 'invalid' : this.savesItself ? 'stored' : (VERDICTS[number] as Verdict);
    this.verdicts.set(key, verdict);
    if (verdict !== 'invalid') this.last = answer.raw;
    return { type: 'replied', ...answer, reply: replyWith(verdict, verdict === 'right' ? 'right' : 'open') };
  }

  hear(tab: number): void {
    for (const outcome of (this.unheard[tab] as Outcome[]).splice(0)) this.send(tab, outcome);
    const { pending } = this.state(tab);
    if (pending && !this.waiting.some(({ id }) => id === pending.id)) this.send(tab, { type: 'gone', id: pending.id });
    const waits = this.waiting.at(-1);
    if (waits) this.send(tab, { type: 'found', ...waits });
  }

  reload(tab: number): void {
    (this.unheard[tab] as Outcome[]).length = 0;
    const before = this.state(tab);
    const after = opened({
      savesItself: this.savesItself,
      waiting: this.waiting.at(-1),
      refused: this.refused[0],
      draft: this.drafts[tab] ?? null,
      last: this.last,
      isOver: this.isOver,
    });
    this.tabs[tab] = after;
    const breach = breachOf(after);
    if (breach) throw new Error(`${breach} after a reload`);
    const isTyping = before.phase === 'typing' && !this.given.some(({ raw }) => isSameInput(raw, before.input));
    const isWaiting = after.phase === 'waiting' || after.phase === 'closed';
    if (isTyping && !isWaiting && !isSameInput(after.input, before.input)) throw new Error('lost by a reload');
  }

  /** The network comes back and everything arrives. */
  settle(): void {
    this.isOffline = false;
    while (this.waiting.length > 0) this.deliver(false);
    for (const each of [0, 1]) this.hear(each);
  }
}

const steps = fc.array(step, { maxLength: 60, size: 'max' });

describe.each([
  ['checked by a button', false],
  ['saved as it is typed', true],
])('an answer that is %s', (_, savesItself) => {
  it('over reloads, two tabs, lost networks, deadlines and late replies: nothing typed is lost, no verdict is of another input', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const world = new World(savesItself);
        for (const each of all) world.run(each);
        world.settle();
        // Every answer that was given was taken once, in its order.
        const stored = world.given.map(({ id }) => id).filter((id) => world.taken.includes(id));
        expect(world.taken).toEqual(stored);
        expect(new Set(world.taken).size).toBe(world.taken.length);
        for (const each of [0, 1]) {
          const { phase, pending } = world.state(each);
          expect(['checking', 'waiting']).not.toContain(phase);
          expect(pending).toBeNull();
        }
      }),
      { numRuns: 2000 },
    );
  });
});

const typedState = (text: string, savesItself = false) =>
  next(emptyAnswering(savesItself), { type: 'type', raw: input(text) });
const gave = (text: string, savesItself = false) => next(typedState(text, savesItself), { type: 'check', id: 'a' });
const replied = (text: string, verdict: Verdict, id = 'a'): AnsweringEvent => ({
  type: 'replied',
  id,
  raw: input(text),
  reply: replyWith(verdict, verdict === 'right' ? 'right' : 'open'),
});

it.each([
  ['invalid', 'unreadable', false],
  ['wrong', 'graded', true],
  ['partial', 'graded', true],
  ['right', 'graded', false],
  ['stored', 'stored', false],
] as const)('a reply of %s leads to %s', (verdict, phase, isRetried) => {
  const state = next(gave('12'), replied('12', verdict));
  expect(state).toMatchObject({ phase, reply: { verdict }, count: 1 });
  expect(mayRetry(state)).toBe(isRetried);
});

it('what is typed while it is saved goes on, and its own verdict alone is shown', () => {
  const typing = next(gave('1', true), { type: 'type', raw: input('12') });
  expect(typing).toMatchObject({ phase: 'typing', pending: { id: 'a' } });
  const late = next(typing, replied('1', 'stored'));
  expect(late).toMatchObject({ phase: 'typing', input: input('12'), pending: null, reply: null });
  // Back to what the server has: nothing is left to save.
  expect(next(late, { type: 'type', raw: input('1') })).toMatchObject({ phase: 'stored' });
});

it('what waits on its own is not typed over', () => {
  const waiting = next(gave('12'), { type: 'queued', id: 'a' });
  expect(waiting.phase).toBe('waiting');
  expect(next(waiting, { type: 'type', raw: input('13') })).toBe(waiting);
  expect(next(waiting, { type: 'check', id: 'b' })).toBe(waiting);
});

it('the end of a question keeps the verdict that is shown, and lets the one being sent come', () => {
  const closed = next(next(gave('12'), replied('12', 'wrong')), { type: 'close', input: null });
  expect(closed).toMatchObject({ phase: 'closed', reply: { verdict: 'wrong' } });
  expect(mayRetry(closed)).toBe(false);
  const onItsWay = next(gave('12'), { type: 'close', input: null });
  expect(next(onItsWay, replied('12', 'right'))).toMatchObject({ phase: 'closed', reply: { verdict: 'right' } });
  const late = { type: 'refused', id: 'a', raw: input('12'), detail: 'over' } as const;
  expect(next(onItsWay, late)).toMatchObject({ phase: 'closed', refusal: { detail: 'over' } });
});

it('a question is opened from the device, then from its draft, then from what the server has', () => {
  const known = { savesItself: false, last: input('1'), isOver: false };
  expect(opened(known)).toMatchObject({ phase: 'stored', input: input('1'), reply: null });
  expect(opened({ ...known, draft: input('2') })).toMatchObject({ phase: 'typing', input: input('2') });
  const waiting = { id: 'a', raw: input('3') };
  expect(opened({ ...known, draft: input('2'), waiting })).toMatchObject({ phase: 'waiting', input: input('3') });
  const refused = { id: 'a', raw: input('4'), detail: 'over' };
  expect(opened({ ...known, refused })).toMatchObject({ phase: 'refused', input: input('4') });
  expect(opened({ ...known, isOver: true })).toMatchObject({ phase: 'closed', input: input('1') });
});

it('an outcome that is heard again, and an answer that is found after it, change nothing', () => {
  const again = next(next(gave('12'), replied('12', 'wrong')), { type: 'retry' });
  expect(again).toMatchObject({ phase: 'typing', reply: null });
  expect(next(again, replied('12', 'wrong'))).toBe(again);
  expect(next(again, { type: 'found', id: 'a', raw: input('12') })).toBe(again);
});

it('what turns out unreadable after the end says nothing, for it cannot be corrected', () => {
  const closed = next(gave('12'), { type: 'close', input: null });
  expect(next(closed, replied('12', 'invalid'))).toMatchObject({ phase: 'closed', pending: null, reply: null });
});
