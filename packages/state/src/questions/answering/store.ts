import type { AnswerReply, QuestionView } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { currentToken } from '../../platform/api/token.ts';
import { makeId } from '../../platform/id.ts';
import type { PendingAnswer } from '../../platform/offline/pending-answer.ts';
import { ActiveTime } from '../active-time.ts';
import { outbox } from '../outbox/answers.ts';
import { type Answering, type AnsweringEvent, mayRetry, next, opened } from './machine.ts';

/** What the store needs to know of a question. */
export interface AnsweringView {
  questionId: string;
  assignment: QuestionView['assignment'];
  /** The input that the server has, where it is to be shown. */
  last: RawInput | null;
  /** It takes no more answers. */
  isOver: boolean;
  /** The answer saves itself, as in a quiz. */
  saving?: Saving;
}

export interface Saving {
  /** Milliseconds without typing after which the answer is saved; it is also saved when its question or the page is left. */
  afterMs: number;
  /** Nothing is filled in, or a part is missing: it stays with what was typed until it is whole, as it could only be refused. */
  isUnfinished: (raw: RawInput) => boolean;
}

/** What has become of an answer, or of its question. */
export type AnswerNews = Pick<AnsweringView, 'questionId' | 'assignment'> &
  (
    | { kind: 'given'; raw: RawInput }
    | { kind: 'replied'; raw: RawInput; reply: AnswerReply }
    | { kind: 'refused'; raw: RawInput }
    /** Its solution was opened. */
    | { kind: 'revealed' }
  );

type Shown = ReturnType<typeof ref<Answering>>;

/**
 * Milliseconds after which screens say that an answer is being checked. Most verdicts are there before, and their screen is rendered
 * once, not twice; nothing is rendered between the press and the request.
 */
const SAY_CHECKING_AFTER = 250;

interface Question {
  readonly key: string;
  state: Answering;
  /** What screens see of `state`. */
  readonly shown: { state: Shown };
  saying?: ReturnType<typeof setTimeout> | undefined;
  view: AnsweringView;
  time: ActiveTime | null;
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** Id of the answer that the outbox has and of which nothing is known yet. */
  submitting: string | null;
  readers: number;
  /** No screen shows it any more: a new one begins without the outcomes of before. */
  isLeft: boolean;
}

/** Questions that a screen shows or whose answer is being sent, by user and question. */
const questions = new Map<string, Question>();
const listeners = new Set<(news: AnswerNews) => void>();

const keyOf = (questionId: string, userId = currentToken()?.userId) => `draft:${userId ?? ''}:${questionId}`;

/** What was typed in this tab for a question; it survives a reload and other questions, and ends with the tab. */
export function readDraft(questionId: string): RawInput | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(questionId)) ?? 'null') as RawInput | null;
  } catch {
    return null;
  }
}

/** Calls `listener` with what becomes of every answer of this browser, at once or after waiting. */
export function onAnswered(listener: (news: AnswerNews) => void): () => void {
  start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitAnswered(news: AnswerNews): void {
  for (const listener of listeners) listener(news);
}

let isStarted = false;

/** Listens to the outbox, from the first question or listener on. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  outbox.onSettled((answer, outcome) => {
    const { id, questionId, raw, userId } = answer;
    const question = questions.get(keyOf(questionId, userId));
    const about = { questionId, raw, assignment: assignmentOf(answer) };
    if (outcome.kind === 'reply') {
      const { reply } = outcome;
      if (question) apply(question, { type: 'replied', id, raw, reply });
      emitAnswered({ kind: 'replied', ...about, reply });
    } else {
      if (question) apply(question, { type: 'refused', id, raw, detail: outcome.refusal.detail });
      emitAnswered({ kind: 'refused', ...about });
    }
  });
  subscribe(outbox.state, () => {
    for (const question of questions.values()) readOutbox(question);
  });
}

const assignmentOf = ({ assignment, homeworkId }: PendingAnswer): QuestionView['assignment'] =>
  assignment ?? (homeworkId ? { kind: 'homework', id: homeworkId } : null);

/** The newest answers of a question in the outbox. */
function ofOutbox(questionId: string) {
  const isOfIt = (answer: PendingAnswer) => answer.questionId === questionId;
  const refused = outbox.state.refused.findLast(isOfIt);
  return {
    waiting: outbox.state.waiting.findLast(isOfIt),
    refused: refused && { id: refused.id, raw: refused.raw, detail: refused.refusal?.detail ?? null },
  };
}

/** The outbox has been read from the device, or another tab has changed it. */
function readOutbox(question: Question): void {
  const { questionId } = question.view;
  // It shows the answers of who is signed in.
  if (question.key !== keyOf(questionId)) return;
  const { waiting, refused } = ofOutbox(questionId);
  const { pending } = question.state;
  const isKnown = pending === null || pending.id === question.submitting;
  if (!isKnown && !outbox.state.waiting.some(({ id }) => id === pending.id))
    apply(question, { type: 'gone', id: pending.id });
  if (waiting) apply(question, { type: 'found', id: waiting.id, raw: waiting.raw });
  if (refused) apply(question, { type: 'refused', ...refused });
}

function apply(question: Question, event: AnsweringEvent): void {
  const after = next(question.state, event);
  if (after !== question.state) setState(question, after);
}

function setState(question: Question, state: Answering): void {
  question.state = state;
  clearTimeout(question.saying);
  const say = () => {
    question.shown.state = ref(state);
  };
  if (state.phase === 'checking') question.saying = setTimeout(say, SAY_CHECKING_AFTER);
  else say();
}

function open({ questionId, last, isOver, saving }: AnsweringView): Answering {
  const savesItself = saving !== undefined;
  return opened({
    ...ofOutbox(questionId),
    savesItself,
    draft: readDraft(questionId),
    // What was given since the page was loaded is newer than what was read.
    last: (savesItself && outbox.newestInput(questionId)) || last,
    isOver,
  });
}

/** The question as its screens see it; opened by the first of them. */
function questionOf(view: AnsweringView): Question {
  start();
  const key = keyOf(view.questionId);
  const known = questions.get(key);
  if (known && (!known.isLeft || known.state.pending !== null)) return known;
  const state = open(view);
  const shown = proxy({ state: ref(state) });
  const question: Question = { key, state, shown, view, time: null, submitting: null, readers: 0, isLeft: false };
  questions.set(key, question);
  return question;
}

/** Shows a question; what is returned leaves it, and saves what is not saved. */
function show(question: Question): () => void {
  questions.set(question.key, question);
  // Who comes back sees at once where the answer stands.
  if (question.isLeft) question.shown.state = ref(question.state);
  question.isLeft = false;
  question.readers += 1;
  question.time ??= new ActiveTime();
  const onVisibility = () => save(question);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    save(question);
    question.readers -= 1;
    if (question.readers > 0) return;
    question.isLeft = true;
    question.time?.end();
    question.time = null;
    if (question.state.pending === null) questions.delete(question.key);
  };
}

