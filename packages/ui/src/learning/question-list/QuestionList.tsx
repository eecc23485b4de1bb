import { Bookmark, Check, Clock, Contrast, type LucideIcon, Pencil, PencilLine } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { SegmentedControl } from '../../forms/segmented-control/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import { faQuestionList, type QuestionListMessages } from '../../i18n/fa/learning-quiz.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './QuestionList.css.ts';
import {
  groupsOf,
  inGroup,
  type ListedQuestion,
  type QuestionGroup,
  type QuestionListState,
} from './question-groups.ts';

export interface QuestionListProps extends RootProps {
  /** In the order of the quiz; their numbers follow from it. */
  questions: readonly ListedQuestion[];
  /** Id of the question that stands open. */
  current?: string;
  /** Leads to a question. */
  onJump: (id: string) => void;
  /** Lets the list be narrowed to the right, the wrong or the empty ones, as in a report. @default false */
  hasFilter?: boolean;
  /** @default «سؤال ۳، درست»، … */
  messages?: Partial<QuestionListMessages>;
  ref?: Ref<HTMLDivElement>;
}

const ICONS: Record<QuestionListState, LucideIcon | null> = {
  open: null,
  skipped: Clock,
  answered: Pencil,
  right: Check,
  partial: Contrast,
  wrong: PencilLine,
};

const STATES = ['answered', 'skipped', 'right', 'partial', 'wrong', 'open'] as const;

const GROUP_WORDS = {
  all: 'all',
  answered: 'groupAnswered',
  right: 'groupRight',
  wrong: 'groupWrong',
  open: 'groupOpen',
} as const satisfies Record<QuestionGroup, keyof QuestionListMessages>;

/**
 * All questions of a quiz with what came of each, to jump from one to another. One Tab stop, at the open question: the
 * arrows go on and back in reading order and to the row above and below, Home and End to the ends, Enter or Space jumps.
 */
export function QuestionList({
  questions,
  current,
  onJump,
  hasFilter = false,
  messages: overrides,
  className,
  ...rest
}: QuestionListProps) {
  const messages = { ...messagesFor('questionList', faQuestionList), ...overrides };
  const digits = useDigits();
  const direction = useDirection();
  const items = useRef(new Map<string, HTMLButtonElement>());
  const [chosen, setChosen] = useState<QuestionGroup>('all');
  const [focused, setFocused] = useState<string | null>(null);
  const number = (value: number) => formatNumber(value, { digits });

  const groups = groupsOf(questions);
  // A group may be left without a question while it is shown.
  const group = hasFilter && groups.includes(chosen) ? chosen : 'all';
  const shown = inGroup(questions, group);
  const has = (id: string | null | undefined) => shown.some((question) => question.id === id);
  const stop = has(focused) ? focused : has(current) ? current : shown[0]?.id;

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const elements = shown.map(({ id }) => items.current.get(id));
    const to = targetOf(event.key, index, elements, direction);
    if (to === null) return;
    event.preventDefault();
    elements[to]?.focus();
  };

  return (
    <div {...rest} className={classNames(css.root, className)}>
      {hasFilter && groups.length > 2 && (
        <SegmentedControl
          label={messages.filter}
          isLabelHidden
          value={group}
          onChange={setChosen}
          options={groups.map((value) => ({
            value,
            label: messages.choice(messages[GROUP_WORDS[value]], number(inGroup(questions, value).length)),
          }))}
        />
      )}
      <ol
        className={css.list}
        aria-label={messages.list}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
        }}
      >
        {shown.map(({ id, state, place, isFlagged = false }, index) => {
          const Icon = ICONS[state];
          return (
            <li key={id}>
              <button
                ref={(element) => {
                  if (element === null) items.current.delete(id);
                  else items.current.set(id, element);
                }}
                type="button"
                className={css.item}
                data-state={state}
                tabIndex={id === stop ? 0 : -1}
                {...(id === current && { 'aria-current': 'step' })}
                onClick={() => onJump(id)}
                onFocus={() => setFocused(id)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <span aria-hidden="true">{number(place)}</span>
                <span className={visuallyHidden}>
                  {messages.question(number(place), messages[state])}
                  {isFlagged && `${messagesFor('punctuation', faPunctuation).comma}${messages.flagged}`}
                </span>
                {Icon !== null && (
                  <span aria-hidden="true" className={css.mark}>
                    <Icon size="12px" strokeWidth={state === 'answered' ? 2.5 : 3.5} />
                  </span>
                )}
                {isFlagged && <Bookmark aria-hidden="true" size="13px" fill="currentColor" className={css.flag} />}
              </button>
            </li>
          );
        })}
      </ol>
      {!hasFilter && <Legend questions={questions} messages={messages} />}
      <Announcement>{hasFilter && group !== 'all' && messages.shown(number(shown.length))}</Announcement>
    </div>
  );
}

/** The marks that are shown, as words. */
function Legend({ questions, messages }: { questions: readonly ListedQuestion[]; messages: QuestionListMessages }) {
  const marks = STATES.flatMap((state) => {
    const Icon = ICONS[state];
    return Icon === null || questions.every((question) => question.state !== state) ? [] : [{ state, Icon }];
  });
  const hasFlag = questions.some(({ isFlagged }) => isFlagged === true);
  if (marks.length === 0 && !hasFlag) return null;
  return (
    // Each question says it of itself.
    <ul aria-hidden="true" className={css.legend}>
      {marks.map(({ state, Icon }) => (
        <li key={state} className={css.entry}>
          <Icon size="14px" strokeWidth={3} />
          {messages[state]}
        </li>
      ))}
      {hasFlag && (
        <li className={css.entry}>
          <Bookmark size="14px" fill="currentColor" />
          {messages.flagged}
        </li>
      )}
    </ul>
  );
}

/** Which of the buttons a key leads to; null for another key and past the ends. */
function targetOf(
  key: string,
  from: number,
  elements: readonly (HTMLElement | undefined)[],
  direction: 'rtl' | 'ltr',
): number | null {
  const next = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const previous = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return elements.length - 1;
  if (key === next || key === previous) {
    const to = from + (key === next ? 1 : -1);
    return to in elements ? to : null;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const here = elements[from]?.getBoundingClientRect();
  if (here === undefined) return null;
  const step = key === 'ArrowDown' ? 1 : -1;
  let best: { readonly index: number; readonly rank: number } | null = null;
  for (const [index, element] of elements.entries()) {
    const box = element?.getBoundingClientRect();
    if (box === undefined || (box.top - here.top) * step <= 0) continue;
    const rank = Math.abs(box.top - here.top) * elements.length + Math.abs(box.left - here.left);
    if (best === null || rank < best.rank) best = { index, rank };
  }
  return best?.index ?? null;
}
