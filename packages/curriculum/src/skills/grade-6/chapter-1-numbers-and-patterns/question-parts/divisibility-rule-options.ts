import {
  type Block,
  type ChoiceSpec,
  child,
  choiceAnswer,
  display,
  type MathNode,
  type MisconceptionName,
  num,
  p,
  persianNumber,
  type Rng,
  row,
  text,
} from '../../../../authoring/index.ts';

/** A way somebody chooses numbers: the right test, or a mistaken one. */
export interface Picker extends MisconceptionName {
  readonly picks: (value: number) => boolean;
}

export function lastDigit(value: number): number {
  return value % 10;
}

export function digitSum(value: number): number {
  return [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);
}

export function listed(numbers: readonly number[]): string {
  const printed = numbers.map((value) => persianNumber(value));
  return printed.length === 1 ? (printed[0] ?? '') : `${printed.slice(0, -1).join('، ')} و ${printed.at(-1) ?? ''}`;
}

/**
 * Options that are groups of the given numbers: the right one, and those that mistaken tests pick. With `isRest` the numbers that fail
 * a test are asked for. Null when too few options are left or nothing, or everything, is right.
 */
export function groupsAsOptions(
  rng: Rng,
  numbers: readonly number[],
  isRight: (value: number) => boolean,
  wrong: readonly Picker[],
  isRest: boolean,
  /** A group the question has called wrong already; it is no option. */
  statement = '',
): ChoiceSpec | null {
  const groupOf = (picks: (value: number) => boolean): readonly number[] =>
    numbers.filter((value) => picks(value) !== isRest);
  const right = groupOf(isRight);
  if (right.length === 0 || right.length === numbers.length) return null;
  const option = (group: readonly number[]) => ({ value: group.join(','), content: [text(listed(group))] });
  return choiceAnswer(
    rng,
    {
      layout: 'list',
      everyCause: true,
      right: option(right),
      wrong: wrong.flatMap(({ id, title, message, picks }) => {
        const group = groupOf(picks);
        return group.length === 0 || group.length === numbers.length || group.join() === statement
          ? []
          : [{ id, title, message, ...option(group) }];
      }),
    },
    4,
  );
}

export function rowOf(numbers: readonly number[]): MathNode {
  return row(...numbers.flatMap((value, index) => (index === 0 ? [num(value)] : [',' as const, num(value)])));
}

/** Amounts that are to be packed in equal lots with nothing left over. */
export function packing(rng: Rng, numbers: readonly number[], by: number, isRest: boolean): readonly Block[] {
  const [thing, place, lot] = rng.pick([
    ['سیب‌ها', 'میوه‌فروشی', 'جعبه‌های'],
    ['مدادها', 'کارخانه', 'بسته‌های'],
    ['تخم‌مرغ‌ها', 'مرغداری', 'شانه‌های'],
    ['شاخه‌های گل', 'گلخانه', 'دسته‌های'],
    ['دفترها', 'چاپخانه', 'بسته‌های'],
    ['نان‌ها', 'نانوایی', 'سبدهای'],
    ['بطری‌های آب', 'کارخانه', 'بسته‌های'],
  ] as const);
  return [
    p`تعداد ${thing} در چند ${place} این‌هاست:`,
    display(rowOf(numbers)),
    p`هر ${place} می‌خواهد همه را در ${lot} ${by}تایی بگذارد.`,
    isRest ? p`برای کدام تعدادها چیزی باقی می‌ماند؟` : p`برای کدام تعدادها چیزی باقی نمی‌ماند؟`,
  ];
}

export function chosenBy(rng: Rng, numbers: readonly number[], group: readonly number[], by: number): readonly Block[] {
  return [
    p`از ${child(rng)} خواسته‌اند همهٔ عددهای بخش‌پذیر بر ${by} را جدا کند:`,
    display(rowOf(numbers)),
    p`او ${listed(group)} را جدا کرده است، ولی جوابش کامل یا درست نیست. گروه درست کدام است؟`,
  ];
}
