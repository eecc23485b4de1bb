import {
  type Block,
  child,
  type Figure,
  type Level,
  num,
  p,
  persianNumber,
  type Rng,
} from '../../../../authoring/index.ts';

/** One step of a division by partial quotients. */
export interface PartStep {
  readonly before: number;
  readonly times: number;
  readonly taken: number;
  readonly left: number;
}

export interface Work {
  readonly dividend: number;
  readonly divisor: number;
  readonly steps: readonly PartStep[];
}

const scopeOf: Readonly<
  Record<Level, { readonly divisor: readonly [number, number]; readonly quotient: readonly [number, number] }>
> = {
  1: { divisor: [2, 5], quotient: [11, 19] },
  2: { divisor: [3, 9], quotient: [12, 39] },
  3: { divisor: [4, 12], quotient: [21, 59] },
  4: { divisor: [11, 19], quotient: [23, 69] },
};

/** Tens are taken away ten or twenty times the divisor at a go, then the ones. */
export function drawWork(rng: Rng, level: Level): Work {
  const scope = scopeOf[level];
  const divisor = rng.int(...scope.divisor);
  const quotient = rng.int(...scope.quotient);
  const dividend = divisor * quotient + rng.int(0, divisor - 1);
  const steps: PartStep[] = [];
  let left = dividend;
  let togo = quotient;
  while (togo > 0) {
    const times = togo >= 20 && (level > 2 || rng.chance(1, 2)) ? 20 : Math.min(togo, 10);
    const taken = times * divisor;
    steps.push({ before: left, times, taken, left: left - taken });
    left -= taken;
    togo -= times;
  }
  return { dividend, divisor, steps };
}

export type Column = 'times' | 'taken' | 'left';

export const headings: Readonly<Record<Column, string>> = {
  times: 'چند بار برداشته شد',
  taken: 'مقداری که کم شد',
  left: 'مقداری که ماند',
};
export const columns = ['times', 'taken', 'left'] as const;

/** The working as a table; hidden cells carry a letter. */
export function workTable({ dividend, divisor, steps }: Work, hidden: ReadonlyMap<string, string>): Figure {
  const rows = steps.map((each, index) =>
    columns.map((column) => {
      const letter = hidden.get(`${index}-${column}`);
      return letter === undefined
        ? { t: 'math' as const, math: num(each[column]) }
        : { t: 'text' as const, text: letter };
    }),
  );
  const statement = steps
    .map((each, index) =>
      columns
        .map((column) => hidden.get(`${index}-${column}`)?.replace('؟', 'علامت سؤال') ?? persianNumber(each[column]))
        .join('، '),
    )
    .join('؛ ');
  return {
    t: 'table',
    description: `مرحله‌های تقسیم ${persianNumber(dividend)} بر ${persianNumber(divisor)} در جدولی با سه ستون ${columns.map((column) => `«${headings[column]}»`).join('، ')}؛ ردیف‌ها: ${statement}`,
    columns: columns.map((column) => headings[column]),
    rows,
  };
}

export function quotientOf({ steps }: Work): number {
  return steps.reduce((sum, { times }) => sum + times, 0);
}

export function lead(rng: Rng, { dividend, divisor }: Work, isStory: boolean): Block {
  const name = child(rng);
  if (!isStory)
    return p`${name} ${dividend} را مرحله‌به‌مرحله بر ${divisor} تقسیم کرده است. در هر مرحله چند تا ${divisor}تایی برداشته است.`;
  return rng.pick<Block>([
    p`${name} ${dividend} مهره را ${divisor}تا ${divisor}تا دسته می‌کند و در هر مرحله چند دسته برمی‌دارد.`,
    p`نانوایی ${dividend} نان را ${divisor}تا ${divisor}تا در بسته می‌گذارد و در هر مرحله چند بسته آماده می‌کند.`,
    p`${name} ${dividend} سانتی‌متر روبان را به تکه‌های ${divisor} سانتی‌متری می‌برد و در هر مرحله چند تکه می‌برد.`,
    p`کشاورزی ${dividend} کیلوگرم گندم را در کیسه‌های ${divisor} کیلوگرمی می‌ریزد و در هر مرحله چند کیسه پر می‌کند.`,
    p`${name} ${dividend} عکس را ${divisor}تا ${divisor}تا در صفحه‌های آلبوم می‌گذارد و در هر مرحله چند صفحه را پر می‌کند.`,
    p`در مرغداری ${dividend} تخم‌مرغ را ${divisor}تا ${divisor}تا در جعبه می‌چینند و در هر مرحله چند جعبه پر می‌کنند.`,
  ]);
}
