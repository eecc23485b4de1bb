import type { NumberLineForm } from './model.ts';

export function publicForm({ kind, line }: NumberLineForm): NumberLineForm {
  const { from, to, unit, divisions, points, hops, labels, decimals } = line;
  return {
    kind,
    line: {
      from,
      to,
      divisions,
      ...(unit === undefined ? {} : { unit }),
      ...(points === undefined ? {} : { points }),
      ...(hops === undefined ? {} : { hops }),
      ...(labels === undefined ? {} : { labels }),
      ...(decimals === undefined ? {} : { decimals }),
    },
  };
}
