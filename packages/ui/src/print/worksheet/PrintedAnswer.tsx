import { emptyInput } from '@mashq/curriculum/answers';
import type { AnswerForm } from '@mashq/curriculum/model';
import { formatDigits } from '../../i18n/digits.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { AnswerInput, type FormOf } from '../../learning/answers/index.ts';
import { InlineContent } from '../../learning/content/index.ts';
import { WorkedLine } from '../../learning/content/WorkedLine.tsx';
import { MathText } from '../../learning/math-text/index.ts';
import * as css from './PrintedAnswer.css.ts';

const doNothing = () => {};

/**
 * Where an answer is written, ticked, joined or drawn by pen. What is drawn (points, squares, angles, columns) has the grid or
 * figure of its input, and what is written in a table or in columns their boxes.
 */
export function PrintedAnswer({ form }: { form: AnswerForm }) {
  switch (form.kind) {
    case 'integer':
    case 'decimal':
      return <Boxes blanks={form.blanks} />;
    case 'fraction':
      return <FractionBoxes />;
    case 'mixed':
      return (
        <div dir="ltr" className={css.formula}>
          <span className={css.box} data-size="digit" />
          <FractionBoxes />
        </div>
      );
    case 'choice':
    case 'multiple-select':
      return <Options form={form} />;
    case 'order':
      return <Ordered form={form} />;
    case 'match':
      return <Joined form={form} />;
    case 'categorize':
      return <Sorted form={form} />;
    default:
      return <AnswerInput form={form} value={emptyInput(form)} onChange={doNothing} isReadOnly isMarked={false} />;
  }
}

function Boxes({ blanks }: Pick<FormOf<'integer' | 'decimal'>, 'blanks'>) {
  return (
    <div className={css.boxes}>
      {blanks.map(({ label, unit }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a blank is known by its place.
        <span key={place} className={css.labeled}>
          {label !== undefined && <span>{label}:</span>}
          <span className={css.box} data-size="number" />
          {unit !== undefined && <span>{unit}</span>}
        </span>
      ))}
    </div>
  );
}

function FractionBoxes() {
  return (
    <span className={css.fraction}>
      <span className={css.box} data-size="digit" />
      <span className={css.bar} />
      <span className={css.box} data-size="digit" />
    </span>
  );
}

/** A circle to tick where one is right, a square where several may be. */
function Options({ form: { kind, options, layout } }: { form: FormOf<'choice' | 'multiple-select'> }) {
  return (
    <ul className={css.options} data-layout={layout}>
      {options.map(({ id, content }) => (
        <li key={id} className={css.option}>
          <span className={css.mark} data-kind={kind} />
          <span className={css.optionContent[layout]}>
            {layout === 'lines' ? <WorkedLine content={content} /> : <InlineContent content={content} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is to be put in order, and under it a box for each between the two ends, left to right. */
function Ordered({ form: { items, ends } }: { form: FormOf<'order'> }) {
  const [first, last] = ends;
  return (
    <div className={css.ordered}>
      <ul className={css.cards}>
        {items.map(({ id, math }) => (
          <li key={id} className={css.card}>
            <MathText math={math} />
          </li>
        ))}
      </ul>
      <p dir="ltr" className={css.row}>
        <bdi>{first}</bdi>
        {items.map(({ id }) => (
          <span key={id} className={css.box} data-size="number" />
        ))}
        <bdi>{last}</bdi>
      </p>
    </div>
  );
}

/** Two columns with room between them for the lines of a pen. */
function Joined({ form: { first, second } }: { form: FormOf<'match'> }) {
  return (
    <div className={css.joined}>
      {[first, second].map((items, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are two sides, always the same.
        <ul key={side} className={css.side}>
          {items.map(({ id, content }) => (
            <li key={id} className={css.end} data-side={side === 0 ? 'first' : 'second'}>
              <InlineContent content={content} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Numbered cards, and under them the bins, where their numbers are written. */
function Sorted({ form: { items, bins } }: { form: FormOf<'categorize'> }) {
  const digits = useDigits();
  return (
    <div className={css.ordered}>
      <ol className={css.cards}>
        {items.map(({ id, content }, index) => (
          <li key={id} className={css.card}>
            <span className={css.cardNumber}>{formatDigits(index + 1, digits)}</span>
            <InlineContent content={content} />
          </li>
        ))}
      </ol>
      <ul className={css.bins}>
        {bins.map(({ id, label }) => (
          <li key={id} className={css.bin}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
