import {
  type Block,
  blank,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  type MathNode,
  misconception,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { resultOf, type Sum, sumMisconceptions, sumSolution } from './question-parts/decimal-addition-subtraction.ts';

/** Where the box stands: □ + a = b, a + □ = b, a − □ = b, □ − a = b. */
type Place = 'first-of-sum' | 'second-of-sum' | 'taken' | 'taken-from';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse'],
  4: ['story', 'reverse', 'find-mistake'],
};
const placesOf: Readonly<Record<Level, readonly Place[]>> = {
  1: ['first-of-sum', 'second-of-sum'],
  2: ['first-of-sum', 'second-of-sum', 'taken'],
  3: ['first-of-sum', 'taken', 'taken-from'],
  4: ['second-of-sum', 'taken', 'taken-from'],
};

interface Task {
  readonly place: Place;
  readonly known: Decimal;
  readonly result: Decimal;
}

/** What is worked out to fill the box. */
function workOf({ place, known, result }: Task): Sum {
  switch (place) {
    case 'taken':
      return { sign: '−', terms: [known, result] };
    case 'taken-from':
      return { sign: '+', terms: [result, known] };
    default:
      return { sign: '−', terms: [result, known] };
  }
}

function equation({ place, known, result }: Task, box: MathNode = blank()): MathNode {
  switch (place) {
    case 'first-of-sum':
      return row(box, '+', known, '=', result);
    case 'second-of-sum':
      return row(known, '+', box, '=', result);
    case 'taken':
      return row(known, '−', box, '=', result);
    case 'taken-from':
      return row(box, '−', known, '=', result);
  }
}

