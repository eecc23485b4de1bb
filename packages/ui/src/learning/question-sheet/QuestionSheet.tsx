import type { AnswerForm, QuestionSheetData, RawInput } from '@mashq/curriculum/model';
import { type ReactNode, type Ref, useDeferredValue, useId, useImperativeHandle, useMemo, useState } from 'react';
import { formatDigits } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import {
  type AnswerMessages,
  faLearningAnswers,
  type NumberPadMessages,
  type QuestionSheetMessages,
} from '../../i18n/fa/learning-answers.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { LiveRegion } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { AnswerInput, incompleteMessage, isEmpty, isIncomplete } from '../answers/index.ts';
import { BlockContent } from '../content/index.ts';
import { FigureView } from '../figures/index.ts';
import { MathText } from '../math-text/index.ts';
import { NumberPad, NumberPadProvider } from '../number-pad/index.ts';
import { HintButton } from './HintButton.tsx';
import { HintsBox } from './HintsBox.tsx';
import { splitLeadingExpression } from './leading-expression.ts';
import * as css from './QuestionSheet.css.ts';
import { SheetActions } from './SheetActions.tsx';
import { isOpen, isSettled, type QuestionPhase, statusOf } from './sheet-phase.ts';
import { useFigureFit } from './use-figure-fit.ts';
import { useHintKey } from './use-hint-key.ts';
import { useSheetFocus } from './use-sheet-focus.ts';
import { useSheetLayout } from './use-sheet-layout.ts';

export interface QuestionSheetProps extends RootProps {
  /** Changes with each question: the answer then starts afresh and takes the focus. */
  questionKey: string;
  /** Where the question comes from, the widest first: `['ریاضی پنجم', 'صفحهٔ ۴۶', 'جمع کسرها']`. */
  place: readonly string[];
  question: Pick<QuestionSheetData, 'stem' | 'figure' | 'answer' | 'hasHints'>;
  /** Exactly what was typed or picked so far; the app keeps it, so that nothing is lost. */
  value: RawInput;
  onChange: (value: RawInput) => void;
  phase: QuestionPhase;
  /** The answer is to be checked. Not called while a part of it is not filled in: the sheet then says so itself. */
  onCheck: () => void;
  /** The next question. Left out where there is none. */
  onNext?: (() => void) | undefined;
  /** Another try after `wrong` or `partial`: the app goes back to `answering` and keeps the value. Left out where there is no other try. */
  onRetry?: (() => void) | undefined;
  /** Puts the question off. */
  onLater?: (() => void) | undefined;
  /** Opens the next hint (also by Alt+H). Offered only when the question has hints; its button is there for the first one. */
  onHint?: (() => void) | undefined;
  /** A question done before, to be looked at: nothing can be changed, checked or put off. @default false */
  isReview?: boolean | undefined;
  /**
   * What is said of the answer: an `AnswerFeedback`, an `Alert` or words. The sheet announces it when it comes and when it
   * changes, and describes its main button with it.
   */
  feedback?: ReactNode;
  /** At the head of the sheet, after its place: what helps to read the question, such as a button that reads it aloud. */
  tools?: ReactNode;
  /** The skill's meter, at the head of the side column. */
  meter?: ReactNode;
  /**
   * The hints, in the side column: `HintSteps`, which focuses a hint as it opens; keep it there from the first, without
   * `onHint` while no hint is open: the sheet's own button opens the first one, that of `HintSteps` the others. Escape
   * goes back to the answer.
   */
  hints?: ReactNode;
  /** A hint of this question is open: the sheet's own button and what the hint costs are hidden. @default false */
  isHinted?: boolean | undefined;
  /** The pad has a minus sign: for chapters with negative numbers, whatever the answer of this question is. @default false */
  hasMinus?: boolean | undefined;
  /** Replaces some of the visible and spoken strings. @default Persian, from `faLearningAnswers.questionSheet` */
  messages?: Partial<QuestionSheetMessages> | undefined;
  answerMessages?: Partial<AnswerMessages> | undefined;
  padMessages?: Partial<NumberPadMessages> | undefined;
  ref?: Ref<HTMLElement>;
}

const EMPTY = {
  choice: 'emptyChoice',
  order: 'emptyOrder',
  'number-line': 'emptyLine',
  angle: 'emptyAngle',
  levels: 'emptyLevels',
  sectors: 'emptySectors',
  points: 'emptyPoints',
  cells: 'emptyCells',
  match: 'emptyMatch',
} as const;
/** Figures that are lower where they are narrower, with the least width in px at which all in them can be read. */
const LEAST_WIDTHS: Readonly<Record<string, number>> = {
  area: 130,
  'bar-chart': 220,
  cells: 130,
  circles: 150,
  clock: 150,
  cubes: 120,
  cuboid: 120,
  drawing: 150,
  'hundred-grid': 150,
  'line-graph': 220,
  pie: 262,
  protractor: 240,
  set: 130,
  spinner: 130,
};
const TYPED: readonly string[] = ['integer', 'decimal', 'fraction', 'mixed', 'clock'];

