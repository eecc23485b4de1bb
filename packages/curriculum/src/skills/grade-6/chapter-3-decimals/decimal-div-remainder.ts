import {
  child,
  Decimal,
  decimalAnswers,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  misconception,
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
const scopeOf: Readonly<Record<Level, { readonly places: number; readonly divisor: readonly [number, number] }>> = {
  1: { places: 1, divisor: [3, 9] },
  2: { places: 1, divisor: [3, 12] },
  3: { places: 2, divisor: [6, 15] },
  4: { places: 2, divisor: [12, 25] },
};
const placeWords: Readonly<Record<number, string>> = { 1: 'یک', 2: 'دو' };

export const divisionRemainder = defineSkill({
  id: 'g6-decimal-div-remainder',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 3,
  make: (rng, level) => {
    const { places, divisor: divisors } = scopeOf[level];
    const divisor = rng.int(...divisors);
    const dividend = decimalWith(rng, places, [divisor, divisor * 12]);
    const units = dividend.unitsAt(places);
    const quotient = Decimal.of(units / BigInt(divisor), places);
    const restUnits = units % BigInt(divisor);
    const rest = Decimal.of(restUnits, places);
    if (restUnits === 0n || quotient.places !== places) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const word = placeWords[places] ?? '';
    const ask = p`تقسیم را تا ${word} رقم اعشار ادامه بده. خارج‌قسمت و باقی‌ماندهٔ واقعی را بنویس.`;
    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${name} ${dividend} متر سیم را به ${divisor} قسمت مساوی تقسیم می‌کند و تقسیم را تا ${word} رقم اعشار ادامه می‌دهد.`,
            p`طول هر قسمت چند متر است و چند متر سیم می‌ماند؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} این تقسیم را تا ${word} رقم اعشار انجام داد و گفت باقی‌مانده ${restUnits.toString() === '0' ? 0 : Number(restUnits)} است، ولی درست نیست.`,
            display(row(dividend, '÷', divisor)),
            p`خارج‌قسمت و باقی‌ماندهٔ واقعی را بنویس.`,
          ];
        default:
          return [ask, display(row(dividend, '÷', divisor))];
      }
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswers([quotient, { label: 'خارج‌قسمت' }], [rest, { label: 'باقی‌مانده' }]),
      misconceptions: [
        misconception(
          'remainder-without-mark',
          'باقی‌مانده را بدون ممیز نوشته',
          decimalKey(quotient, Decimal.of(restUnits)),
          line`باقی‌مانده هم اعشاری است؛ ممیز آن زیر ممیز مقسوم می‌آید.`,
        ),
        misconception(
          'remainder-one-place-off',
          'ممیز باقی‌مانده را یک رقم اشتباه گذاشته',
          decimalKey(quotient, rest.shift(-1)),
          line`ممیز باقی‌مانده را درست زیر ممیز مقسوم بگذار.`,
        ),
        misconception(
          'quotient-without-mark',
          'ممیز خارج‌قسمت را نگذاشته',
          decimalKey(quotient.shift(places), rest),
          line`وقتی در تقسیم به ممیز رسیدی، در خارج‌قسمت هم ممیز بگذار.`,
        ),
      ],
      hints: [
        hint(p`مانند عددهای طبیعی تقسیم کن و به ممیز که رسیدی در خارج‌قسمت ممیز بگذار.`),
        hint(p`عدد آخر را که ماند نگاه کن: آن چند دهم یا چند صدم است؟ ممیز باقی‌مانده زیر ممیز مقسوم می‌آید.`),
      ],
      solution: [
        step(
          p`${dividend} یعنی ${Number(units)} ${places === 1 ? 'دهم' : 'صدم'}. اول بدون ممیز تقسیم می‌کنیم.`,
          display(row(Number(units), '=', divisor, '×', Number(quotient.units), '+', Number(restUnits))),
        ),
        step(
          p`خارج‌قسمت ${Number(quotient.units)} ${places === 1 ? 'دهم' : 'صدم'} است، یعنی ${quotient}. آنچه مانده ${Number(restUnits)} ${places === 1 ? 'دهم' : 'صدم'} است.`,
        ),
        step(
          p`آنچه می‌ماند ${rest} است؛ امتحان می‌کنیم.`,
          display(row(divisor, '×', quotient, '+', rest, '=', dividend)),
        ),
      ],
    };
  },
});
