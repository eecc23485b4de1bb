import {
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  decimalWords,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  misconception,
  num,
  numberInPlaces,
  numberWords,
  p,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'reverse'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'story', 'find-mistake'],
};
const placeNames = ['', 'دهم', 'صدم', 'هزارم'] as const;

function draw(rng: Rng, level: Level): Decimal {
  switch (level) {
    case 1:
      return decimalWith(rng, rng.pick([1, 1, 2]), [1, 30]);
    case 2:
      return decimalWith(rng, 2, [0, 99]);
    case 3:
      return decimalWith(rng, 3, [0, 99]);
    case 4: {
      // Zeros after the mark, and none or three digits before it.
      const whole = rng.pick([0, rng.int(100, 999)]);
      return rng.chance(1, 2)
        ? Decimal.of(whole * 1000 + rng.int(1, 99), 3)
        : Decimal.of(whole * 100 + rng.int(1, 9), 2);
    }
  }
}

/** Where a decimal is heard, and from which whole part on that is believable. */
const sayings: readonly (readonly [least: number, write: (name: string, said: string) => string])[] = [
  [0, (name, said) => `برق‌کار به ${name} گفت: طول این سیم «${said}» متر است.`],
  [7, (name, said) => `گزارشگر ورزشی گفت: زمان ${name} در مسابقه «${said}» ثانیه بود.`],
  [1, (name, said) => `باربر انبار به پدر ${name} گفت: جرم این بار «${said}» کیلوگرم است.`],
  [20, (name, said) => `${name} روی کنتور خواند: آب خانه امروز «${said}» لیتر مصرف شده است.`],
  [3, (name, said) => `در کتاب ${name} نوشته بود: طول این پل «${said}» متر است.`],
  [0, (_, said) => `هواشناس رادیو گفت: بارش امسال تا امروز «${said}» میلی‌متر بوده است.`],
  [0, (name, said) => `راهنما به خانوادهٔ ${name} گفت: تا مقصد «${said}» کیلومتر مانده است.`],
];

export const decimalReadWrite = defineSkill({
  id: 'g5-decimal-read-write',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 6,
  make: (rng, level) => {
    const value = draw(rng, level);
    const { places } = value;
    const power = 10n ** BigInt(places);
    const part = Number(value.units % power);
    const whole = Number(value.units / power);
    // 20.05 and 0.25 sound alike («بیست و پنج صدم»): neither is asked.
    const together = numberWords(whole + part);
    if (whole === 0 ? together.includes(' و ') : together === `${numberWords(whole)} و ${numberWords(part)}`)
      return null;
    const said = decimalWords(value.toString());
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const zerosLost = Decimal.parse(`${whole}.${part}`);
    const wrong = [zerosLost, value.shift(1), value.shift(-1)].filter((each) => !each.equals(value));
    const stem = () => {
      switch (form) {
        case 'story': {
          const [, write] = rng.pick(sayings.filter(([least]) => least <= whole));
          return [p`${write(name, said)}`, p`این عدد را با رقم بنویس.`];
        }
        case 'reverse':
          return [p`کدام عدد اعشاری این‌طور خوانده می‌شود: «${said}»؟`];
        case 'find-mistake':
          return [
            p`${name} عدد «${said}» را این‌طور نوشته است:`,
            display(rng.pick(wrong)),
            p`ولی اشتباهی در آن هست. عدد درست را بنویس.`,
          ];
        default:
          return [p`این عدد را با رقم بنویس: «${said}»`];
      }
    };
    const lastPlace = placeNames[places] ?? '';
    const zeros = places - String(part).length;
    return {
      form,
      stem: stem(),
      ...decimalAnswer(value),
      misconceptions: [
        misconception(
          'zeros-after-mark-lost',
          'صفرهای بعد از ممیز را ننوشته',
          decimalKey(zerosLost),
          line`ببین رقم آخر باید در کدام خانه بنشیند. خانه‌های خالی میان ممیز و آن رقم را با صفر پر کن.`,
        ),
        misconception(
          'mark-forgotten',
          'ممیز نگذاشته',
          decimalKey(value.shift(places)),
          line`قسمت صحیح و قسمت اعشاری را با ممیز از هم جدا کن.`,
        ),
        misconception(
          'one-place-too-few',
          'یک رقم اعشار کم نوشته',
          decimalKey(value.shift(1)),
          line`آخر عدد چه گفته شد: دهم، صدم یا هزارم؟ رقم آخر باید در همان خانه بنشیند.`,
        ),
        misconception(
          'one-place-too-many',
          'یک رقم اعشار زیاد نوشته',
          decimalKey(value.shift(-1)),
          line`رقم‌های بعد از ممیز را دوباره بشمار؛ یکی زیاد است.`,
        ),
      ],
      hints: [
        hint(p`عدد دو قسمت دارد: قسمت صحیح، و قسمت اعشاری که با «${lastPlace}» تمام می‌شود.`),
        hint(
          whole === 0
            ? p`قسمت صحیح گفته نشده است؛ پس اول صفر بنویس و بعد ممیز بگذار.`
            : p`اول قسمت صحیح را بنویس و بعد ممیز بگذار.`,
        ),
        hint(p`«${lastPlace}» یعنی ${places} رقم بعد از ممیز. اگر رقم کم آمد، بعد از ممیز صفر بگذار.`),
      ],
      solution: [
        step(
          p`قسمت صحیح ${whole} است و قسمت اعشاری ${part} ${lastPlace}.`,
          ...(zeros > 0 ? [p`«${lastPlace}» یعنی ${places} رقم؛ پس ${zeros} صفر بعد از ممیز می‌گذاریم.`] : []),
        ),
        step(p`پس عدد این‌طور نوشته می‌شود:`, display(num(value))),
      ],
    };
  },
});
