import { coordinatesWords } from '../../../authoring/geometry/coordinates.ts';
import {
  type Block,
  child,
  defineSkill,
  figureBlock,
  hint,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  pointsAnswer,
  pointsKey,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['compare', 'reverse'],
};

const stories: readonly ((rng: Rng, place: string) => Block)[] = [
  (rng, place) => p`گنجِ بازی ${child(rng)} در نقطه‌ای به ${place} پنهان است. جای گنج را روی نقشه مشخص کن.`,
  (rng, place) => p`${child(rng)} می‌خواهد روی نقشهٔ باغچه، نهالی را در نقطه‌ای به ${place} بکارد. جای نهال را مشخص کن.`,
  (rng, place) => p`قایق ${child(rng)} پیام داده که در نقطه‌ای به ${place} است. جای قایق را روی نقشه مشخص کن.`,
  (rng, place) => p`روی نقشهٔ شهر، کتابخانه در نقطه‌ای به ${place} است. ${child(rng)} دنبال آن می‌گردد. جایش را مشخص کن.`,
  (rng, place) => p`${child(rng)} ستاره‌ای را روی نقشهٔ آسمان در نقطه‌ای به ${place} دیده است. جای ستاره را مشخص کن.`,
  (rng, place) => p`${child(rng)} دکمهٔ شروع بازی‌اش را در نقطه‌ای به ${place} گذاشته است. جای دکمه را مشخص کن.`,
];

