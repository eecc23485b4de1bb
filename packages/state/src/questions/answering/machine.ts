import type { AnswerReply } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';

/** Where the answer of one question stands (docs/adr/0056-one-answer-one-machine.md has the table). */
export type Phase =
  | 'empty'
  | 'typing'
  | 'checking'
  | 'waiting'
  | 'unreadable'
  | 'refused'
  | 'graded'
  | 'stored'
  | 'closed';

/** An answer that was given, by its id. */
export interface SubmittedAnswer {
  id: string;
  raw: RawInput;
}

export interface Answering {
  readonly phase: Phase;
  /** What is in the boxes, exactly as it was typed; null while that is nothing. */
  readonly input: RawInput | null;
  /** The newest answer whose outcome is not known. */
  readonly pending: SubmittedAnswer | null;
  /** The newest input that the server is known to have. */
  readonly saved: RawInput | null;
  /** What the server said of `input`. */
  readonly reply: AnswerReply | null;
  /** Why `input` was not taken; without words where the device could not store it. */
  readonly refusal: { readonly detail: string | null } | null;
  /** Number of the newest outcome that was shown. */
  readonly count: number;
  /** Id of the newest answer that had an outcome: whatever comes of it again says nothing new. */
  readonly settled: string | null;
  /** The answer is saved as it is typed, as in a quiz: typing does not wait for an outcome. */
  readonly savesItself: boolean;
}

export type AnsweringEvent =
  /** The student changed the answer, or a draft of it was restored. */
  | { type: 'type'; raw: RawInput }
  /** The answer is given, under a new id. */
  | { type: 'check'; id: string }
  /** It cannot be sent now, and is stored on the device. */
  | { type: 'queued'; id: string }
  /** An answer of before a reload or of another tab waits on the device. */
  | { type: 'found'; id: string; raw: RawInput }
  /** It waits no more, and nothing was heard of what came of it. */
  | { type: 'gone'; id: string }
  | { type: 'replied'; id: string; raw: RawInput; reply: AnswerReply }
  /** The server refused an answer, or the device could not store it (`detail` null). */
  | { type: 'refused'; id: string; raw: RawInput; detail: string | null }
  /** The server has this input, as far as the question was read. */
  | { type: 'read'; input: RawInput }
  | { type: 'retry' }
  /** The question takes no more answers: its time is over, its solution is open, or it is done. `input` was its last answer. */
  | { type: 'close'; input: RawInput | null };

/** A question of which nothing is known yet. */
export const emptyAnswering = (savesItself: boolean): Answering => ({
  phase: 'empty',
  input: null,
  pending: null,
  saved: null,
  reply: null,
  refusal: null,
  count: 0,
  settled: null,
  savesItself,
});

