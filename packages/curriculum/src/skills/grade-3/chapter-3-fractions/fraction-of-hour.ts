import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  frac,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  measured,
  misconception,
  num,
  p,
  partsOfQuantity,
  persianTime,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

interface Part {
  readonly numerator: number;
  readonly denominator: number;
}

const partsOf: Readonly<Record<Level, readonly Part[]>> = {
  1: [
    { numerator: 1, denominator: 2 },
    { numerator: 1, denominator: 4 },
    { numerator: 1, denominator: 3 },
  ],
  2: [
    { numerator: 1, denominator: 2 },
    { numerator: 1, denominator: 4 },
    { numerator: 3, denominator: 4 },
    { numerator: 1, denominator: 3 },
    { numerator: 1, denominator: 6 },
  ],
  3: [
    { numerator: 3, denominator: 4 },
    { numerator: 1, denominator: 3 },
    { numerator: 1, denominator: 6 },
    { numerator: 1, denominator: 12 },
    { numerator: 2, denominator: 3 },
  ],
  4: [
    { numerator: 2, denominator: 3 },
    { numerator: 5, denominator: 6 },
    { numerator: 3, denominator: 4 },
    { numerator: 5, denominator: 12 },
    { numerator: 7, denominator: 12 },
    { numerator: 1, denominator: 12 },
  ],
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'figure', 'story'],
  2: ['story', 'figure', 'story', 'bare'],
  3: ['story', 'figure', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};

const doings: readonly ((name: string) => readonly [string, string])[] = [
  (name: string) => [`${name} برای نوشتن مشق‌هایش`, 'وقت گذاشت'],
  (name: string) => [`${name} در پارک`, 'دوچرخه‌سواری کرد'],
  (name: string) => [`${name} در حیاط`, 'فوتبال بازی کرد'],
  (name: string) => [`مادر ${name} برای پختن آش`, 'کار کرد'],
  (name: string) => [`${name} در کتابخانه`, 'کتاب خواند'],
  (name: string) => [`پدر ${name} در صف نانوایی`, 'ایستاد'],
  (name: string) => [`${name} سر کلاس نقاشی`, 'نقاشی کشید'],
  (name: string) => [`${name} در باغچه`, 'گل کاشت'],
];

