import { gcd, integerKey, line, type Misconception, misconception, type Rng } from '../index.ts';
import type { Relation, Setting } from './stories/of-a-quantity.ts';
import { type Fraction, reducedFractions } from './written-numbers.ts';

/** A fraction of a quantity: `part` of the whole, of what `taken` leaves, or of what it takes. */
export interface Task {
  readonly whole: number;
  readonly part: Fraction;
  readonly first: { readonly taken: Fraction; readonly of: Relation } | null;
}

/** `numerator/denominator` of an amount that can be divided so. */
export function portion(amount: number, { numerator, denominator }: Fraction): number {
  return (amount * numerator) / denominator;
}

/** What `part` is taken of. */
export function base({ whole, first }: Task): number {
  if (first === null) return whole;
  const taken = portion(whole, first.taken);
  return first.of === 'rest' ? whole - taken : taken;
}

/** The amount asked. */
export function amount(task: Task): number {
  return portion(base(task), task.part);
}

/** A multiple of `step` in the range, or null when there is none. */
export function multipleIn(rng: Rng, step: number, least: number, most: number): number | null {
  const [low, high] = [Math.ceil(least / step), Math.floor(most / step)];
  return low > high ? null : rng.int(low, high) * step;
}

interface Limits extends Pick<Setting, 'least' | 'most'> {
  /** Largest denominator. */
  readonly denominator: number;
  /** Smallest numerator of a single fraction. Default 1. */
  readonly numerator?: number;
}

/** A quantity of which the fraction is a whole number. */
export function drawSimple(rng: Rng, { least, most, denominator, numerator = 1 }: Limits): Task | null {
  const part = rng.pick(reducedFractions(2, denominator).filter((fraction) => fraction.numerator >= numerator));
  const whole = multipleIn(rng, part.denominator, least, most);
  return whole === null || whole <= part.denominator ? null : { whole, part, first: null };
}

/** The same with a fraction taken before. */
export function drawTwice(rng: Rng, of: Relation, { least, most, denominator }: Limits): Task | null {
  const taken = rng.pick(reducedFractions(2, denominator));
  const part = rng.pick(reducedFractions(2, denominator));
  const counted = of === 'rest' ? taken.denominator - taken.numerator : taken.numerator;
  const step = (taken.denominator * part.denominator) / gcd(part.denominator, counted);
  const whole = multipleIn(rng, step, least, most);
  if (whole === null) return null;
  const task: Task = { whole, part, first: { taken, of } };
  // Who stops at the first part has not found the second.
  return amount(task) === portion(whole, taken) ? null : task;
}

type Add = (id: string, title: string, answer: number, message: Misconception['message']) => void;

/** Collects misconceptions whose answer is a whole number above 0. */
function collector(): { readonly found: Misconception[]; readonly add: Add } {
  const found: Misconception[] = [];
  return {
    found,
    add: (id, title, answer, message) => {
      if (Number.isSafeInteger(answer) && answer > 0) found.push(misconception(id, title, integerKey(answer), message));
    },
  };
}

/**
 * Known misconceptions with a fraction of a quantity, most distinctive first. In a bare product of two fractions nothing is left over
 * that could be taken for the part.
 */