/** An input as text, whatever the order in which its fields come back from the server. */
function textOf(input: RawInput | null): string {
  return JSON.stringify(input, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Whether two inputs are the same answer. */
export const isSameInput = (a: RawInput | null, b: RawInput | null) => a === b || textOf(a) === textOf(b);

/** Whether a wrong answer may be tried again. */
export const mayRetry = ({ phase, reply }: Pick<Answering, 'phase' | 'reply'>) =>
  phase === 'graded' && reply?.state === 'open';

/** What is known of a question when it is opened. */
export interface Known {
  savesItself: boolean;
  /** Its answer that waits on the device. */
  waiting?: SubmittedAnswer | undefined;
  /** Its answer that was refused when nobody saw it. */
  refused?: (SubmittedAnswer & { detail: string | null }) | undefined;
  /** What was typed in this tab and may not be given yet. */
  draft?: RawInput | null;
  /** What the server has. */
  last: RawInput | null;
  isOver: boolean;
}

/** The state of a question that is opened: from what the device stores, then from the draft, then from what the server has. */
export function opened({ savesItself, waiting, refused, draft = null, last, isOver }: Known): Answering {
  const events: (AnsweringEvent | null | undefined | false)[] = [
    waiting && { type: 'found', ...waiting },
    refused && { type: 'refused', ...refused },
    last && { type: 'read', input: last },
    draft && { type: 'type', raw: draft },
    isOver && { type: 'close', input: last },
  ];
  let state = emptyAnswering(savesItself);
  for (const event of events) if (event) state = next(state, event);
  return state;
}

/** The state after an event. What an event does not change stays the same object. */
export function next(state: Answering, event: AnsweringEvent): Answering {
  switch (event.type) {
    case 'type':
      return typed(state, event.raw);
    case 'check':
      return checked(state, event.id);
    case 'queued':
      return state.phase === 'checking' && state.pending?.id === event.id ? { ...state, phase: 'waiting' } : state;
    case 'found':
      return found(state, event);
    case 'gone':
      if (state.pending?.id !== event.id) return state;
      return { ...state, phase: state.phase === 'closed' ? 'closed' : 'typing', pending: null };
    case 'replied':
      return event.id === state.settled ? state : replied(state, event);
    case 'refused':
      return event.id === state.settled ? state : refused(state, event);
    case 'read':
      return state.phase === 'empty' ? { ...state, phase: 'stored', input: event.input, saved: event.input } : state;
    case 'retry':
      return mayRetry(state) ? { ...state, ...NO_OUTCOME, phase: 'typing' } : state;
    case 'close':
      return closed(state, event.input);
  }
}

const NO_OUTCOME = { reply: null, refusal: null } as const;

/** What is in the boxes came from the server or there is nothing: an answer from elsewhere takes its place. */
const isUntyped = ({ phase }: Answering) => phase === 'empty' || phase === 'stored';

const isTyped = ({ phase, input }: Answering, raw: RawInput) => phase === 'typing' && isSameInput(input, raw);

function typed(state: Answering, raw: RawInput): Answering {
  const { phase, input, pending, saved, savesItself } = state;
  if (phase === 'closed' || isSameInput(raw, input)) return state;
  if (!savesItself && (phase === 'checking' || phase === 'waiting' || phase === 'graded')) return state;
  const given = pending?.raw ?? saved;
  // What goes back to the newest answer need not be given again.
  const isGiven = savesItself && given !== null && isSameInput(raw, given);
  return { ...state, ...NO_OUTCOME, phase: isGiven ? (pending ? 'waiting' : 'stored') : 'typing', input: raw };
}

function checked(state: Answering, id: string): Answering {
  const { phase, input, reply, savesItself } = state;
  // An answer whose result comes later may be given again once its question is opened again; one that saves itself is saved.
  const isReopened = phase === 'stored' && reply === null && !savesItself;
  const mayCheck = phase === 'typing' || phase === 'unreadable' || phase === 'refused' || isReopened;
  if (input === null || !mayCheck) return state;
  // What the server has is not known again until this answer has an outcome.
  return { ...state, ...NO_OUTCOME, phase: 'checking', pending: { id, raw: input }, saved: null };
}

function found(state: Answering, { id, raw }: SubmittedAnswer): Answering {
  // An answer of this page is newer.
  if (state.pending !== null || id === state.settled) return state;
  const coming = { ...state, pending: { id, raw }, saved: null };
  if (state.phase === 'closed') return state.reply === null ? { ...coming, input: raw } : state;
  if (isUntyped(state) || isTyped(state, raw)) return { ...coming, ...NO_OUTCOME, phase: 'waiting', input: raw };
  // What was typed stays, and is given after it.
  return state.phase === 'typing' ? coming : state;
}

/** Notes that an answer has had an outcome. What the server has is known only of the newest answer. */
function settle(state: Answering, { id }: SubmittedAnswer, saved: RawInput | null): Answering {
  if (state.pending?.id === id) return { ...state, settled: id, pending: null, saved };
  return { ...state, settled: id, saved: null };
}

function replied(state: Answering, event: SubmittedAnswer & { reply: AnswerReply }): Answering {
  const { id, raw, reply } = event;
  const isUnreadable = reply.verdict === 'invalid';
  const isOwn = state.pending?.id === id;
  const isOfInput = isOwn
    ? isSameInput(state.input, raw)
    : state.pending === null && (isUntyped(state) || isTyped(state, raw));
  const settled = settle(state, event, isUnreadable ? null : raw);
  // What cannot be read could only be corrected.
  if (!isOfInput || (isUnreadable && state.phase === 'closed')) return settled;
  const phase = isUnreadable ? 'unreadable' : reply.verdict === 'stored' ? 'stored' : 'graded';
  return {
    ...settled,
    phase: state.phase === 'closed' ? 'closed' : phase,
    input: raw,
    saved: isUnreadable ? null : raw,
    reply,
    refusal: null,
    count: state.count + 1,
  };
}

function refused(state: Answering, event: SubmittedAnswer & { detail: string | null }): Answering {
  const { id, raw, detail } = event;
  const { phase, input, pending, reply, savesItself } = state;
  const isOpened = phase === 'empty' || (phase === 'stored' && reply === null && !savesItself);
  const isOfInput =
    pending?.id === id || (phase === 'closed' && reply === null)
      ? isSameInput(input, raw)
      : pending === null && (isOpened || isTyped(state, raw));
  const settled = settle(state, event, null);
  if (!isOfInput) return settled;
  return {
    ...settled,
    phase: phase === 'closed' ? 'closed' : 'refused',
    input: raw,
    reply: null,
    refusal: { detail },
    count: state.count + 1,
  };
}

function closed(state: Answering, last: RawInput | null): Answering {
  if (state.phase === 'closed') return state;
  const reply = state.reply?.verdict === 'invalid' ? null : state.reply;
  return { ...state, phase: 'closed', input: state.input ?? last, reply };
}