/** The question was read again, or its time is over. */
function setView(question: Question, view: AnsweringView): void {
  question.view = view;
  const { phase, reply, pending } = question.state;
  if (view.isOver) apply(question, { type: 'close', input: view.last });
  // A quiz that was paused goes on, a deadline was put off. A verdict that is shown stays.
  else if (phase === 'closed' && reply === null && pending === null) setState(question, open(view));
  else if (view.saving && view.last) apply(question, { type: 'read', input: view.last });
}

function type(question: Question, raw: RawInput): void {
  const before = question.state;
  apply(question, { type: 'type', raw });
  const { saving } = question.view;
  if (question.state === before) return;
  try {
    sessionStorage.setItem(question.key, JSON.stringify(raw));
  } catch {
    // A tab without room for it keeps it in memory.
  }
  if (saving === undefined) return;
  clearTimeout(question.timer);
  question.timer = setTimeout(() => save(question), saving.afterMs);
}

/** Saves what was typed and is not saved, where an answer saves itself. */
function save(question: Question): void {
  clearTimeout(question.timer);
  const { phase, input } = question.state;
  const { saving } = question.view;
  if (saving && phase === 'typing' && input !== null && !saving.isUnfinished(input)) void submit(question);
}

/** Gives the answer: it is stored on the device and sent. Resolves with its outcome, or once it waits. */
async function submit(question: Question): Promise<void> {
  const id = makeId();
  apply(question, { type: 'check', id });
  const { pending } = question.state;
  if (pending?.id !== id) return;
  const { questionId, assignment } = question.view;
  const { raw } = pending;
  question.submitting = id;
  emitAnswered({ kind: 'given', questionId, assignment, raw });
  const answeredAt = new Date().toISOString();
  const time = question.time?.take() ?? { shownAt: answeredAt, activeMs: 0 };
  try {
    const outcome = await outbox.submit({ id, questionId, assignment, raw, answeredAt, ...time });
    if (outcome.kind === 'waiting') apply(question, { type: 'queued', id });
  } catch {
    apply(question, { type: 'refused', id, raw, detail: null });
  }
  if (question.submitting === id) question.submitting = null;
}

/** Series of questions whose drafts were looked at since the page was loaded. */
const restored = new Set<string>();

/**
 * Saves what was typed and not stored before the page was reloaded or closed: a draft is written as it is typed, its answer a
 * moment later. Looks once at each `series` in the life of a page, as within it nothing is left behind.
 */
export async function saveDrafts(series: string, views: readonly AnsweringView[]): Promise<void> {
  if (restored.has(series)) return;
  restored.add(series);
  // What was stored and waits is known only then.
  await outbox.refresh();
  for (const view of views) {
    if (readDraft(view.questionId) === null) continue;
    const question = questionOf(view);
    if (question.readers === 0) question.isLeft = true;
    save(question);
  }
}

/** What a screen sees of the answer of a question, and does with it. */
export interface UseAnswering extends Answering {
  type: (raw: RawInput) => void;
  /** Gives the answer. */
  check: () => Promise<void>;
  /** Starts another try; undefined if there is none. */
  retry: (() => void) | undefined;
  /** Saves at once what would be saved after a pause. */
  save: () => void;
}

/** The answer of one question: all screens of this tab that show it see the same. */
export function useAnswering(view: AnsweringView): UseAnswering {
  const question = questionOf(view);
  // At once, for an input that is rendered later than it was typed loses its caret.
  const { state } = useSnapshot(question.shown, { sync: true });
  useEffect(() => show(question), [question]);
  // Before the screen is painted: a question that is over is not seen as open.
  useLayoutEffect(() => setView(question, view));
  return {
    ...(state as Answering),
    type: (raw) => type(question, raw),
    check: () => submit(question),
    retry: mayRetry(state as Answering) ? () => apply(question, { type: 'retry' }) : undefined,
    save: () => save(question),
  };
}
