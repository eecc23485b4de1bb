import type { QuestionSheetData } from '@mashq/curriculum/model';
import type { Ref } from 'react';
import { formatDigits } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import { faWorksheet, type WorksheetMessages } from '../../i18n/fa/print.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { BlockContent } from '../../learning/content/index.ts';
import { FigureView } from '../../learning/figures/index.ts';
import { MathText } from '../../learning/math-text/index.ts';
import { splitLeadingExpression } from '../../learning/question-sheet/leading-expression.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { PrintedAnswer } from './PrintedAnswer.tsx';
import * as paperCss from './PrintPaper.css.ts';
import { RunningHead } from './RunningHead.tsx';
import * as css from './Worksheet.css.ts';

export interface WorksheetQuestion extends Pick<QuestionSheetData, 'stem' | 'figure' | 'answer'> {
  id: string;
}

/** Squared paper under each question whose answer is a number: none, about five lines, or about ten. */
export type WorkSpace = 'none' | 'small' | 'large';

export interface WorksheetProps extends RootProps {
  title: string;
  /** School, class and book, under the title. */
  place: readonly string[];
  /** Whose sheet it is. Without it there is a line for the name. */
  student?: string | undefined;
  /** Digits that sheet and key have in common. */
  code: string;
  questions: readonly WorksheetQuestion[];
  /** @default 'small' */
  workSpace?: WorkSpace;
  /** Replaces some of the strings. @default Persian, from `faWorksheet` */
  messages?: Partial<WorksheetMessages> | undefined;
  ref?: Ref<HTMLElement>;
}

/** Kinds whose answer is written; what is drawn or picked has its place in the question. */
const WRITTEN: readonly string[] = ['integer', 'decimal', 'fraction', 'mixed', 'clock'];

/**
 * Questions to be answered by pen, numbered, with room to work. Name and code are repeated on each page; no question goes
 * over from one page to the next. Answers of kinds other than numbers are loaded on demand: `preloadAnswer(kind)` before
 * printing.
 */
export function Worksheet({
  title,
  place,
  student,
  code,
  questions,
  workSpace = 'small',
  messages: overrides,
  className,
  ref,
  ...root
}: WorksheetProps) {
  const messages = { ...messagesFor('worksheet', faWorksheet), ...overrides };
  const { comma } = messagesFor('punctuation', faPunctuation);
  const digits = useDigits();
  return (
    <article
      {...root}
      ref={ref}
      aria-label={[title, student, messages.code(formatDigits(code, digits))].filter(Boolean).join(comma)}
      className={classNames(paperCss.sheet, className)}
    >
      <RunningHead start={student ?? title} end={messages.code(formatDigits(code, digits))}>
        <header className={css.head}>
          <h2 className={css.title}>{formatDigits(title, digits)}</h2>
          <p className={css.place}>{place.map((part) => formatDigits(part, digits)).join(' · ')}</p>
          <dl className={css.fields}>
            <div className={css.field}>
              <dt>{messages.name}</dt>
              <dd className={student === undefined ? css.line : css.value}>{student}</dd>
            </div>
            <div className={css.field}>
              <dt>{messages.date}</dt>
              <dd className={css.line} />
            </div>
          </dl>
        </header>
        <ol>
          {questions.map((question, index) => (
            <li
              key={question.id}
              className={css.question}
              aria-label={messages.question(formatDigits(index + 1, digits))}
            >
              <span aria-hidden="true" className={css.number}>
                {formatDigits(index + 1, digits)}
              </span>
              <PrintedQuestion question={question} workSpace={workSpace} spaceLabel={messages.space} />
            </li>
          ))}
        </ol>
      </RunningHead>
    </article>
  );
}

interface PrintedQuestionProps {
  question: WorksheetQuestion;
  workSpace: WorkSpace;
  spaceLabel: string;
}

function PrintedQuestion({ question: { stem, figure, answer }, workSpace, spaceLabel }: PrintedQuestionProps) {
  const direction = useDirection();
  const led = splitLeadingExpression(stem, answer);
  const isWritten = WRITTEN.includes(answer.kind);
  return (
    <div className={css.content}>
      {led.stem.length > 0 && <BlockContent blocks={led.stem} />}
      {figure !== undefined && (
        <div className={css.figure}>
          <FigureView figure={figure} />
        </div>
      )}
      {/* Nothing is typed or pressed on paper. */}
      <div inert className={css.answer} data-kind={answer.kind} {...(led.lead !== null && { dir: 'ltr' })}>
        {led.lead !== null && (
          <span className={css.lead}>
            <MathText math={led.lead} size="display" />
          </span>
        )}
        <div dir={direction} className={css.input}>
          <PrintedAnswer form={answer} />
        </div>
      </div>
      {isWritten && workSpace !== 'none' && (
        <div role="img" aria-label={spaceLabel} className={css.space} data-size={workSpace} />
      )}
    </div>
  );
}
