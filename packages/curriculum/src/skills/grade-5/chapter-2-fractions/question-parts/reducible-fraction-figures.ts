import { type Figure, persianNumber, type Rng } from '../../../../authoring/index.ts';
import type { Reducible } from './reducible-fractions.ts';

const objects = [
  { shape: 'star', name: 'ستاره' },
  { shape: 'apple', name: 'سیب' },
  { shape: 'circle', name: 'دایره' },
  { shape: 'square', name: 'مربع' },
] as const;

/** A figure and what is asked of it. */
export interface Picture {
  readonly figure: Figure;
  readonly asked: string;
}

/** A bar or circle up to 12 parts, a set up to 24 things, a rectangle of squares of which whole rows are colored. */
export function reduciblePicture(rng: Rng, { numerator, denominator, factor, lowest }: Reducible): Picture | null {
  const choices: Picture[] = [];
  const statement = `${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`;
  const unit = [{ parts: denominator, shaded: numerator, tone: 'accent' as const }];
  if (denominator <= 12) {
    choices.push(
      {
        figure: { t: 'bars', description: `یک نوار با ${statement}`, bars: unit },
        asked: 'چه کسری از نوار رنگ شده است؟',
      },
      {
        figure: { t: 'circles', description: `یک دایره با ${statement}`, circles: unit },
        asked: 'چه کسری از دایره رنگ شده است؟',
      },
    );
  }
  if (denominator <= 24) {
    const { shape, name } = rng.pick(objects);
    choices.push({
      figure: {
        t: 'set',
        description: `${persianNumber(denominator)} ${name} که ${persianNumber(numerator)} تای آن‌ها رنگ شده است`,
        shape,
        total: denominator,
        marked: numerator,
      },
      asked: `چه کسری از ${name}‌ها رنگ شده است؟`,
    });
  }
  if (lowest.denominator <= 10 && factor <= 10) {
    choices.push({
      figure: {
        t: 'area',
        description: `مستطیلی از خانه‌های برابر با ${persianNumber(lowest.denominator)} ردیف و ${persianNumber(factor)} ستون؛ همهٔ خانه‌های ${persianNumber(lowest.numerator)} ردیف بالا رنگ شده است`,
        rows: lowest.denominator,
        columns: factor,
        shadedRows: lowest.numerator,
        shadedColumns: 0,
      },
      asked: 'چه کسری از خانه‌ها رنگ شده است؟',
    });
  }
  return choices.length === 0 ? null : rng.pick(choices);
}