export const coordinatePlot = defineSkill({
  id: 'g6-coordinate-plot',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const least = level < 3 ? 1 : 0;
    const [x, y] = [rng.int(least, 10), rng.int(least, 10)];
    if (x === y) return null;
    const isFromOther = form === 'compare' || form === 'reverse';
    const other = [rng.int(1, 9), rng.int(1, 9)] as const;
    const [across, up] = [x - other[0], y - other[1]];
    if (isFromOther && (across === 0 || up === 0 || Math.abs(across) === Math.abs(up))) return null;
    if (isFromOther && 2 * x === other[0] && 2 * y === other[1]) return null;
    // Asked backwards: «الف» is stated by the point that is looked for.
    const way = (sign: 1 | -1) => [
      `${persianNumber(Math.abs(across))} واحد ${across * sign > 0 ? 'بیشتر' : 'کمتر'}`,
      `${persianNumber(Math.abs(up))} واحد ${up * sign > 0 ? 'بیشتر' : 'کمتر'}`,
    ];
    const [acrossWords = '', upWords = ''] = way(form === 'reverse' ? -1 : 1);
    const shapes = isFromOther ? [{ t: 'point', at: other, label: 'الف' } as const] : [];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng, coordinatesWords([x, y]))];
        case 'find-mistake':
          return [
            p`${child(rng)} نقطه‌ای به ${coordinatesWords([x, y])} را در جای ${coordinatesWords([y, x])} گذاشته است. جای درست نقطه را مشخص کن.`,
          ];
        case 'compare':
          return [
            p`طول نقطهٔ «ب» ${acrossWords} از طول «الف» است و عرض آن ${upWords} از عرض «الف». نقطهٔ «ب» را مشخص کن.`,
          ];
        case 'reverse':
          return [
            p`طول نقطهٔ «الف» ${acrossWords} از طول «ب» است و عرض «الف» ${upWords} از عرض «ب». نقطهٔ «ب» را مشخص کن.`,
          ];
        default:
          return [p`نقطه‌ای به ${coordinatesWords([x, y])} را روی صفحه مشخص کن.`];
      }
    };
    const paper = {
      width: 10,
      height: 10,
      background: 'numbered',
      shapes,
      description: isFromOther
        ? `صفحهٔ مختصات با محورهای ۰ تا ۱۰ و نقطهٔ الف به ${coordinatesWords(other)}`
        : 'صفحهٔ مختصات خالی با محورهای ۰ تا ۱۰',
    } as const;
    const onPaper = (point: readonly [number, number]) => point.every((each) => each >= 0 && each <= 10);
    const writtenMisconception = (
      id: string,
      title: string,
      point: readonly [number, number],
      message: ReturnType<typeof line>,
    ) => (onPaper(point) ? [misconception(id, title, pointsKey([point]), message)] : []);
    /** One step further on the way that is counted. */
    const forward = isFromOther ? ([Math.sign(across), Math.sign(up)] as const) : ([1, 1] as const);
    const misconceptions = [
      ...(isFromOther
        ? writtenMisconception(
            'moved-the-other-way',
            'جهت بیشتر و کمتر را برعکس گرفته',
            [other[0] - across, other[1] - up],
            line`یک بار دیگر بخوان: کدام نقطه طول بیشتری دارد و کدام عرض بیشتری؟`,
          )
        : []),
      ...(isFromOther
        ? writtenMisconception(
            'counted-from-zero',
            'از مبدأ شمرده، نه از نقطهٔ داده‌شده',
            [Math.abs(across), Math.abs(up)],
            line`از صفر شمرده‌ای. از نقطهٔ «الف» شروع کن.`,
          )
        : []),
      // That is what the question about a mistake shows.
      ...(form === 'find-mistake'
        ? []
        : writtenMisconception(
            'coordinates-swapped',
            'طول و عرض را جابه‌جا گرفته',
            isFromOther ? [other[0] + up, other[1] + across] : [y, x],
            line`طول را روی محور افقی و عرض را روی محور عمودی پیدا کن.`,
          )),
      ...writtenMisconception(
        isFromOther ? 'one-step-short' : 'one-square-short',
        isFromOther
          ? 'یک خانه کمتر رفته، شاید چون خط شروع را هم شمرده'
          : 'یک خانه کمتر رفته، شاید چون شمردن را از یک شروع کرده',
        [x - forward[0], y - forward[1]],
        isFromOther
          ? line`خودِ «الف» را نشمار: قدم اول از «الف» تا خط بعدی است.`
          : line`محورها از صفر شروع می‌شوند. عدد نوشته‌شده روی محور را ببین.`,
      ),
      ...writtenMisconception(
        'one-square-over',
        'یک خانه زیادتر رفته',
        [x + forward[0], y + forward[1]],
        isFromOther
          ? line`قدم‌ها را از «الف» یکی‌یکی بشمار.`
          : line`طول و عرض نقطه‌ات را روی دو محور بخوان و با سؤال مقایسه کن.`,
      ),
      // The corner of the axes was not looked for.
      ...(x > 0
        ? writtenMisconception(
            'on-the-axis-across',
            'نقطه را روی محور افقی گذاشته',
            [x, 0],
            line`طول را درست رفته‌ای؛ حالا به اندازهٔ عرض بالا برو.`,
          )
        : []),
    ];
    if (misconceptions.length === 0) return null;
    return {
      form,
      stem: stem(),
      ...pointsAnswer(paper, [[x, y]]),
      misconceptions,
      hints: [
        hint(p`طول نقطه می‌گوید چقدر به راست برویم و عرض آن می‌گوید چقدر بالا برویم.`),
        ...(isFromOther
          ? [
              hint(p`اول طول و عرض نقطهٔ «الف» را بخوان.`),
              hint(p`ببین «ب» چند واحد به راست یا چپ و چند واحد به بالا یا پایین «الف» است.`),
            ]
          : [
              hint(p`از صفر شروع کن و روی محور افقی به اندازهٔ طول جلو برو.`),
              hint(p`از همان‌جا به اندازهٔ عرض مستقیم بالا برو.`),
            ]),
      ],
      solution: [
        isFromOther
          ? step(p`نقطهٔ «الف» ${coordinatesWords(other)} دارد. پس نقطهٔ «ب» ${coordinatesWords([x, y])} دارد.`)
          : step(p`از صفر، ${x} واحد روی محور افقی به راست می‌رویم.`),
        step(
          isFromOther ? p`این نقطه را روی صفحه پیدا می‌کنیم.` : p`از آنجا ${y} واحد بالا می‌رویم و نقطه را می‌گذاریم.`,
          figureBlock({
            t: 'drawing',
            description: `صفحهٔ مختصات با نقطه‌ای به ${coordinatesWords([x, y])}`,
            width: 10,
            height: 10,
            background: 'numbered',
            shapes: [
              ...shapes,
              { t: 'line', from: [x, 0], to: [x, y], dashed: true },
              { t: 'line', from: [0, y], to: [x, y], dashed: true },
              { t: 'point', at: [x, y], tone: 'leaf' },
            ],
          }),
        ),
      ],
    };
  },
});
