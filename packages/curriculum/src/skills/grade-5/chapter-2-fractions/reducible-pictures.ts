import { type Figure, persianNumber, type Rng } from '../../../authoring/index.ts';
import type { Reducible } from './reducible.ts';

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

/** A bar or circle up to 12 parts, a set up to 24 things, a rectangle of squares of which whole rows are coloured. */
export function reduciblePicture(rng: Rng, { top, bottom, factor, lowest }: Reducible): Picture | null {
  const choices: Picture[] = [];
  const told = `${persianNumber(bottom)} قسمت مساوی که ${persianNumber(top)} قسمت آن رنگ شده است`;
  const unit = [{ parts: bottom, shaded: top, tone: 'accent' as const }];
  if (bottom <= 12) {
    choices.push(
      { figure: { t: 'bars', description: `یک نوار با ${told}`, bars: unit }, asked: 'چه کسری از نوار رنگ شده است؟' },
      {
        figure: { t: 'circles', description: `یک دایره با ${told}`, circles: unit },
        asked: 'چه کسری از دایره رنگ شده است؟',
      },
    );
  }
  if (bottom <= 24) {
    const { shape, name } = rng.pick(objects);
    choices.push({
      figure: {
        t: 'set',
        description: `${persianNumber(bottom)} ${name} که ${persianNumber(top)} تای آن‌ها رنگ شده است`,
        shape,
        total: bottom,
        marked: top,
      },
      asked: `چه کسری از ${name}‌ها رنگ شده است؟`,
    });
  }
  if (lowest.bottom <= 10 && factor <= 10) {
    choices.push({
      figure: {
        t: 'area',
        description: `مستطیلی از خانه‌های برابر با ${persianNumber(lowest.bottom)} ردیف و ${persianNumber(factor)} ستون؛ همهٔ خانه‌های ${persianNumber(lowest.top)} ردیف بالا رنگ شده است`,
        rows: lowest.bottom,
        columns: factor,
        shadedRows: lowest.top,
        shadedColumns: 0,
      },
      asked: 'چه کسری از خانه‌ها رنگ شده است؟',
    });
  }
  return choices.length === 0 ? null : rng.pick(choices);
}
