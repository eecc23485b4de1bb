import {
  additionBars,
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Hint,
  hint,
  integerAnswer,
  type Level,
  line,
  type MathNode,
  type Misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { type Division, divided } from './question-parts/written-division-questions.ts';

type Part = 'dividend' | 'divisor' | 'quotient' | 'rest';

const names: Readonly<Record<Part, string>> = {
  dividend: 'مقسوم',
  divisor: 'مقسوم‌علیه',
  quotient: 'خارج‌قسمت',
  rest: 'باقی‌مانده',
};

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const askedOf: Readonly<Record<Level, readonly Part[]>> = {
  1: ['dividend', 'dividend', 'rest'],
  2: ['dividend', 'dividend', 'rest', 'quotient'],
  3: ['dividend', 'rest', 'quotient', 'divisor'],
  4: ['quotient', 'divisor', 'divisor', 'dividend'],
};
const scopeOf: Readonly<
  Record<Level, { readonly divisor: readonly [number, number]; readonly quotient: readonly [number, number] }>
> = {
  1: { divisor: [2, 9], quotient: [3, 12] },
  2: { divisor: [3, 15], quotient: [6, 40] },
  3: { divisor: [6, 35], quotient: [12, 60] },
  4: { divisor: [12, 50], quotient: [15, 90] },
};

function relation(division: Division, hidden: Part | null): MathNode {
  const at = (part: Part) => (part === hidden ? blank() : division[part]);
  return row(at('dividend'), '=', at('divisor'), '×', at('quotient'), '+', at('rest'));
}

function misconceptions(division: Division, asked: Part): readonly Misconception[] {
  const { dividend, divisor, quotient, rest } = division;
  switch (asked) {
    case 'dividend':
      return wholeMisconceptions(
        [
          'remainder-left-out',
          'باقی‌مانده را اضافه نکرده',
          divisor * quotient,
          line`ضرب را درست انجام داده‌ای. باقی‌مانده هم بخشی از مقسوم است.`,
        ],
        [
          'added-before-multiplied',
          'پیش از ضرب، باقی‌مانده را جمع کرده',
          divisor * (quotient + rest),
          line`باقی‌مانده فقط یک بار، بعد از ضرب، اضافه می‌شود.`,
        ],
        [
          'remainder-taken-away',
          'باقی‌مانده را کم کرده',
          divisor * quotient - rest,
          line`باقی‌مانده به حاصل ضرب اضافه می‌شود یا از آن کم؟`,
        ],
        [
          'all-added',
          'همه را با هم جمع کرده',
          divisor + quotient + rest,
          line`مقسوم‌علیه و خارج‌قسمت در هم ضرب می‌شوند، نه جمع.`,
        ],
      );
    case 'rest':
      return wholeMisconceptions(
        [
          'product-written',
          'حاصل ضرب را نوشته',
          divisor * quotient,
          line`این حاصل ضرب است. ببین تا مقسوم چقدر مانده است.`,
        ],
        [
          'all-taken-away',
          'همهٔ عددها را از مقسوم کم کرده',
          dividend - divisor - quotient,
          line`اول مقسوم‌علیه و خارج‌قسمت را در هم ضرب کن.`,
        ],
        ['one-off', 'باقی‌مانده را یکی بیشتر نوشته', rest + 1, line`ضرب و تفریق را یک بار دیگر حساب کن.`],
        [
          'two-off',
          'باقی‌مانده را یکی کمتر نوشته',
          rest > 1 ? rest - 1 : null,
          line`ضرب و تفریق را یک بار دیگر حساب کن.`,
        ],
      );
    default: {
      const known = asked === 'quotient' ? divisor : quotient;
      const answer = division[asked];
      return wholeMisconceptions(
        [
          'remainder-not-taken-away',
          'باقی‌مانده را از مقسوم کم نکرده',
          rest === 0 ? null : Math.floor(dividend / known) === answer ? null : Math.floor(dividend / known),
          line`اول باقی‌مانده را از مقسوم کم کن، بعد تقسیم کن.`,
        ],
        [
          'stopped-before-division',
          'فقط باقی‌مانده را کم کرده',
          dividend - rest,
          line`این حاصل ضرب مقسوم‌علیه در خارج‌قسمت است. یک قدم دیگر مانده است.`,
        ],
        [
          'subtracted-in-place-of-divided',
          'به جای تقسیم، تفریق کرده',
          dividend - rest - known,
          line`مقسوم‌علیه و خارج‌قسمت در هم ضرب می‌شوند؛ برعکس ضرب چیست؟`,
        ],
        [
          'remainder-added',
          'باقی‌مانده را به مقسوم اضافه کرده',
          (dividend + rest) % known === 0 && rest > 0 ? (dividend + rest) / known : null,
          line`باقی‌مانده را باید به مقسوم اضافه کنی یا از آن کم کنی؟`,
        ],
        ['one-time-too-many', 'یکی بیشتر نوشته', answer + 1, line`جوابت را در رابطه بگذار و حساب کن. به مقسوم می‌رسی؟`],
      );
    }
  }
}

function hints(division: Division, asked: Part): readonly Hint[] {
  const { dividend, divisor, quotient, rest } = division;
  const first = hint(p`رابطهٔ تقسیم این است: مقسوم برابر است با مقسوم‌علیه ضربدر خارج‌قسمت، به اضافهٔ باقی‌مانده.`);
  if (asked === 'dividend') {
    return [
      first,
      hint(p`اول ضرب را حساب کن.`, display(row(divisor, '×', quotient, '=', blank()))),
      hint(p`بعد باقی‌مانده (${rest}) را به حاصل ضرب اضافه کن.`),
    ];
  }
  if (asked === 'rest') {
    return [
      first,
      hint(p`اول ضرب را حساب کن.`, display(row(divisor, '×', quotient, '=', blank()))),
      hint(p`حالا ببین تا ${dividend} چقدر مانده است.`),
    ];
  }
  return [
    first,
    hint(p`اول باقی‌مانده را از مقسوم کم کن.`, display(row(dividend, '−', rest, '=', blank()))),
    hint(p`حالا حاصل را بر ${asked === 'quotient' ? divisor : quotient} تقسیم کن تا عدد جای خالی به دست بیاید.`),
  ];
}

function solution(division: Division, asked: Part): readonly SolutionStep[] {
  const { dividend, divisor, quotient, rest } = division;
  const product = divisor * quotient;
  if (asked === 'dividend') {
    return [
      step(p`مقسوم‌علیه را در خارج‌قسمت ضرب می‌کنیم.`, display(row(divisor, '×', quotient, '=', product))),
      step(p`باقی‌مانده را به آن اضافه می‌کنیم.`, display(row(product, '+', rest, '=', dividend))),
    ];
  }
  if (asked === 'rest') {
    return [
      step(p`مقسوم‌علیه را در خارج‌قسمت ضرب می‌کنیم.`, display(row(divisor, '×', quotient, '=', product))),
      step(p`هر چه تا مقسوم بماند، باقی‌مانده است.`, display(row(dividend, '−', product, '=', rest))),
    ];
  }
  const known = asked === 'quotient' ? divisor : quotient;
  return [
    step(p`باقی‌مانده را از مقسوم کم می‌کنیم تا حاصل ضرب به دست بیاید.`, display(row(dividend, '−', rest, '=', product))),
    step(
      p`حاصل را بر ${known} تقسیم می‌کنیم؛ چون تقسیم برعکس ضرب است.`,
      display(row(product, '÷', known, '=', division[asked])),
    ),
  ];
}

function statement(rng: Rng, division: Division, asked: Part): readonly Block[] {
  const parts = (['dividend', 'divisor', 'quotient', 'rest'] as const).filter((part) => part !== asked);
  const [one = '', two = '', three = ''] = parts.map((part) => `${names[part]} ${persianNumber(division[part])}`);
  const name = child(rng);
  const lead = rng.pick([
    `در یک تقسیم`,
    `در تقسیمی که ${name} انجام داد`,
    `${name} تقسیمی نوشت که در آن`,
    `روی تخته تقسیمی هست که در آن`,
    `در دفتر ${name} تقسیمی هست که در آن`,
  ]);
  return [p`${lead} ${one}، ${two} و ${three} است.`, p`${names[asked]} چند است؟`];
}

export const divCheckRelation = defineSkill({
  id: 'g4-div-check-relation',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 9,
  make: (rng, level) => {
    const { divisor: divisors, quotient: quotients } = scopeOf[level];
    const divisor = rng.int(...divisors);
    const quotient = rng.int(...quotients);
    const asked = rng.pick(askedOf[level]);
    const division = divided(divisor * quotient + rng.int(0, divisor - 1), divisor);
    if (division.rest === 0 && level < 4) return null;
    const form = rng.pick(formsOf[level]);
    const known = misconceptions(division, asked);
    const wrongOf = rng.pick(known).answer;
    const wrong = wrongOf.kind === 'integer' ? Number(wrongOf.values[0]) : 0;
    const answer = division[asked];
    if (form === 'find-mistake' && wrong === answer) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return statement(rng, division, asked);
        case 'find-mistake':
          return [
            p`${child(rng)} در این رابطهٔ تقسیم، جای خالی را ${wrong} نوشت، ولی درست نبود.`,
            display(relation(division, asked)),
            p`عدد درست جای خالی چند است؟`,
          ];
        default:
          return [p`در رابطهٔ تقسیم، در جای خالی چه عددی می‌نشیند؟`, display(relation(division, asked))];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions: known,
      hints: hints(division, asked),
      solution: solution(division, asked),
    };
  },
});
