import { type Figure, persianNumber, type Rng } from '../../../../authoring/index.ts';

/** A thing cut into equal parts, `numerator` of `denominator` shaded. */
export interface Cut {
  readonly figure: Figure;
  /** «نوار», «دایره», «مستطیل». */
  readonly name: string;
}

const tones = ['accent', 'turmeric', 'leaf', 'rose', 'sky'] as const;

/** A bar or a circle, or a rectangle of rows and columns where the parts fill whole rows. */
export function cutShape(rng: Rng, numerator: number, denominator: number): Cut {
  const tone = rng.pick(tones);
  const parts = [{ parts: denominator, shaded: numerator, tone }];
  const statement = `${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`;
  const rows = [2, 3, 4].filter(
    (count) => denominator % count === 0 && denominator / count > 1 && numerator % (denominator / count) === 0,
  );
  const kind = rng.pick(rows.length > 0 ? (['bar', 'circle', 'area'] as const) : (['bar', 'circle'] as const));
  switch (kind) {
    case 'bar':
      return { name: 'نوار', figure: { t: 'bars', description: `یک نوار با ${statement}`, bars: parts } };
    case 'circle':
      return { name: 'دایره', figure: { t: 'circles', description: `یک دایره با ${statement}`, circles: parts } };
    case 'area': {
      const count = rng.pick(rows);
      const columns = denominator / count;
      return {
        name: 'مستطیل',
        figure: {
          t: 'area',
          description: `مستطیلی با ${persianNumber(count)} ردیف و ${persianNumber(columns)} ستون از قسمت‌های مساوی که ${persianNumber(numerator / columns)} ردیف بالای آن رنگ شده است`,
          rows: count,
          columns,
          shadedRows: numerator / columns,
          shadedColumns: 0,
        },
      };
    }
  }
}
