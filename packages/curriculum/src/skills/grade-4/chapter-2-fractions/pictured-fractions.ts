import { type Figure, type Level, persianNumber, type Rng } from '../../../authoring/index.ts';

/** Kinds of pictures a fraction is read from; `bars` goes beyond one. */
export type Shape = 'bar' | 'circle' | 'set' | 'area' | 'line' | 'bars';

/** `top` of `bottom` parts are marked; `asked` of them are to be written as a fraction. */
export interface Seen {
  readonly shape: Shape;
  readonly top: number;
  readonly bottom: number;
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

/** A rectangle of which whole rows are coloured. */
function area(rng: Rng, bottom: number): Pick<Seen, 'top' | 'figure'> | null {
  const rows = rng.pick([2, 3, 4, 5, 6].filter((count) => bottom % count === 0 && bottom / count > 1).concat(0));
  if (rows === 0) return null;
  const columns = bottom / rows;
  const shadedRows = rng.int(1, rows - 1);
  return {
    top: shadedRows * columns,
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
  const bottom = rng.int(level === 1 ? 2 : 3, level === 1 ? 10 : 12);
  const top = rng.int(1, bottom - 1);
  const told = `${persianNumber(bottom)} قسمت مساوی که ${persianNumber(top)} قسمت آن رنگ شده است`;
  const unit = [{ parts: bottom, shaded: top, tone: 'accent' as const }];
  switch (shape) {
    case 'bar':
      return {
        shape,
        top,
        bottom,
        asked: top,
        name: 'نوار',
        figure: { t: 'bars', description: `یک نوار با ${told}`, bars: unit },
      };
    case 'circle':
      return {
        shape,
        top,
        bottom,
        asked: top,
        name: 'دایره',
        figure: { t: 'circles', description: `یک دایره با ${told}`, circles: unit },
      };
    case 'set': {
      const { shape: object, name } = rng.pick(objects);
      return {
        shape,
        top,
        bottom,
        asked: top,
        name: `${name}‌ها`,
        figure: {
          t: 'set',
          description: `${persianNumber(bottom)} ${name} که ${persianNumber(top)} تای آن‌ها رنگ شده است`,
          shape: object,
          total: bottom,
          marked: top,
        },
      };
    }
    case 'area': {
      const drawn = area(rng, bottom);
      return drawn && { shape, bottom, asked: drawn.top, name: 'مستطیل', ...drawn };
    }
    case 'bars': {
      const more = bottom + top;
      return {
        shape,
        top: more,
        bottom,
        asked: more,
        name: 'نوار',
        figure: {
          t: 'bars',
          description: `دو نوار هم‌اندازه که هر کدام ${persianNumber(bottom)} قسمت مساوی دارد؛ نوار اول کامل رنگ شده و از نوار دوم ${persianNumber(top)} قسمت رنگ شده است`,
          bars: [
            { parts: bottom, shaded: bottom, tone: 'accent' },
            { parts: bottom, shaded: top, tone: 'accent' },
          ],
        },
      };
    }
    case 'line': {
      const to = level < 3 ? 1 : 2;
      const tick = level === 4 ? bottom + top : to === 1 ? top : rng.int(1, bottom * 2 - 1);
      if (tick === bottom) return null;
      return {
        shape,
        top: tick,
        bottom,
        asked: tick,
        name: 'محور',
        figure: {
          t: 'number-line',
          description: `محوری از صفر تا ${persianNumber(to)} که هر واحد آن ${persianNumber(bottom)} قسمت مساوی دارد؛ نقطه‌ای ${persianNumber(tick)} قسمت بعد از صفر گذاشته شده است`,
          from: 0,
          to,
          divisions: bottom,
          points: [{ tick, tone: 'accent' }],
        },
      };
    }
  }
}