export const fractionOfHour = defineSkill({
  id: 'g3-fraction-of-hour',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [partsOfQuantity],
  revision: 7,
  make: (rng, level) => {
    const { numerator, denominator } = rng.pick(partsOf[level]);
    const form = rng.pick(formsOf[level]);
    const one = 60 / denominator;
    const minutes = one * numerator;
    const name = child(rng);
    const shown = frac(numerator, denominator);
    const [before, after] = rng.pick(doings)(name);
    const hour = rng.int(1, 11);
    const event = rng.pick([
      'کلاس نقاشی',
      'تمرین تئاتر',
      'مسابقهٔ والیبال',
      'کلاس شنا',
      'بازدید از موزهٔ کلاس',
      'کلاس موسیقی',
    ]);
    // How much of the hour is still to come.
    const answer = form === 'reverse' ? 60 - minutes : minutes;
    const wrong = rng.pick(
      [denominator, 100 / denominator, one, 60 - minutes].filter(
        (each) => Number.isSafeInteger(each) && each !== answer,
      ),
    );
    if (form === 'reverse' && minutes === 60) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`ساعت اول شروع بازی ${name} و ساعت دوم پایان آن را نشان می‌دهد. بازی ${shown} ساعت طول کشید.`,
            p`بازی چند دقیقه طول کشید؟ با کمک عقربه‌ها پیدا کن.`,
          ];
        case 'story':
          return [p`${before} ${shown} ساعت ${after}.`, p`این زمان چند دقیقه است؟`];
        case 'find-mistake':
          return [
            p`${name} حساب کرد که ${shown} ساعت می‌شود ${measured(wrong, 'دقیقه')}، ولی درست نیست.`,
            p`${shown} ساعت چند دقیقه است؟`,
          ];
        case 'reverse':
          return [
            p`${event} ${name} یک ساعت طول می‌کشد و ${shown} آن گذشته است.`,
            p`چند دقیقهٔ دیگر تا پایان آن مانده است؟`,
          ];
        default:
          return [p`${shown} ساعت چند دقیقه است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'clock' as const,
              description: `دو ساعت عقربه‌ای؛ در ساعت اول ${persianTime(hour, 0)} و در ساعت دوم ${persianTime(hour, minutes)} دیده می‌شود`,
              form: 'analog' as const,
              clocks: [
                { hour, minute: 0, label: 'شروع' },
                { hour, minute: minutes, label: 'پایان' },
              ],
            },
          }
        : {}),
      ...integerAnswer(answer, { unit: 'دقیقه' }),
      misconceptions: [
        // What does not come out even nobody writes as a whole number.
        ...((100 * numerator) % denominator === 0
          ? [
              misconception(
                'hour-as-hundred',
                'ساعت را صد دقیقه گرفته',
                integerKey(
                  form === 'reverse' ? 100 - (100 * numerator) / denominator : (100 * numerator) / denominator,
                ),
                line`یک ساعت چند دقیقه است؟ عقربهٔ دقیقه‌شمار یک دور کامل را در چند دقیقه می‌زند؟`,
              ),
            ]
          : []),
        misconception(
          'one-part-only',
          'فقط یک قسمت را حساب کرده',
          integerKey(form === 'reverse' ? 60 - one : one),
          line`یک قسمت را خوب پیدا کردی. صورت کسر می‌گوید چند قسمت لازم است.`,
        ),
        misconception(
          'rest-written',
          'دقیقه‌های قسمت دیگر را نوشته',
          integerKey(60 - answer),
          line`این قسمت دیگرِ ساعت است. ببین سؤال کدام قسمت را می‌خواهد.`,
        ),
        misconception(
          'denominator-as-minutes',
          'مخرج را به جای دقیقه نوشته',
          integerKey(denominator),
          line`مخرج می‌گوید ساعت به چند قسمت مساوی تقسیم شده است. هر قسمت چند دقیقه است؟`,
        ),
        // A quarter: 20 is the minutes at the numeral 4 of a clock, too.
        ...(answer + 5 === 5 * denominator
          ? []
          : [
              misconception(
                'five-minutes-off',
                'پنج دقیقه کم یا زیاد حساب کرده',
                integerKey(answer + 5),
                line`خیلی نزدیک شده‌ای. دقیقه‌ها را یک بار دیگر پنج‌تا پنج‌تا بشمار.`,
              ),
            ]),
      ],
      hints: [
        hint(p`یک ساعت ${60} دقیقه است. عقربهٔ دقیقه‌شمار در این مدت یک دور کامل می‌زند.`),
        hint(
          p`مخرج ${denominator} است؛ پس ساعت را به ${denominator} قسمت مساوی تقسیم کن.`,
          display(row(60, '÷', denominator, '=', blank())),
        ),
        ...(form === 'reverse'
          ? [hint(p`اول پیدا کن چند دقیقه گذشته است، بعد ببین تا ${60} چند دقیقه مانده است.`)]
          : numerator > 1
            ? [hint(p`صورت ${numerator} است؛ پس ${numerator} قسمت از آن‌ها را بگیر.`)]
            : []),
      ],
      solution: [
        step(
          p`یک ساعت ${60} دقیقه است. آن را به ${denominator} قسمت مساوی تقسیم می‌کنیم.`,
          display(row(60, '÷', denominator, '=', one)),
        ),
        step(
          numerator > 1 ? p`${numerator} قسمت از آن‌ها را می‌خواهیم.` : p`فقط یک قسمت را می‌خواهیم.`,
          display(numerator > 1 ? row(numerator, '×', one, '=', minutes) : num(minutes)),
        ),
        ...(form === 'reverse'
          ? [step(p`این‌ها گذشته است؛ بقیه را با تفریق پیدا می‌کنیم.`, display(row(60, '−', minutes, '=', answer)))]
          : []),
      ],
    };
  },
});
