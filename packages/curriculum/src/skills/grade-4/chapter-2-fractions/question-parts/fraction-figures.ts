import { type Figure, type Level, persianNumber, type Rng } from '../../../../authoring/index.ts';

/** Kinds of pictures a fraction is read from; `bars` goes beyond one. */
export type Shape = 'bar' | 'circle' | 'set' | 'area' | 'line' | 'bars';

/** `numerator` of `denominator` parts are marked; `asked` of them are to be written as a fraction. */
export interface Seen {
  readonly shape: Shape;
  readonly numerator: number;
  readonly denominator: number;
  readonly asked: number;
  readonly figure: Figure;
  /** «نوار», «ستاره‌ها» … as the question names what is pictured. */
  readonly name: string;
}

const objects = [
  { shape: 'star', name: 'ستاره' },
  { shape: 'apple', name: 'سیب' },
  { shape: 'circle', name: 'دایره' },
  { shape: 'square', name: 'مربع' },
] as const;

/** A rectangle of which whole rows are colored. */
function area(rng: Rng, denominator: number): Pick<Seen, 'numerator' | 'figure'> | null {
  const rows = rng.pick(
    [2, 3, 4, 5, 6].filter((count) => denominator % count === 0 && denominator / count > 1).concat(0),
  );
  if (rows === 0) return null;
  const columns = denominator / rows;
  const shadedRows = rng.int(1, rows - 1);
  return {
    numerator: shadedRows * columns,
    figure: {
      t: 'area',
      description: `مستطیلی از خانه‌های برابر با ${persianNumber(rows)} ردیف و ${persianNumber(columns)} ستون؛ همهٔ خانه‌های ${persianNumber(shadedRows)} ردیف بالا رنگ شده است`,
      rows,
      columns,
      shadedRows,
      shadedColumns: 0,
    },
  };
}

/** A picture of this kind; null when the draw does not suit. */
export function see(rng: Rng, level: Level, shape: Shape): Seen | null {
  const denominator = rng.int(level === 1 ? 2 : 3, level === 1 ? 10 : 12);
  const numerator = rng.int(1, denominator - 1);
  const statement = `${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`;
  const unit = [{ parts: denominator, shaded: numerator, tone: 'accent' as const }];
  switch (shape) {
    case 'bar':
      return {
        shape,
        numerator,
        denominator,
        asked: numerator,
        name: 'نوار',
        figure: { t: 'bars', description: `یک نوار با ${statement}`, bars: unit },
      };
    case 'circle':
      return {
        shape,
        numerator,
        denominator,
        asked: numerator,
        name: 'دایره',
        figure: { t: 'circles', description: `یک دایره با ${statement}`, circles: unit },
      };
    case 'set': {
      const { shape: object, name } = rng.pick(objects);
      return {
        shape,
        numerator,
        denominator,
        asked: numerator,
        name: `${name}‌ها`,
        figure: {
          t: 'set',
          description: `${persianNumber(denominator)} ${name} که ${persianNumber(numerator)} تای آن‌ها رنگ شده است`,
          shape: object,
          total: denominator,
          marked: numerator,
        },
      };
    }
    case 'area': {
      const drawn = area(rng, denominator);
      return drawn && { shape, denominator, asked: drawn.numerator, name: 'مستطیل', ...drawn };
    }
    case 'bars': {
      const more = denominator + numerator;
      return {
        shape,
        numerator: more,
        denominator,
        asked: more,
        name: 'نوار',
        figure: {
          t: 'bars',
          description: `دو نوار هم‌اندازه که هر کدام ${persianNumber(denominator)} قسمت مساوی دارد؛ نوار اول کامل رنگ شده و از نوار دوم ${persianNumber(numerator)} قسمت رنگ شده است`,
          bars: [
            { parts: denominator, shaded: denominator, tone: 'accent' },
            { parts: denominator, shaded: numerator, tone: 'accent' },
          ],
        },
      };
    }
    case 'line': {
      const to = level < 3 ? 1 : 2;
      const tick = level === 4 ? denominator + numerator : to === 1 ? numerator : rng.int(1, denominator * 2 - 1);
      if (tick === denominator) return null;
      return {
        shape,
        numerator: tick,
        denominator,
        asked: tick,
        name: 'محور',
        figure: {
          t: 'number-line',
          description: `محوری از صفر تا ${persianNumber(to)} که هر واحد آن ${persianNumber(denominator)} قسمت مساوی دارد؛ نقطه‌ای ${persianNumber(tick)} قسمت بعد از صفر گذاشته شده است`,
          from: 0,
          to,
          divisions: denominator,
          points: [{ tick, tone: 'accent' }],
        },
      };
    }
  }
}
