import {
  child,
  choiceAnswer,
  Decimal,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  math,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};
const placesOf: Readonly<Record<Level, readonly [readonly [number, number], readonly [number, number]]>> = {
  1: [
    [0, 1],
    [1, 1],
  ],
  2: [
    [0, 2],
    [1, 1],
  ],
  3: [
    [1, 3],
    [1, 2],
  ],
  4: [
    [0, 3],
    [2, 3],
  ],
};

const reasons: readonly ((name: string) => string)[] = [
  (name) => `${name} می‌خواهد این تقسیم را طوری بنویسد که مقسوم‌علیه عدد طبیعی باشد.`,
  (name) => `${name} تقسیم بر عدد طبیعی را بهتر بلد است و می‌خواهد این تقسیم را تغییر دهد.`,
  (name) => `معلم از ${name} خواسته است اول ممیز مقسوم‌علیه این تقسیم را از بین ببرد.`,
  (name) => `${name} می‌خواهد این تقسیم را روی کاغذ آسان‌تر انجام دهد.`,
  (name) => `${name} می‌خواهد این تقسیم را برای خواهرش ساده‌تر بنویسد.`,
];

export const equivalentDivision = defineSkill({
  id: 'g6-div-equivalent',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 3,
  make: (rng, level) => {
    const [dividendPlaces, divisorPlaces] = placesOf[level];
    const divisor = decimalWith(rng, rng.int(...divisorPlaces), [0, level < 3 ? 9 : 4]);
    const dividend = decimalWith(rng, rng.int(...dividendPlaces), [2, 95]);
    const power = divisor.places;
    const by = (left: number, right: number) => {
      const [a, b] = [dividend.shift(left), divisor.shift(right)];
      // Equal exactly when the quotients are: they are distinguished by how far the marks moved against each other.
      return { value: String(left - right), content: [math(row(a, '÷', b))] };
    };
    // Without their marks the two are seldom equal; that is simpler than a zero too many or too few.
    const dropped = String(dividend.places - power);
    const isBothDropped = dividend.places > 0 && dividend.places !== power;
    // 51,726 and 51.726 look alike: of the two only one may be seen, in the options or in the stem.
    const isLarge = dividend.units >= 10_000n;
    if (isLarge && dividend.places === 3 && power === 3) return null;
    const looksAlike = (value: string) =>
      isLarge && Number(value) + power === (dividend.places === 3 ? 3 : dividend.places - 3);
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: by(power, power),
      wrong: [
        ...(isBothDropped
          ? [
              {
                ...by(dividend.places, power),
                id: 'both-marks-dropped',
                title: 'ممیز هر دو عدد را برداشته، بی‌آن‌که در یک عدد ضرب شده باشند',
                message: line`هر عدد در چه عددی ضرب شده تا ممیزش برود؟ این دو باید یکی باشند.`,
              },
            ]
          : []),
        {
          ...by(0, power),
          id: 'only-divisor-scaled',
          title: 'فقط ممیز مقسوم‌علیه را برده',
          message: line`وقتی مقسوم‌علیه را در عددی ضرب می‌کنی، مقسوم را هم در همان عدد ضرب کن.`,
        },
        {
          ...by(power + 1, power),
          id: 'dividend-scaled-more',
          title: 'مقسوم را یک صفر بیشتر بزرگ کرده',
          message: line`هر دو عدد باید در یک عدد ضرب شده باشند. صفرها را بشمار.`,
        },
        {
          ...by(-power, power),
          id: 'scaled-in-opposite-ways',
          title: 'یکی را ضرب و دیگری را تقسیم کرده',
          message: line`اگر یکی بزرگ و دیگری کوچک شود، خارج‌قسمت عوض می‌شود.`,
        },
        {
          ...by(power - 1, power),
          id: 'dividend-scaled-less',
          title: 'مقسوم را کمتر بزرگ کرده',
          message: line`ممیز هر دو عدد باید به یک اندازه جابه‌جا شود.`,
        },
      ]
        .filter(({ id, value }) => !isBothDropped || id === 'both-marks-dropped' || value !== dropped)
        .filter(({ value }) => !looksAlike(value)),
    });
    if (spec === null) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const factor = 10 ** power;
    const [scaledDividend, scaledDivisor] = [dividend.times(Decimal.of(factor)), divisor.times(Decimal.of(factor))];
    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${rng.pick(reasons)(name)}`,
            display(row(dividend, '÷', divisor)),
            p`کدام تقسیم همان خارج‌قسمت را دارد؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} برای این تقسیم، تقسیم دیگری نوشت که هم‌ارز نبود.`,
            display(row(dividend, '÷', divisor)),
            p`تو کدام را می‌نویسی تا خارج‌قسمت همان بماند؟`,
          ];
        default:
          return [p`کدام تقسیم با این تقسیم هم‌ارز است؟`, display(row(dividend, '÷', divisor))];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`اگر مقسوم و مقسوم‌علیه را در یک عدد ضرب کنیم، خارج‌قسمت عوض نمی‌شود.`),
        hint(p`ببین ممیز مقسوم‌علیه چند رقم جابه‌جا شده است. ممیز مقسوم هم باید همان اندازه جابه‌جا شود.`),
      ],
      solution: [
        step(p`مقسوم‌علیه ${power} رقم اعشار دارد؛ پس هر دو عدد را در ${factor} ضرب می‌کنیم.`),
        step(p`خارج‌قسمت همان می‌ماند.`, display(row(scaledDividend, '÷', scaledDivisor))),
      ],
    };
  },
});
