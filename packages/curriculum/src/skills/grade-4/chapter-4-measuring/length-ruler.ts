import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerAnswers,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  wholeCentimetres,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

export const lengthRuler = defineSkill({
  id: 'g4-length-ruler',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [wholeCentimetres],
  revision: 8,
  make: (rng, level) => {
    // From level 3 on the thing does not begin at the zero; the ruler shows at most twelve centimetres.
    const start = level < 3 ? 0 : rng.int(1, 4) * 10;
    const length = level === 1 ? rng.int(2, 11) * 10 + (rng.chance(1, 2) ? 5 : 0) : rng.int(15, 78);
    const end = start + length;
    if (end > 118) return null;
    // Nobody measures a pencil that is shorter.
    const kind = length < 50 ? 'segment' : rng.pick(['segment', 'pencil'] as const);
    const [cm, mm] = [Math.floor(length / 10), length % 10];
    // As many small lines as centimetres: who writes that number has counted the one or the other.
    if (cm === mm) return null;
    const form = rng.pick(formsOf[level]);
    const isPair = form === 'reverse';
    const name = child(rng);
    const what = kind === 'pencil' ? 'مداد' : 'پاره‌خط';
    const lines = end % 10;
    const whole = persianNumber(Math.floor(end / 10));
    const endsAt = lines === 0 ? `روی ${whole} سانتی‌متر` : `${persianNumber(lines)} خط کوچک بعد از ${whole} سانتی‌متر`;
    const figure: Figure = {
      t: 'ruler',
      description: `خط‌کشی با سانتی‌متر و میلی‌متر؛ ${what} از ${persianNumber(Math.floor(start / 10))} سانتی‌متر شروع شده و ${endsAt} تمام شده است`,
      from: 0,
      to: Math.min(12, Math.floor(end / 10) + 1),
      object: { kind, from: start, to: end },
    };
    const wrong = start === 0 ? length + 10 : end;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            kind === 'pencil' ? p`${name} مداد را کنار خط‌کش گذاشته است.` : p`${name} خط‌کش را کنار پاره‌خط گذاشته است.`,
            p`طول ${what} چند میلی‌متر است؟`,
          ];
        case 'reverse':
          return [p`طول ${what} چند سانتی‌متر و چند میلی‌متر است؟`];
        case 'find-mistake':
          return [p`${name} طول ${what} را ${wrong} میلی‌متر خواند، ولی درست نخواند.`, p`طول درست چند میلی‌متر است؟`];
        default:
          return [p`طول ${what} چند میلی‌متر است؟`];
      }
    };
    const pair = (id: string, title: string, values: readonly [number, number], message: Misconception['message']) =>
      misconception(id, title, integerKey(...values), message);
    const known = isPair
      ? [
          ...(start > 0
            ? [
                pair(
                  'end-read-only',
                  'فقط عدد سرِ آخر را خوانده',
                  [Math.floor(end / 10), end % 10],
                  line`شروع آن روی صفر نیست. ببین از کجا شروع شده است.`,
                ),
              ]
            : []),
          pair(
            'boxes-swapped',
            'سانتی‌متر و میلی‌متر را جابه‌جا نوشته',
            [mm, cm],
            line`سانتی‌مترهای کامل را در خانهٔ اول و میلی‌مترهای باقی‌مانده را در خانهٔ دوم بنویس.`,
          ),
          pair('one-centimetre-more', 'یک سانتی‌متر بیشتر شمرده', [cm + 1, mm], line`سانتی‌مترهای کامل را دوباره بشمار.`),
          pair(
            'one-millimetre-off',
            'در شمردن میلی‌مترها یکی اشتباه کرده',
            [cm, (mm + 1) % 10],
            line`خط‌های کوچک را یک بار دیگر بشمار.`,
          ),
        ]
      : wholeMisconceptions(
          [
            'end-read-only',
            'فقط عدد سرِ آخر را خوانده',
            start > 0 ? end : null,
            line`شروع آن روی صفر نیست. ببین از کجا شروع شده است.`,
          ],
          [
            'in-centimetres',
            'سانتی‌مترها را نوشته، نه میلی‌مترها را',
            // The number at the start of the thing may be only read there.
            10 * cm === start ? null : cm,
            line`سؤال میلی‌متر می‌خواهد. هر سانتی‌متر چند میلی‌متر است؟`,
          ],
          ['one-centimetre-more', 'یک سانتی‌متر بیشتر شمرده', length + 10, line`سانتی‌مترهای کامل را دوباره بشمار.`],
          [
            'one-millimetre-off',
            'در شمردن میلی‌مترها یکی اشتباه کرده',
            length + 1,
            mm === 0 ? line`فاصله‌ها را بشمار، نه خط‌ها را؛ خطِ شروع را نشمار.` : line`خط‌های کوچک را یک بار دیگر بشمار.`,
          ],
        );
    return {
      form,
      stem: stem(),
      figure,
      ...(isPair
        ? integerAnswers([cm, { label: 'سانتی‌متر' }], [mm, { label: 'میلی‌متر' }])
        : integerAnswer(length, { unit: 'میلی‌متر' })),
      misconceptions: known,
      hints: [
        hint(
          start === 0
            ? p`${what} از صفر شروع شده است. ببین تا کجا رفته است.`
            : p`${what} از صفر شروع نشده است. شروع و پایان آن را بخوان.`,
        ),
        hint(p`اول سانتی‌مترهای کامل را بشمار، بعد خط‌های کوچک میلی‌متر را.`),
        hint(isPair ? p`خط‌های کوچکی که بعد از آخرین سانتی‌متر کامل می‌آیند میلی‌مترند.` : p`هر سانتی‌متر ده میلی‌متر است.`),
      ],
      solution: [
        start === 0
          ? step(p`${what} از صفر شروع شده و ${cm} سانتی‌متر کامل و ${mm} میلی‌متر دیگر جلو رفته است.`)
          : step(
              p`شروع روی ${start} میلی‌متر و پایان روی ${end} میلی‌متر است؛ پس آن‌ها را از هم کم می‌کنیم.`,
              display(row(end, '−', start, '=', length)),
            ),
        isPair
          ? step(p`پس طول ${what} ${cm} سانتی‌متر و ${mm} میلی‌متر است.`)
          : step(
              p`هر سانتی‌متر ده میلی‌متر است:`,
              display(mm === 0 ? row(cm, '×', 10, '=', length) : row(cm, '×', 10, '+', mm, '=', length)),
            ),
      ],
    };
  },
});
