import type { LevelsForm } from './model.ts';

export function publicForm({ kind, style, columns, from, to, step, move, unit }: LevelsForm): LevelsForm {
  return {
    kind,
    style,
    columns: columns.map(({ label, start }) => ({ label, ...(start === undefined ? {} : { start }) })),
    from,
    to,
    step,
    ...(move === undefined ? {} : { move }),
    ...(unit === undefined ? {} : { unit }),
  };
}
