import {
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  decimalWords,
  defineSkill,
  digitAt,
  digitInPlace,
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
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'reverse'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse'],
  4: ['bare', 'reverse', 'story'],
};
const placesOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [1, 2], 2: [2, 3], 3: [2, 4], 4: [3, 4] };
const placeNames = ['', 'دهم', 'صدم', 'هزارم', 'ده‌هزارم'] as const;

/** Where a decimal is heard, and for which whole parts that is believable. */
const sayings: readonly {
  /** Zero where it is left out. */
  readonly least?: number;
  readonly most: number;
  readonly write: (name: string, words: string) => string;
}[] = [
  { least: 1, most: 30, write: (name, words) => `${name} گفت: طول این برگ «${words}» سانتی‌متر است.` },
  { least: 7, most: 84, write: (name, words) => `گزارشگر گفت: زمان ${name} در مسابقهٔ دو «${words}» ثانیه بود.` },
  { most: 40, write: (name, words) => `معلم علوم به ${name} گفت: جرم این سنگ «${words}» کیلوگرم است.` },
  { most: 9, write: (name, words) => `${name} روی برچسب خواند: گنجایش این ظرف «${words}» لیتر است.` },
  { least: 15, most: 40, write: (name, words) => `در کتاب ${name} نوشته بود: قطر این سکه «${words}» میلی‌متر است.` },
  { most: 84, write: (name, words) => `هواشناس به ${name} گفت: بارش دیروز «${words}» میلی‌متر بود.` },
];

export const decimalReadPlace = defineSkill({
  id: 'g6-decimal-read-place',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [digitInPlace, numberInPlaces],
  revision: 4,
  make: (rng, level) => {
    const places = rng.int(...placesOf[level]);
    const value = decimalWith(rng, places, level === 1 ? [1, 9] : [0, 84]);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    if (form === 'reverse') {
      // The worth of one digit after the mark: its digit is met nowhere else in the number.
      const written = value.toString();
      const mark = written.indexOf('.');
      const place = rng.int(1, places);
      const digit = Number(written.charAt(mark + place));
      if (digit === 0 || [...written].filter((each) => each === String(digit)).length > 1) return null;
      const answer = Decimal.of(digit, place);
      return {
        form,
        stem: [p`ارزش مکانی رقمی که مشخص شده چند است؟`, display(digitAt(written, mark + place))],
        ...decimalAnswer(answer),
        misconceptions: [
          misconception(
            'digit-itself',
            'خود رقم را نوشته',
            decimalKey(digit),
            line`این رقم بعد از ممیز است؛ پس ارزشش از یک واحد کمتر است.`,
          ),
          misconception(
            'one-place-too-high',
            'ارزش را یک خانه بزرگ‌تر گرفته',
            decimalKey(answer.shift(1)),
            line`اولین خانه بعد از ممیز دهم است. از آنجا بشمار.`,
          ),
          misconception(
            'one-place-too-low',
            'ارزش را یک خانه کوچک‌تر گرفته',
            decimalKey(answer.shift(-1)),
            line`خانه‌های بعد از ممیز را یک بار دیگر بشمار: دهم، صدم، هزارم.`,
          ),
        ],
        hints: [
          hint(p`خانه‌های بعد از ممیز به ترتیب دهم، صدم، هزارم و ده‌هزارم‌اند.`),
          hint(p`ببین این رقم چندمین رقم بعد از ممیز است.`),
        ],
        solution: [
          step(p`این رقم در خانهٔ ${placeNames[place] ?? ''} است.`),
          step(p`پس ارزش آن ${digit} تا ${placeNames[place] ?? ''} است.`, display(num(answer))),
        ],
      };
    }

    const words = decimalWords(value.toString());
    const power = 10n ** BigInt(places);
    const part = value.units % power;
    const whole = value.units / power;
    // 20.05 and 0.25 sound alike («بیست و پنج صدم»): neither is asked.
    const together = numberWords(Number(whole + part));
    if (
      whole === 0n
        ? together.includes(' و ')
        : together === `${numberWords(Number(whole))} و ${numberWords(Number(part))}`
    )
      return null;
    // The part right after the mark, without the zeros that keep its place.
    const zerosLost = Decimal.parse(`${whole}.${part}`);
    return {
      form,
      stem:
        form === 'story'
          ? [
              p`${rng.pick(sayings.filter(({ least = 0, most }) => BigInt(least) <= whole && whole <= BigInt(most))).write(name, words)}`,
              p`این عدد را با رقم بنویس.`,
            ]
          : [p`این عدد را با رقم بنویس: «${words}»`],
      ...decimalAnswer(value),
      misconceptions: [
        misconception(
          'zeros-after-mark-lost',
          'صفرهای بعد از ممیز را ننوشته',
          decimalKey(zerosLost),
          line`ببین آخرین رقم باید در کدام خانه بنشیند؛ خانه‌های خالی را صفر بگذار.`,
        ),
        misconception(
          'one-place-too-few',
          'یک رقم اعشار کم نوشته',
          decimalKey(value.shift(1)),
          line`آخر عدد چه گفته شد: دهم، صدم، هزارم یا ده‌هزارم؟ رقم آخر آنجا می‌نشیند.`,
        ),
        misconception(
          'one-place-too-many',
          'یک رقم اعشار زیاد نوشته',
          decimalKey(value.shift(-1)),
          line`تعداد رقم‌های بعد از ممیز را دوباره بشمار.`,
        ),
        misconception(
          'mark-forgotten',
          'ممیز نگذاشته',
          decimalKey(value.shift(places)),
          line`قسمت صحیح و اعشاری را با ممیز از هم جدا کن.`,
        ),
      ],
      hints: [
        hint(p`اول قسمت صحیح را بنویس و ممیز بگذار. اگر قسمت صحیح گفته نشده، صفر است.`),
        hint(
          p`چون «${placeNames[places] ?? ''}» گفته شده، باید ${places} رقم بعد از ممیز بنویسی؛ اگر رقم کم آمد، سمت چپ آن‌ها صفر بگذار.`,
        ),
      ],
      solution: [
        step(p`«${placeNames[places] ?? ''}» یعنی ${places} رقم بعد از ممیز.`),
        step(p`پس عدد این‌طور نوشته می‌شود:`, display(num(value))),
      ],
    };
  },
});