export function quantityMisconceptions(task: Task, isProduct = false): readonly Misconception[] {
  const { whole, part, first } = task;
  const right = amount(task);
  const { found, add } = collector();
  if (first && isProduct) {
    // A product speaks of no parts: which of its fractions was left out is all that is seen.
    for (const fraction of [part, first.taken]) {
      add(
        'one-fraction-left-out',
        'فقط یکی از دو کسر را در عدد ضرب کرده',
        portion(whole, fraction),
        line`یک ضرب را درست انجام داده‌ای. کسر دیگر هم باید ضرب شود.`,
      );
    }
  } else if (first) {
    const taken = portion(whole, first.taken);
    const isRest = first.of === 'rest';
    add(
      'second-fraction-of-whole',
      'کسر دوم را از کل حساب کرده',
      portion(whole, part),
      isRest
        ? line`کسر دوم از «بقیه» است، نه از همه. اول ببین چقدر باقی مانده است.`
        : line`کسر دوم از قسمت اول است، نه از همه. اول قسمت اول را پیدا کن.`,
    );
    if (isRest) {
      add(
        'second-fraction-of-part-taken',
        'کسر دوم را از قسمت اول حساب کرده، نه از بقیه',
        portion(taken, part),
        line`کسر دوم از چیزی است که باقی مانده، نه از قسمتی که اول جدا شده است.`,
      );
      add(
        'stopped-at-rest',
        'فقط باقی‌مانده را حساب کرده',
        whole - taken,
        line`باقی‌مانده را درست پیدا کرده‌ای. سؤال کسری از همین مقدار را می‌خواهد.`,
      );
    } else {
      add(
        'second-fraction-of-rest',
        'کسر دوم را از بقیه حساب کرده، نه از قسمت اول',
        portion(whole - taken, part),
        line`سؤال کسری از قسمت اول را می‌خواهد، نه کسری از بقیه.`,
      );
    }
    // Other amounts of the story: where one of them is what a mistake comes to, both are possible.
    for (const other of [
      ...(first.taken.numerator > 1 ? [whole / first.taken.denominator] : []),
      ...(isRest ? [] : [whole - taken]),
      whole - right,
    ]) {
      add(
        'another-amount',
        'مقدار دیگری از مسئله را حساب کرده',
        other,
        line`این مقدار چیز دیگری از مسئله است. یک بار دیگر بخوان و ببین سؤال چه می‌خواهد.`,
      );
    }
    if (part.numerator > 1) {
      add(
        'second-fraction-of-whole-one-part',
        'یک قسمت از کسر دوم را حساب کرده، آن هم از کل',
        whole / part.denominator,
        line`کسر دوم از همهٔ مقدار نیست. ببین از چه چیزی گرفته می‌شود و چند قسمت آن لازم است.`,
      );
    }
    add(
      'stopped-at-first-part',
      'فقط قسمت اول را حساب کرده',
      taken,
      line`قسمت اول را درست پیدا کرده‌ای. یک بار دیگر بخوان و ببین سؤال چه می‌خواهد.`,
    );
  }
  add(
    'one-part-only',
    'فقط یک قسمت را حساب کرده',
    right / part.numerator,
    line`این مقدارِ یک قسمت است. ببین چند قسمت لازم است.`,
  );
  if (!isProduct) {
    add(
      'other-part-written',
      'مقدار باقی‌مانده را نوشته',
      base(task) - right,
      line`این مقداری است که می‌ماند. ببین سؤال خود کسر را می‌خواهد یا بقیه را.`,
    );
  }
  // After a first fraction nobody comes to these: an amount larger than what it was taken of would be noticed.
  if (first) return found;
  if (part.numerator === 1) {
    add(
      'multiplied-by-denominator',
      'به جای تقسیم، در مخرج ضرب کرده',
      base(task) * part.denominator,
      line`جواب از خود مقدار بیشتر شده است. یک قسمت از چند قسمت، باید از همه کمتر باشد.`,
    );
    return found;
  }
  add(
    'divided-by-numerator',
    'بر صورت تقسیم و در مخرج ضرب کرده',
    (base(task) * part.denominator) / part.numerator,
    line`ببین همهٔ مقدار چند قسمت مساوی دارد و چند قسمت آن را برمی‌داریم.`,
  );
  add(
    'not-divided',
    'فقط در صورت ضرب کرده',
    base(task) * part.numerator,
    line`جواب از خود مقدار بیشتر شده است. اول باید آن را به قسمت‌های مساوی تقسیم کنی.`,
  );
  return found;
}

/** Known misconceptions when `part` of the whole is known and the whole is asked. */
export function wholeMisconceptions(known: number, { numerator, denominator }: Fraction): readonly Misconception[] {
  const { found, add } = collector();
  add(
    'fraction-of-known-part',
    'کسر را از مقدار معلوم حساب کرده',
    portion(known, { numerator, denominator }),
    line`مقداری که داریم خودش کسری از کل است. کل باید از آن بیشتر باشد.`,
  );
  add(
    'one-part-only',
    'فقط یک قسمت را حساب کرده',
    known / numerator,
    line`این مقدارِ یک قسمت است. ببین کل چند قسمت دارد.`,
  );
  add(
    'known-times-denominator',
    'مقدار معلوم را در مخرج ضرب کرده',
    known * denominator,
    line`مقدار معلوم یک قسمت نیست؛ صورت می‌گوید چند قسمت است. اول یک قسمت را پیدا کن.`,
  );
  add(
    'numerator-added',
    'کسر را از مقدار معلوم حساب و با آن جمع کرده',
    known + portion(known, { numerator, denominator }),
    line`کسر از کل گرفته شده است، نه از مقدار معلوم. اول یک قسمت از کل را پیدا کن.`,
  );
  return found;
}
