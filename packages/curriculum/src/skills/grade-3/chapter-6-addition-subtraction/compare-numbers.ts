import {
  type Block,
  blank,
  type ComparisonSign,
  child,
  comparedInPlaces,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  type MathNode,
  op,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  selectBetween,
  signAnswer,
  signBetween,
  step,
  wholes,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'compare'],
  3: ['compare', 'bare', 'story'],
  4: ['compare', 'find-mistake', 'bare'],
};

interface Sides {
  /** Addends of each side; one alone is a plain number. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

function total(addends: readonly number[]): number {
  return addends.reduce((sum, addend) => sum + addend, 0);
}

/** Two numbers that begin alike, so that the first look does not decide. */
function alike(rng: Rng, level: Level): readonly [number, number] {
  const head = level === 1 ? rng.int(1, 9) : rng.int(10, 98);
  const size = 100;
  const one = head * size + rng.int(0, 99);
  if (level === 1 && rng.chance(1, 3)) return [rng.int(100, 999), rng.int(1000, 2000)];
  if (rng.chance(1, 4)) {
    // The same digits in another order.
    const [first = 1, ...rest] = [...String(one)].map(Number);
    return [one, Number([first, ...rest.reverse()].join(''))];
  }
  return [one, head * size + rng.int(0, 99)];
}

function draw(rng: Rng, level: Level, form: QuestionVariant): Sides | null {
  const [a, b] = rng.shuffle(alike(rng, level)) as [number, number];
  if (form !== 'compare' && form !== 'find-mistake')
    return rng.chance(1, 12) ? { left: [a], right: [a] } : { left: [a], right: [b] };
  const part = rng.int(1, 9) * (level === 4 ? 10 : 100);
  if (a - part < 100 || a > 9999) return null;
  // A third of these balance exactly.
  const other = rng.chance(1, 3) ? a : a + rng.pick([-100, -10, -1, 1, 10, 100]);
  if (level < 4 || rng.chance(1, 2)) return { left: [a - part, part], right: [other] };
  const second = rng.int(1, 9) * 10;
  return other - second < 100 ? null : { left: [a - part, part], right: [other - second, second] };
}

const wordProblems = [
  { one: 'جمعیت یک روستا', other: 'جمعیت روستای دیگر', unit: ' نفر' },
  { one: 'کتاب‌های یک کتابخانه', other: 'کتاب‌های کتابخانهٔ دیگر', unit: ' جلد' },
  { one: 'طول یک خیابان', other: 'طول خیابان دیگر', unit: ' متر' },
  { one: 'وزن یک بار', other: 'وزن بار دیگر', unit: ' کیلوگرم' },
  { one: 'امتیاز یک تیم', other: 'امتیاز تیم دیگر', unit: '' },
  { one: 'تماشاگران یک مسابقه', other: 'تماشاگران مسابقهٔ دیگر', unit: ' نفر' },
  { one: 'صندلی‌های یک سالن', other: 'صندلی‌های سالن دیگر', unit: ' تا' },
] as const;

function written(addends: readonly number[]): MathNode {
  return row(...addends.flatMap((addend, index) => (index === 0 ? [addend] : (['+', addend] as const))));
}

export const compareNumbers = defineSkill({
  id: 'g3-compare-numbers',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  others: [selectBetween(wholes((level) => (level === 1 ? [100, 999] : [1000, 9999])))],
  pictures: [comparedInPlaces],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const drawn = draw(rng, level, form);
    if (drawn === null) return null;
    const { left, right } = drawn;
    const [a, b] = [total(left), total(right)];
    if (b < 100 || b > 9999) return null;
    const sign = signBetween(Rational.of(a), Rational.of(b));
    const isSum = left.length + right.length > 2;
    const name = child(rng);
    const wordProblem = rng.pick(wordProblems);
    const length = Math.max(String(a).length, String(b).length);

    const turned = {
      id: 'sign-turned',
      title: 'نشانه را برعکس گذاشته',
      message: line`یادت باشد: دهانهٔ بازِ نشانه همیشه رو به عدد بزرگ‌تر است.`,
    };
    const ones = {
      id: 'ones-decided',
      title: 'از یکان شروع به مقایسه کرده',
      message: line`مقایسه را از بزرگ‌ترین خانه شروع کن، نه از یکان.`,
    };
    const parts = {
      id: 'one-part-compared',
      title: 'فقط یکی از عددهای جمع را مقایسه کرده',
      message: line`اول حاصل جمع را پیدا کن، بعد دو طرف را با هم مقایسه کن.`,
    };
    const unequal = {
      id: 'called-unequal',
      title: 'دو عدد مساوی را نامساوی گرفته',
      message: line`رقم‌ها را یکی‌یکی تا آخر مقایسه کن. جایی فرق دارند؟`,
    };
    const digitsOf = (value: number) => [...String(value)].sort().join('');
    const equal =
      digitsOf(a) === digitsOf(b)
        ? {
            id: 'same-digits-taken-for-equal',
            title: 'چون رقم‌های دو عدد یا شروعشان یکی است، آن‌ها را مساوی گرفته',
            message: line`رقم‌ها یکی است، ولی نه در یک جا. هزارگان را با هزارگان مقایسه کن و همین‌طور تا یکان.`,
          }
        : {
            id: 'called-equal',
            title: 'چون شروع دو عدد مثل هم است، آن‌ها را مساوی گرفته',
            message: line`رقم‌ها را یکی‌یکی تا آخر مقایسه کن. آیا همه یکی است؟`,
          };
    const firstDigits = {
      id: 'first-digits-compared',
      title: 'تعداد رقم‌ها را ندیده و رقم‌های اول را مقایسه کرده',
      message: line`اول تعداد رقم‌ها را بشمار. عددی که رقم بیشتری دارد بزرگ‌تر است.`,
    };
    const takenForEqual = {
      id: 'taken-for-equal',
      title: 'دو عدد نامساوی را مساوی گرفته',
      message: line`اول ببین هر عدد چند رقم دارد. کدام عدد رقم بیشتری دارد؟`,
    };
    const sides = {
      id: 'sides-not-worked-out',
      title: 'دو طرف را درست حساب یا مقایسه نکرده',
      message: line`حاصل هر طرف را جدا پیدا کن. بعد دو حاصل را رقم به رقم مقایسه کن.`,
    };
    /** Whether one number of each side, compared alone, gives the sign. */
    const isOfParts = (one: ComparisonSign) =>
      left.some((addend, index) =>
        // Of two sums, those in the same place are compared.
        (left.length === right.length ? right.slice(index, index + 1) : right).some(
          (against) => signBetween(Rational.of(addend), Rational.of(against)) === one,
        ),
      );
    const ofSums = (one: ComparisonSign) => (isOfParts(one) ? parts : sides);
    const byOnes = signBetween(Rational.of(a % 10), Rational.of(b % 10));
    /** As who writes them from the left sees them, whatever their length. */
    const fromLeft = (value: number) => Rational.of(value * 10 ** (length - String(value).length));
    const byFirst = signBetween(fromLeft(a), fromLeft(b));
    const areEvenLong = String(a).length === String(b).length;
    const opposite = sign === '<' ? '>' : '<';
    const wrong =
      sign === '='
        ? { '<': isSum ? ofSums('<') : unequal, '>': isSum ? ofSums('>') : unequal }
        : isSum
          ? { [opposite]: ofSums(opposite), '=': ofSums('=') }
          : areEvenLong
            ? { [opposite]: byOnes === opposite ? ones : turned, '=': equal }
            : { [opposite]: byFirst === opposite ? firstDigits : turned, '=': takenForEqual };
    const signs: readonly ComparisonSign[] = ['<', '=', '>'];
    const stem = (): readonly Block[] => {
      const open = display(row(written(left), blank(), written(right)));
      switch (form) {
        case 'story':
          return [
            p`${wordProblem.one} ${a}${wordProblem.unit} و ${wordProblem.other} ${b}${wordProblem.unit} است.`,
            p`کدام نشانه درست است؟`,
            open,
          ];
        case 'figure':
          return [p`دو عدد در جدول نوشته شده‌اند. کدام نشانه میان آن‌ها درست است؟`, open];
        case 'find-mistake':
          return [
            p`${name} میان این دو، نشانهٔ ${op(rng.pick(signs.filter((one) => one !== sign)))} گذاشته، ولی درست نیست.`,
            open,
            p`کدام نشانه درست است؟`,
          ];
        default:
          return [isSum ? p`دو طرف را حساب کن. کدام نشانه درست است؟` : p`کدام نشانه درست است؟`, open];
      }
    };
    const differs = [...String(a).padStart(4, '0')].findIndex(
      (digit, index) => digit !== String(b).padStart(4, '0')[index],
    );
    const places = ['هزارگان', 'صدگان', 'دهگان', 'یکان'] as const;
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'place-table' as const,
              description: `جدول ارزش مکانی با دو عدد ${persianNumber(a)} و ${persianNumber(b)}`,
              columns: places.slice(4 - length),
              rows: [a, b].map((value) => [...String(value).padStart(length, ' ')].map((digit) => digit.trim())),
            },
          }
        : {}),
      ...signAnswer(sign, wrong, 'نشانه'),
      hints: [
        hint(isSum ? p`اول حاصل هر طرف را پیدا کن.` : p`می‌خواهیم بدانیم کدام عدد بزرگ‌تر است یا هر دو یکی هستند.`),
        hint(p`از بزرگ‌ترین خانه شروع کن. هر جا رقم‌ها فرق داشتند، همان‌جا معلوم می‌شود.`),
        hint(p`دهانهٔ بازِ نشانه رو به عدد بزرگ‌تر است.`),
      ],
      solution: [
        isSum
          ? step(
              p`حاصل هر طرف را پیدا می‌کنیم تا دو عدد ساده بماند.`,
              ...(left.length > 1 ? [display(row(written(left), '=', a))] : []),
              ...(right.length > 1 ? [display(row(written(right), '=', b))] : []),
            )
          : step(p`دو عدد را خانه به خانه، از بزرگ‌ترین خانه مقایسه می‌کنیم.`),
        sign === '='
          ? step(p`همهٔ خانه‌ها یکی است؛ پس دو طرف مساوی‌اند.`, display(row(a, '=', b)))
          : step(
              areEvenLong
                ? p`اولین فرق در ${places[differs] ?? ''} است؛ آنجا یکی از رقم‌ها بزرگ‌تر است.`
                : p`یکی از دو عدد یک رقم بیشتر دارد؛ پس بزرگ‌تر است.`,
              display(row(a, sign, b)),
            ),
      ],
    };
  },
});