const sumWordProblems: readonly {
  readonly unit: string;
  readonly write: (rng: Rng, known: Decimal, result: Decimal) => readonly Block[];
}[] = [
  {
    unit: 'لیتر',
    write: (_, known, result) => [
      p`در یک سطل ${known} لیتر آب بود. مقدار دیگری آب در آن ریختیم و ${result} لیتر شد.`,
      p`چند لیتر آب ریختیم؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    write: (_, known, result) => [
      p`ورزشکاری وزنهٔ ${known} کیلوگرمی را سنگین‌تر کرد و وزنه ${result} کیلوگرم شد.`,
      p`چند کیلوگرم به وزنه اضافه کرد؟`,
    ],
  },
  {
    unit: 'متر',
    write: (rng, known, result) => [
      p`${child(rng)} ${known} متر روبان داشت. مقداری هم خرید و روبانش ${result} متر شد.`,
      p`چند متر روبان خرید؟`,
    ],
  },
  {
    unit: 'کیلومتر',
    write: (rng, known, result) => [
      p`${child(rng)} ${known} کیلومتر رفته است و می‌خواهد روی هم ${result} کیلومتر برود.`,
      p`چند کیلومتر دیگر باید برود؟`,
    ],
  },
  {
    unit: 'سانتی‌متر',
    write: (_, known, result) => [
      p`قد نهالی ${known} سانتی‌متر بود و پس از یک ماه به ${result} سانتی‌متر رسید.`,
      p`نهال چند سانتی‌متر بلند شد؟`,
    ],
  },
  {
    unit: 'سانتی‌متر',
    write: (rng, known, result) => [
      p`شال‌گردن ${child(rng)} دیروز ${known} سانتی‌متر بافته شده بود و امروز به ${result} سانتی‌متر رسید.`,
      p`امروز چند سانتی‌متر بافته شد؟`,
    ],
  },
];

const takenWordProblems: typeof sumWordProblems = [
  {
    unit: 'متر',
    write: (rng, known, result) => [
      p`${child(rng)} از ${known} متر طناب مقداری برید و ${result} متر ماند.`,
      p`چند متر برید؟`,
    ],
  },
  {
    unit: 'لیتر',
    write: (_, known, result) => [
      p`در مخزنی ${known} لیتر آب بود. مقداری از آن مصرف شد و ${result} لیتر ماند.`,
      p`چند لیتر مصرف شد؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    write: (_, known, result) => [
      p`یک گونی ${known} کیلوگرم برنج داشت. مقداری از آن را پختند و ${result} کیلوگرم ماند.`,
      p`چند کیلوگرم برنج پختند؟`,
    ],
  },
  {
    unit: 'درجه',
    write: (_, known, result) => [
      p`دمای هوا عصر ${known} درجه بود و شب به ${result} درجه رسید.`,
      p`هوا چند درجه سردتر شد؟`,
    ],
  },
];

const takenFromWordProblems: typeof sumWordProblems = [
  {
    unit: 'متر',
    write: (rng, known, result) => [
      p`${child(rng)} ${known} متر از پارچه‌ای را برید و ${result} متر ماند.`,
      p`پارچه در آغاز چند متر بود؟`,
    ],
  },
  {
    unit: 'لیتر',
    write: (_, known, result) => [
      p`${known} لیتر از آب یک بشکه مصرف شد و ${result} لیتر ماند.`,
      p`بشکه در آغاز چند لیتر آب داشت؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    write: (_, known, result) => [
      p`میوه‌فروشی ${known} کیلوگرم از سیب‌هایش را فروخت و ${result} کیلوگرم ماند.`,
      p`در آغاز چند کیلوگرم سیب داشت؟`,
    ],
  },
  {
    unit: 'کیلومتر',
    write: (_, known, result) => [
      p`مسافری ${known} کیلومتر رفته است و ${result} کیلومتر دیگر مانده است.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
  },
];

function wordProblemFor(rng: Rng, place: Place): (typeof sumWordProblems)[number] {
  return rng.pick(
    place === 'taken' ? takenWordProblems : place === 'taken-from' ? takenFromWordProblems : sumWordProblems,
  );
}

export const decimalMissing = defineSkill({
  id: 'g5-decimal-missing',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 15,
  make: (rng, level) => {
    const most = level === 1 ? 1 : 2;
    const amount = (range: readonly [number, number]) => decimalWith(rng, rng.int(1, most), range);
    const place = rng.pick(placesOf[level]);
    const [known, other] = [amount([1, 30]), amount([1, 20])];
    const result = place === 'taken' ? known.minus(other) : place === 'taken-from' ? other : known.plus(other);
    const task: Task = { place, known, result };
    if (result.compare(Decimal.of(1)) < 0) return null;
    const sum = workOf(task);
    const answer = resultOf(sum);
    if (answer.places === 0 && rng.chance(2, 3)) return null;
    const form = rng.pick(formsOf[level]);
    const other2 =
      sum.sign === '+' ? (result.compare(known) > 0 ? result.minus(known) : known.minus(result)) : known.plus(result);
    const name = child(rng);
    const wordProblem = form === 'story' ? wordProblemFor(rng, place) : null;
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) return wordProblem.write(rng, known, result);
      switch (form) {
        case 'reverse':
          return [
            place === 'taken'
              ? p`از ${known} چه عددی کم کنیم تا ${result} بماند؟`
              : place === 'taken-from'
                ? p`${name} از عددی ${known} کم کرد و ${result} ماند. آن عدد چند است؟`
                : p`به ${known} چه عددی اضافه کنیم تا ${result} شود؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} جای خالی را این‌طور پر کرده است:`,
            display(equation(task, row(other2))),
            p`ولی این تساوی درست نیست. در جای خالی چه عددی باید بنشیند؟`,
            display(equation(task)),
          ];
        default:
          return [p`در جای خالی چه عددی می‌نشیند؟`, display(equation(task))];
      }
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer, wordProblem === null ? {} : { unit: wordProblem.unit }),
      misconceptions: [
        // What is taken is found by the sign that is printed.
        place === 'taken'
          ? misconception(
              'given-numbers-added',
              'دو عدد معلوم را جمع کرده',
              decimalKey(other2),
              line`با عددت یک بار حساب کن: آیا می‌شود این‌قدر از عدد اول کم کرد؟`,
            )
          : misconception(
              place === 'taken-from' ? 'subtracted-as-printed' : 'added-as-printed',
              place === 'taken-from' ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
              decimalKey(other2),
              line`عددت را در سؤال بگذار و ببین با بقیهٔ عددها جور درمی‌آید یا نه.`,
            ),
        ...sumMisconceptions(sum).filter(({ id }) => id !== 'other-operation'),
      ],
      hints: [
        hint(
          place === 'taken-from'
            ? p`عدد اول را نمی‌دانیم؛ چیزی از آن کم شده و بقیه مانده است.`
            : place === 'taken'
              ? p`عددی را که کم شده است نمی‌دانیم؛ عدد اول و باقی‌مانده را می‌دانیم.`
              : p`حاصل جمع و یکی از دو عدد را می‌دانیم و عدد دیگر را می‌خواهیم.`,
        ),
        hint(
          sum.sign === '+'
            ? p`آنچه را کم شده است به باقی‌مانده برگردان؛ یعنی این دو عدد را جمع کن.`
            : p`عدد کوچک‌تر را از عدد بزرگ‌تر کم کن.`,
        ),
        hint(p`ممیزها را زیر هم بنویس. اگر تعداد رقم‌ها برابر نیست، سمت راست صفر بگذار.`),
      ],
      solution: [
        step(
          p`این تساوی را داریم:`,
          display(equation(task)),
          sum.sign === '+'
            ? p`برای پیدا کردن عدد اول، عملِ برعکسِ کم کردن را انجام می‌دهیم: جمع.`
            : p`عدد خواسته‌شده، تفاوتِ دو عددِ دیگر است؛ پس کم می‌کنیم.`,
        ),
        ...sumSolution(sum),
        step(p`امتحان می‌کنیم:`, display(equation(task, row(answer)))),
      ],
    };
  },
});
