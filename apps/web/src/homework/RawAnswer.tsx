import type { AnswerForm, Inline, RawInput } from '@mashq/curriculum/model';
import { InlineContent } from '@mashq/ui/learning/content';
import { FigureView } from '@mashq/ui/learning/figures';
import { Fragment } from 'react';
import { lazyComponent } from '../routing/lazy-component.tsx';
import { OptionalBoundary } from '../routing/OptionalBoundary.tsx';
import { skillReport } from '../strings/teacher/skill-report.ts';
import * as css from './RawAnswer.css.ts';

/** Loaded lazily: few answer kinds are shown in their own input. */
const readOnlyAnswer = lazyComponent(() => import('./ReadOnlyAnswer.tsx'), 'ReadOnlyAnswer');

export interface RawAnswerProps {
  form: AnswerForm;
  /** Exactly what was typed or picked. */
  raw: RawInput;
}

/**
 * An answer exactly as it was given: typed text with its own digits and signs, an empty box as an empty box; choices,
 * orders and points as they were chosen.
 */
export function RawAnswer({ form, raw }: RawAnswerProps) {
  switch (raw.kind) {
    case 'integer':
    case 'decimal':
      return <Blanks blanks={'blanks' in form ? form.blanks : []} values={raw.values} />;
    case 'fraction':
    case 'mixed':
      return <Parts {...raw} />;
    case 'choice':
      return form.kind === 'choice' ? (
        <Given content={form.options.find(({ id }) => id === raw.option)?.content ?? []} />
      ) : null;
    case 'order':
      return form.kind === 'order' ? <Order form={form} items={raw.items} /> : null;
    case 'number-line':
      return form.kind === 'number-line' ? <Line line={form.line} tick={raw.tick} /> : null;
    case 'match':
    case 'cells':
    case 'angle':
    case 'levels':
    case 'sectors':
    case 'points':
      return (
        <OptionalBoundary>
          <readOnlyAnswer.Component form={form} raw={raw} />
        </OptionalBoundary>
      );
    case 'clock':
      return <Time boxes={[raw.hour, raw.minute, ...(raw.second === undefined ? [] : [raw.second])]} />;
  }
}

type Form<Kind extends AnswerForm['kind']> = Extract<AnswerForm, { kind: Kind }>;

function Blanks({ blanks, values }: { blanks: Form<'integer'>['blanks']; values: readonly string[] }) {
  return (
    <ul className={css.blanks}>
      {values.map((value, place) => (
        <li key={place} className={css.blank}>
          {blanks[place]?.label}
          <Box text={value} />
          {blanks[place]?.unit}
        </li>
      ))}
    </ul>
  );
}

function Parts({ whole, numerator, denominator }: { whole?: string; numerator: string; denominator: string }) {
  return (
    <div>
      <span dir="ltr" className={css.parts}>
        {whole !== undefined && <Box text={whole} />}
        <span className={css.fraction}>
          <Box text={numerator} />
          <span className={css.bar} aria-hidden="true" />
          <Box text={denominator} />
        </span>
      </span>
    </div>
  );
}

function Time({ boxes }: { boxes: readonly string[] }) {
  return (
    <div>
      <span dir="ltr" className={css.parts}>
        {boxes.map((text, place) => (
          <Fragment key={place}>
            {place > 0 && ':'}
            <Box text={text} />
          </Fragment>
        ))}
      </span>
    </div>
  );
}

/** The cards in the order given, with the labels at both ends of the row. */
function Order({ form, items }: { form: Form<'order'>; items: readonly string[] }) {
  const row = items.flatMap((id): Inline[] => {
    const item = form.items.find((one) => one.id === id);
    return item ? [{ t: 'math', math: item.math }] : [];
  });
  return (
    <div dir="ltr" className={css.parts}>
      <bdi>{form.ends[0]}</bdi>
      {row.map((content, place) => (
        <span key={place} className={css.box}>
          <InlineContent content={[content]} />
        </span>
      ))}
      <bdi>{form.ends[1]}</bdi>
    </div>
  );
}

function Line({ line, tick }: { line: Form<'number-line'>['line']; tick: number | null }) {
  const points = tick === null ? [] : [{ tick, tone: 'accent' as const }];
  return <FigureView figure={{ t: 'number-line', ...line, points, description: skillReport.line }} />;
}

function Given({ content }: { content: readonly Inline[] }) {
  return (
    <div>
      <span className={css.box}>
        <InlineContent content={content} />
      </span>
    </div>
  );
}

function Box({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className={css.box}>
      {text}
    </bdi>
  );
}
