import type { Inline } from '@mashq/curriculum/model';
import type { Ref } from 'react';
import { formatDigits } from '../../i18n/digits.ts';
import { faWorksheet, type WorksheetMessages } from '../../i18n/fa/print.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { InlineContent } from '../../learning/content/index.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as paperCss from './PrintPaper.css.ts';
import { RunningHead } from './RunningHead.tsx';
import * as css from './WorksheetKey.css.ts';

export interface WorksheetKeySheet {
  code: string;
  student?: string | undefined;
  /** In the order of the questions. */
  answers: readonly { id: string; content: readonly Inline[] }[];
}

export interface WorksheetKeyProps extends RootProps {
  /** Title of the worksheet. */
  title: string;
  /** The sheets that the key is for. */
  sheets: readonly WorksheetKeySheet[];
  messages?: Partial<WorksheetMessages> | undefined;
  ref?: Ref<HTMLElement>;
}

/** The answers of worksheets, on pages of their own: a block for each sheet, found by its name and code. */
export function WorksheetKey({ title, sheets, messages: overrides, className, ref, ...root }: WorksheetKeyProps) {
  const messages = { ...messagesFor('worksheet', faWorksheet), ...overrides };
  const { comma } = messagesFor('punctuation', faPunctuation);
  const digits = useDigits();
  return (
    <article
      {...root}
      ref={ref}
      aria-label={[messages.key, title].join(comma)}
      className={classNames(paperCss.sheet, className)}
    >
      <RunningHead start={title} end={messages.key}>
        <h2 className={css.title}>
          {messages.key}: {formatDigits(title, digits)}
        </h2>
        {sheets.map(({ code, student, answers }) => (
          <section key={code} className={css.sheet}>
            <h3 className={css.name}>
              <span>{student ?? messages.keyOf(formatDigits(code, digits))}</span>
              {student !== undefined && <span>{messages.code(formatDigits(code, digits))}</span>}
            </h3>
            <ol className={css.answers}>
              {answers.map(({ id, content }, index) => (
                <li key={id} className={css.answer}>
                  <span className={css.place}>{formatDigits(index + 1, digits)}</span>
                  <span>
                    <InlineContent content={content} />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </RunningHead>
    </article>
  );
}
