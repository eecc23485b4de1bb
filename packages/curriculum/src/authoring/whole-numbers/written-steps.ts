import { display, p } from '../../content/build.ts';
import { type NodeLike, row } from '../../content/nodes.ts';
import type { Figure, MathNode, SolutionStep } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { step } from '../draft.ts';

/** Places from the right, with what ten of the place before are called. */
export const columnPlaces = [
  { name: 'یکان', bundle: 'یکی' },
  { name: 'دهگان', bundle: 'ده‌تایی' },
  { name: 'صدگان', bundle: 'صدتایی' },
  { name: 'هزارگان', bundle: 'هزارتایی' },
  { name: 'دهگان هزار', bundle: 'ده‌هزارتایی' },
] as const;

/** Names of the lowest `length` places, from left to right as a table has them. */
export function placeNames(length: number): readonly string[] {
  return columnPlaces
    .slice(0, length)
    .map(({ name }) => name)
    .reverse();
}

/** The digit at a place, counted from the right; 0 beyond the number. */
export function digitAtPlace(value: number, place: number): number {
  return Math.floor(value / 10 ** place) % 10;
}

/** Cells of a place-value table, one digit a place; places in front of the number stay empty. */
export function tableRow(value: number, length: number): readonly string[] {
  return [...String(value).padStart(length, ' ')].map((digit) => digit.trim());
}

/** What is carried into each place of a sum, counted from the right: 476 + 258 gives [0, 1, 1]. */
export function carriesOf(addends: readonly number[]): readonly number[] {
  const carries = [0];
  const places = Math.max(...addends.map((addend) => String(addend).length));
  for (let place = 0; place < places; place += 1) {
    const column = addends.reduce((sum, addend) => sum + digitAtPlace(addend, place), carries[place] ?? 0);
    carries.push(Math.floor(column / 10));
  }
  return carries;
}

/** At how many places something must be taken from the next one. */
export function borrowsOf(from: number, taken: number): number {
  let borrows = 0;
  let owed = 0;
  for (let place = 0; place < String(from).length; place += 1) {
    owed = digitAtPlace(from, place) - owed < digitAtPlace(taken, place) ? 1 : 0;
    borrows += owed;
  }
  return borrows;
}

/** A written sum with its result left open, or with a result somebody found. */
export function sumColumn(addends: readonly number[], result: number | null = null): Figure {
  return {
    t: 'column',
    description: `جمع نوشتنی ${addends.map((addend) => persianNumber(addend)).join(' و ')} زیر هم${result === null ? '؛ جای حاصل خالی است' : ` با حاصل ${persianNumber(result)}`}`,
    operator: '+',
    terms: addends.map(String),
    result: result === null ? null : String(result),
  };
}

/** A written difference with its result left open, or with a result somebody found. */
export function differenceColumn(from: number, taken: number, result: number | null = null): Figure {
  return {
    t: 'column',
    description: `تفریق نوشتنی ${persianNumber(from)} منهای ${persianNumber(taken)} زیر هم${result === null ? '؛ جای حاصل خالی است' : ` با حاصل ${persianNumber(result)}`}`,
    operator: '−',
    terms: [String(from), String(taken)],
    result: result === null ? null : String(result),
  };
}

function sum(values: readonly number[]): MathNode {
  return row(...values.flatMap((value, index): readonly (NodeLike | '+')[] => (index === 0 ? [value] : ['+', value])));
}

/** A written sum place by place from the right, with what is carried, and the whole of it at the end. */
export function additionSteps(addends: readonly number[]): readonly SolutionStep[] {
  const total = addends.reduce((all, addend) => all + addend, 0);
  const places = Math.max(...addends.map((addend) => String(addend).length));
  const carries = carriesOf(addends);
  const steps = Array.from({ length: places }, (_, place) => {
    const carried = carries[place] ?? 0;
    const digits = addends.filter((addend) => addend >= 10 ** place).map((addend) => digitAtPlace(addend, place));
    const column = [...digits, ...(carried > 0 ? [carried] : [])];
    const found = column.reduce((all, digit) => all + digit, 0);
    const over = carries[place + 1] ?? 0;
    const name = columnPlaces[place]?.name ?? '';
    const next = columnPlaces[place + 1];
    const shown = display(column.length > 1 ? row(sum(column), '=', found) : row(found));
    if (over === 0) return step(p`${name}: رقم‌های این ستون را جمع می‌کنیم و حاصل را زیر همان ستون می‌نویسیم.`, shown);
    if (place === places - 1) {
      return step(p`${name}: این ستون آخر است؛ پس همهٔ حاصل را می‌نویسیم.`, shown);
    }
    return step(
      p`${name}: حاصل از ${9} بیشتر شد؛ رقم ${found % 10} را می‌نویسیم و ${over} ${next?.bundle ?? ''} به ستون ${next?.name ?? ''} می‌دهیم.`,
      shown,
    );
  });
  return [...steps, step(p`رقم‌های حاصل را کنار هم می‌خوانیم.`, display(row(sum(addends), '=', total)))];
}

/** A written difference place by place from the right, with what is borrowed, and the whole of it at the end. */
export function subtractionSteps(from: number, taken: number): readonly SolutionStep[] {
  const steps: SolutionStep[] = [];
  let owed = 0;
  for (let place = 0; place < String(from).length; place += 1) {
    const name = columnPlaces[place]?.name ?? '';
    const next = columnPlaces[place + 1]?.name ?? '';
    const [top, bottom] = [digitAtPlace(from, place), digitAtPlace(taken, place)];
    const left = top - owed;
    const lent =
      owed === 0
        ? ''
        : left < 0
          ? 'رقم این ستون صفر است؛ پس ده تا می‌گیرد و یکی از آن‌ها را به ستون قبل می‌دهد. '
          : `از رقم این ستون یکی داده‌ایم و ${persianNumber(left)} مانده است. `;
    const have = left < 0 ? 10 + left : left;
    if (left < 0) {
      owed = 1;
      steps.push(step(p`${name}: ${lent.trim()}`, display(row(have, '−', bottom, '=', have - bottom))));
      continue;
    }
    if (have >= bottom) {
      owed = 0;
      if (have === 0 && bottom === 0 && place === String(from).length - 1) continue;
      steps.push(
        step(
          p`${name}: ${lent}رقم پایین را از رقم بالا کم می‌کنیم.`,
          display(row(have, '−', bottom, '=', have - bottom)),
        ),
      );
      continue;
    }
    owed = 1;
    steps.push(
      step(
        p`${name}: ${lent}رقم بالا کوچک‌تر است؛ پس از ستون ${next} یکی می‌گیریم که اینجا ده تا می‌شود.`,
        display(row(have + 10, '−', bottom, '=', have + 10 - bottom)),
      ),
    );
  }
  return [...steps, step(p`رقم‌های حاصل را کنار هم می‌خوانیم.`, display(row(from, '−', taken, '=', from - taken)))];
}