/** What is not filled in: everything, or a part. */
type Lack = 'all' | 'part';

/** What is said of an answer that cannot be checked yet. */
function wordsOf(lack: Lack, kind: AnswerForm['kind'], messages: QuestionSheetMessages): string {
  if (lack === 'part') return incompleteMessage(kind);
  return kind in EMPTY ? messages[EMPTY[kind as keyof typeof EMPTY]] : messages.empty;
}

/** More boxes than one, so that the pad leads from one to the next. */
function hasBoxes(form: AnswerForm): boolean {
  return 'blanks' in form ? form.blanks.length > 1 : TYPED.includes(form.kind);
}

/**
 * A question on squared paper, with all that is needed to answer it. By keyboard alone: the answer has the focus, Enter
 * checks, Enter again goes on, Alt+H opens a hint. What is said of the answer is announced. Typed answers come with a
 * number pad, beside the sheet or docked under the thumb.
 */
export function QuestionSheet({
  questionKey,
  place,
  question,
  value,
  onChange,
  phase,
  onCheck,
  onNext,
  onRetry,
  onLater,
  onHint,
  isReview = false,
  feedback,
  tools,
  meter,
  hints,
  isHinted = false,
  hasMinus = false,
  messages: overrides,
  answerMessages,
  padMessages,
  className,
  ref,
  ...rest
}: QuestionSheetProps) {
  const messages = { ...messagesFor('learningAnswers', faLearningAnswers).questionSheet, ...overrides };
  const id = useId();
  const digits = useDigits();
  const direction = useDirection();
  const { root, answer, action } = useSheetFocus(questionKey, phase);
  const layout = useSheetLayout(root);
  useImperativeHandle(ref, () => root.current as HTMLElement);
  /** What the answer lacked when it was last sent for checking. */
  const [asked, setAsked] = useState<{ key: string; lack: Lack } | null>(null);
  const [countedKey, setCountedKey] = useState<string | null>(null);
  if (isSettled(phase) && countedKey !== questionKey) setCountedKey(questionKey);

  const { figure, answer: form, hasHints } = question;
  const { stem, lead } = useMemo(() => splitLeadingExpression(question.stem, form), [question.stem, form]);
  // What is read is not drawn again with each digit that is typed, nor by the verdict.
  const stemView = useMemo(() => stem.length > 0 && <BlockContent blocks={stem} size="stem" />, [stem]);
  const leadView = useMemo(() => lead !== null && <MathText math={lead} size="display" />, [lead]);
  const figureView = useMemo(() => figure !== undefined && <FigureView figure={figure} />, [figure]);
  // The verdict is shown first, then the keys fall silent.
  const isPadClosed = useDeferredValue(isSettled(phase));
  const canEdit = isOpen(phase) && !isReview;
  const isTyped = TYPED.includes(form.kind);
  const isPast = isReview || phase === 'right' || phase === 'stored' || phase === 'waiting';
  /** The question whose hints are read in the place of the pad, for the first time or again. */
  const [reading, setReading] = useState<{ readonly key: string; readonly isAgain: boolean } | null>(null);
  // On a phone, question, figure and box stay in view while hints are read. Who comes back to a question finds the pad.
  const areHintsDocked = layout !== 'beside' && isTyped && canEdit && isHinted && hints != null;
  const isReading = areHintsDocked && reading?.key === questionKey;
  const read = (isAgain: boolean) => setReading(canEdit ? { key: questionKey, isAgain } : null);
  const openHint =
    hasHints && !isPast && onHint !== undefined
      ? () => {
          read(false);
          onHint();
        }
      : undefined;
  useHintKey(openHint);
  const write = () => {
    setReading(null);
    answer.current?.focus();
  };

  const lack: Lack | null = isEmpty(value) ? 'all' : isIncomplete(form, value) ? 'part' : null;
  const submit = () => {
    if (phase === 'checking') return;
    if (isReview || isSettled(phase)) {
      const onward = phase === 'wrong' || phase === 'partial' ? (onRetry ?? onNext) : onNext;
      return isReview ? onNext?.() : onward?.();
    }
    if (lack === null) return onCheck();
    setAsked({ key: questionKey, lack });
    answer.current?.focus();
  };

  const { stage, figureBox, pad } = useFigureFit(
    layout,
    questionKey,
    figure === undefined ? undefined : LEAST_WIDTHS[figure.t],
  );
  const hintOf = (where: 'actions' | 'question') =>
    areHintsDocked && !isReading ? (
      <HintButton onHint={() => read(true)} isCounted isAgain place={where} messages={messages} />
    ) : openHint !== undefined && !isHinted ? (
      <HintButton onHint={openHint} isCounted={countedKey === questionKey} place={where} messages={messages} />
    ) : null;
  // With the verdict it is beside what else can be done.
  const isHintByQuestion = !isSettled(phase) && (layout === 'docked' || (layout === 'short' && isTyped));
  const isMeterAtFoot = meter != null && layout !== 'beside' && phase === 'right' && !isReview;

  const isAskedFor = lack !== null && asked?.key === questionKey && asked.lack === lack && isOpen(phase);
  const note = isAskedFor ? wordsOf(lack, form.kind, messages) : phase === 'waiting' ? messages.waiting : null;

  return (
    <NumberPadProvider>
      <section
        {...rest}
        ref={root}
        aria-label={messages.sheet}
        className={classNames(css.root, className)}
        data-pad={isTyped ? (canEdit || phase === 'checking' ? 'open' : 'closed') : 'none'}
      >
        <div className={css.layout}>
          <div className={css.sheet}>
            <div ref={stage} className={css.stage}>
              <div className={css.head}>
                <p className={css.place}>
                  {place.map((part, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a place never change order.
                    <span key={index} className={index < place.length - 1 ? css.wider : undefined}>
                      {formatDigits(part, digits)}
                      {index < place.length - 1 && ' · '}
                    </span>
                  ))}
                </p>
                {tools}
                {isHintByQuestion && layout === 'docked' && hintOf('question')}
              </div>
              {stem.length > 0 && <div id={`${id}-stem`}>{stemView}</div>}
              {figure !== undefined && (
                <div ref={figureBox} className={css.figure}>
                  {figureView}
                </div>
              )}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: who goes to the box wants to write */}
              <div
                className={css.answer}
                onFocus={() => isReading && setReading(null)}
                {...(lead !== null && { dir: 'ltr' })}
              >
                {lead !== null && (
                  <span id={`${id}-lead`} className={css.lead}>
                    {leadView}
                  </span>
                )}
                <div dir={direction} className={css.input}>
                  <AnswerInput
                    key={questionKey}
                    ref={answer}
                    form={form}
                    value={value}
                    onChange={onChange}
                    onSubmit={submit}
                    isReadOnly={!canEdit}
                    status={statusOf(phase)}
                    isMarked={feedback == null}
                    labelledBy={`${id}-stem ${id}-lead`}
                    describedBy={`${id}-said`}
                    focusOnMount={canEdit}
                    messages={answerMessages}
                  />
                </div>
                {isHintByQuestion && layout === 'short' && hintOf('question')}
              </div>
            </div>
            <div className={css.foot} {...(isSettled(phase) && !isReview && { 'data-settled': phase })}>
              <LiveRegion id={`${id}-said`} className={css.said}>
                <div>{note !== null && <p className={css.note}>{note}</p>}</div>
                {feedback}
              </LiveRegion>
              {isMeterAtFoot && <div>{meter}</div>}
              {isReview ? (
                onNext !== undefined && (
                  <SheetActions
                    phase="right"
                    onCheck={submit}
                    onNext={onNext}
                    actionRef={action}
                    saidId={`${id}-said`}
                    messages={messages}
                  />
                )
              ) : (
                <SheetActions
                  phase={phase}
                  hint={!isHintByQuestion && hintOf('actions')}
                  onLater={onLater}
                  onCheck={submit}
                  onRetry={onRetry}
                  onNext={onNext}
                  actionRef={action}
                  saidId={`${id}-said`}
                  messages={messages}
                />
              )}
            </div>
          </div>
          <div className={css.side}>
            {meter != null && !isMeterAtFoot && <div className={css.meter}>{meter}</div>}
            {isTyped && !isReview && (
              <div ref={pad} className={css.pad} hidden={isReading}>
                <NumberPad
                  hasDecimalMark={form.kind === 'decimal'}
                  hasMinus={hasMinus}
                  hasNext={hasBoxes(form)}
                  // Beside the sheet its own button is in view.
                  onDone={layout === 'beside' ? undefined : submit}
                  isDisabled={isPadClosed}
                  messages={padMessages}
                />
              </div>
            )}
            {hints != null && (
              <HintsBox
                state={isReading ? 'docked' : areHintsDocked ? 'away' : 'beside'}
                takesFocus={reading?.isAgain === true}
                onWrite={write}
                messages={messages}
              >
                {hints}
              </HintsBox>
            )}
          </div>
        </div>
      </section>
    </NumberPadProvider>
  );
}
