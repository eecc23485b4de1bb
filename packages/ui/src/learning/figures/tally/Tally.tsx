import type { TallyFigure } from '@mashq/curriculum/model';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { RowTable } from '../row-table/RowTable.tsx';
import * as css from './Tally.css.ts';

export interface TallyProps extends Omit<TallyFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Is where a count is asked for. @default '؟' */
  unknown?: string;
}

const GROUP = 5;

/** Tally marks in fives, the fifth stroke across the other four. */
export function Tally({
  description,
  title,
  rows,
  unknown = messagesFor('learningFigures', faLearningFigures).unknown,
}: TallyProps) {
  return (
    <RowTable
      description={description}
      title={title}
      rows={rows.map(({ label, count, marked }) => ({
        label,
        marked,
        content: count === null ? unknown : <Marks count={count} />,
      }))}
    />
  );
}

function Marks({ count }: { count: number }) {
  return Array.from({ length: Math.ceil(count / GROUP) }, (_, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of marks have no other name
    <Group key={group} count={Math.min(GROUP, count - group * GROUP)} />
  ));
}

const PITCH = 8;
const HEIGHT = 28;

function Group({ count }: { count: number }) {
  const upright = Math.min(count, GROUP - 1);
  const width = count === GROUP ? 42 : (upright - 1) * PITCH + 6;
  const start = count === GROUP ? 9 : 3;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} data-count={count} aria-hidden="true">
      {Array.from({ length: upright }, (_, stroke) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal strokes have no other name
        <path key={stroke} d={`M${start + stroke * PITCH} 3V25`} className={css.stroke} />
      ))}
      {count === GROUP && <path d="M3 21L39 7" className={css.stroke} />}
    </svg>
  );
}
