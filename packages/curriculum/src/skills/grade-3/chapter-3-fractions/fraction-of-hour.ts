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
  mistake,
  num,
  p,
  persianTime,
  type QuestionForm,
  row,
  step,
} from '../../../authoring/index.ts';

interface Part {
  readonly top: number;
  readonly bottom: number;
}

const partsOf: Readonly<Record<Level, readonly Part[]>> = {
  1: [
    { top: 1, bottom: 2 },
    { top: 1, bottom: 4 },
    { top: 1, bottom: 3 },
  ],
  2: [
    { top: 1, bottom: 2 },
    { top: 1, bottom: 4 },
    { top: 3, bottom: 4 },
    { top: 1, bottom: 3 },
    { top: 1, bottom: 6 },
  ],
  3: [
    { top: 3, bottom: 4 },
    { top: 1, bottom: 3 },
    { top: 1, bottom: 6 },
    { top: 1, bottom: 12 },
    { top: 2, bottom: 3 },
  ],
  4: [
    { top: 2, bottom: 3 },
    { top: 5, bottom: 6 },
    { top: 3, bottom: 4 },
    { top: 5, bottom: 12 },
    { top: 7, bottom: 12 },
    { top: 1, bottom: 12 },
  ],
};
const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
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
  make: (rng, level) => {
    const { top, bottom } = rng.pick(partsOf[level]);
    const form = rng.pick(formsOf[level]);
    const one = 60 / bottom;
    const minutes = one * top;
    const name = child(rng);
    const shown = frac(top, bottom);
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
      [bottom, 100 / bottom, one, 60 - minutes].filter((each) => Number.isSafeInteger(each) && each !== answer),
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
        mistake(
          'hour-as-hundred',
          'ساعت را صد دقیقه گرفته',
          integerKey(form === 'reverse' ? 100 - Math.floor((100 * top) / bottom) : Math.floor((100 * top) / bottom)),
          line`یک ساعت چند دقیقه است؟ عقربهٔ دقیقه‌شمار یک دور کامل را در چند دقیقه می‌زند؟`,
        ),
        mistake(
          'one-part-only',
          'فقط یک قسمت را حساب کرده',
          integerKey(form === 'reverse' ? 60 - one : one),
          line`یک قسمت را خوب پیدا کردی. صورت کسر می‌گوید چند قسمت لازم است.`,
        ),
        mistake(
          'rest-written',
          'دقیقه‌های قسمت دیگر را نوشته',
          integerKey(60 - answer),
          line`این قسمت دیگرِ ساعت است. ببین سؤال کدام قسمت را می‌خواهد.`,
        ),
        mistake(
          'denominator-as-minutes',
          'مخرج را دقیقه گرفته',
          integerKey(bottom),
          line`مخرج می‌گوید ساعت به چند قسمت مساوی تقسیم شده است. هر قسمت چند دقیقه است؟`,
        ),
        mistake(
          'five-minutes-off',
          'پنج دقیقه کم یا زیاد حساب کرده',
          integerKey(answer + 5),
          line`خیلی نزدیک شده‌ای. دقیقه‌ها را یک بار دیگر پنج‌تا پنج‌تا بشمار.`,
        ),
      ],
      hints: [
        hint(p`یک ساعت ${60} دقیقه است. عقربهٔ دقیقه‌شمار در این مدت یک دور کامل می‌زند.`),
        hint(
          p`مخرج ${bottom} است؛ پس ساعت را به ${bottom} قسمت مساوی تقسیم کن.`,
          display(row(60, '÷', bottom, '=', blank())),
        ),
        ...(form === 'reverse'
          ? [hint(p`اول پیدا کن چند دقیقه گذشته است، بعد ببین تا ${60} چند دقیقه مانده است.`)]
          : top > 1
            ? [hint(p`صورت ${top} است؛ پس ${top} قسمت از آن‌ها را بگیر.`)]
            : []),
      ],
      solution: [
        step(
          p`یک ساعت ${60} دقیقه است. آن را به ${bottom} قسمت مساوی تقسیم می‌کنیم.`,
          display(row(60, '÷', bottom, '=', one)),
        ),
        step(
          top > 1 ? p`${top} قسمت از آن‌ها را می‌خواهیم.` : p`فقط یک قسمت را می‌خواهیم.`,
          display(top > 1 ? row(top, '×', one, '=', minutes) : num(minutes)),
        ),
        ...(form === 'reverse'
          ? [step(p`این‌ها گذشته است؛ بقیه را با تفریق پیدا می‌کنیم.`, display(row(60, '−', minutes, '=', answer)))]
          : []),
      ],
    };
  },
});
