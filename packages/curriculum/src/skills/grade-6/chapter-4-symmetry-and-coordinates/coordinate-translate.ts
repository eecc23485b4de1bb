import { coordinatesWords } from '../../../authoring/geometry/coordinates.ts';
import {
  type Block,
  child,
  defineSkill,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
} from '../../../authoring/index.ts';
import { movedPointQuestion } from './question-parts/moved-point-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story'],
  3: ['bare', 'story', 'reverse'],
  4: ['story', 'reverse'],
};

const stories: readonly ((rng: Rng, from: string, way: string) => Block)[] = [
  (rng, from, way) =>
    p`ربات ${child(rng)} روی نقطه‌ای به ${from} ایستاده است. ربات ${way} می‌رود. طول و عرض جای تازهٔ آن چند است؟`,
  (rng, from, way) =>
    p`${child(rng)} در یک بازی روی خانه‌ای به ${from} است و ${way} می‌رود. حالا طول و عرض جای او چند است؟`,
  (rng, from, way) =>
    p`مورچه‌ای از نقطه‌ای به ${from} راه می‌افتد و ${way} می‌رود. ${child(rng)} طول و عرض جای تازهٔ مورچه را می‌پرسد. تو بنویس.`,
  (rng, from, way) =>
    p`روی نقشه، قایق ${child(rng)} در نقطه‌ای به ${from} است و ${way} می‌رود. طول و عرض جای تازهٔ قایق را بنویس.`,
  (rng, from, way) =>
    p`${child(rng)} تصویری را روی صفحهٔ رایانه از نقطه‌ای به ${from} گرفته و ${way} کشیده است. تصویر به کدام طول و عرض رسیده است؟`,
  (rng, from, way) =>
    p`پهپادِ ${child(rng)} بالای نقطه‌ای به ${from} است و ${way} پرواز می‌کند. طول و عرض جای تازهٔ پهپاد چند است؟`,
];

export const coordinateTranslate = defineSkill({
  id: 'g6-coordinate-translate',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const most = level === 1 ? 10 : 12;
    const [x, y] = [rng.int(0, most), rng.int(0, most)];
    // At the last level the point moves twice.
    const moves = Array.from({ length: level === 4 ? 2 : 1 }, () => [rng.int(-7, 7), rng.int(-7, 7)] as const);
    if (moves.some(([a, b]) => a === 0 || b === 0 || Math.abs(a) === Math.abs(b))) return null;
    if (level === 1 && moves.some(([a, b]) => a < 0 || b < 0)) return null;
    const across = moves.reduce((sum, [a]) => sum + a, 0);
    const up = moves.reduce((sum, [, b]) => sum + b, 0);
    const [toX, toY] = [x + across, y + up];
    if ([toX, toY].some((each) => each < 0 || each > most) || across === 0 || up === 0) return null;
    const inside = moves.reduce<readonly [number, number] | null>(
      (at, [a, b]) => {
        const next = at === null ? null : ([at[0] + a, at[1] + b] as const);
        return next?.every((each) => each >= 0 && each <= most) ? next : null;
      },
      [x, y],
    );
    if (inside === null) return null;
    const said = (a: number, b: number) =>
      `${persianNumber(Math.abs(a))} واحد به ${a > 0 ? 'راست' : 'چپ'} و ${persianNumber(Math.abs(b))} واحد به ${b > 0 ? 'بالا' : 'پایین'}`;
    const way = moves.map(([a, b]) => said(a, b)).join(' و بعد ');
    const isBack = form === 'reverse';
    const [start, target] = isBack
      ? ([
          [toX, toY],
          [x, y],
        ] as const)
      : ([
          [x, y],
          [toX, toY],
        ] as const);
    // Of two equal coordinates no one can tell which was moved.
    if (start[0] === start[1]) return null;
    const sign = isBack ? -1 : 1;
    const [dx, dy] = [across * sign, up * sign];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng, coordinatesWords(start), way)];
        case 'reverse':
          return [p`نقطه‌ای ${way} رفت و به جایی با ${coordinatesWords(start)} رسید. اول در کدام طول و عرض بود؟`];
        case 'figure':
          return [p`نقطهٔ «الف» ${way} می‌رود. طول و عرض جای تازهٔ آن چند است؟`];
        default:
          return [p`نقطه‌ای ${coordinatesWords(start)} دارد و ${way} می‌رود. طول و عرض جای تازهٔ آن چند است؟`];
      }
    };
    return movedPointQuestion({
      form,
      stem: stem(),
      shown: form === 'figure' ? { at: start, letter: 'الف' } : null,
      marks: [],
      markWords: '',
      size: most,
      start,
      target,
      wrong: [
        [
          'moved-the-other-way',
          'جهت حرکت را برعکس گرفته',
          [start[0] - dx, start[1] - dy],
          isBack
            ? line`نقطه اول کجا بود؟ باید راه را برعکس برگردی.`
            : line`راست و بالا یعنی عددها زیاد می‌شوند؛ چپ و پایین یعنی کم می‌شوند.`,
        ],
        [
          'moves-swapped',
          'حرکت افقی را به عرض و حرکت عمودی را به طول داده',
          [start[0] + dy, start[1] + dx],
          line`حرکت به راست و چپ طول را عوض می‌کند و حرکت به بالا و پایین عرض را.`,
        ],
        [
          'always-added',
          'همهٔ حرکت‌ها را جمع کرده',
          [
            start[0] + moves.reduce((sum, [a]) => sum + Math.abs(a), 0),
            start[1] + moves.reduce((sum, [, b]) => sum + Math.abs(b), 0),
          ],
          line`هر حرکت عدد را زیاد نمی‌کند. جهت‌ها را یک بار دیگر ببین.`,
        ],
        [
          'only-across',
          'فقط حرکت افقی را انجام داده',
          [start[0] + dx, start[1]],
          line`نقطه دو جور حرکت کرده است: افقی و عمودی. هر دو را حساب کن.`,
        ],
      ],
      hints: [
        isBack
          ? p`می‌دانیم نقطه به کجا رسیده؛ جای اولش را می‌خواهیم. پس راه را برمی‌گردیم.`
          : p`راست و چپ، طول را عوض می‌کند. بالا و پایین، عرض را عوض می‌کند.`,
        p`به راست رفتن طول را زیاد و به چپ رفتن آن را کم می‌کند. به بالا رفتن عرض را زیاد و به پایین رفتن آن را کم می‌کند.`,
        ...(isBack ? [p`در راه برگشت، راست چپ می‌شود و بالا پایین.`] : []),
      ],
      reasons: [
        p`${isBack ? 'در راه برگشت ' : ''}${moves.length > 1 ? 'روی هم ' : ''}${said(dx, dy)} می‌رویم.`,
        p`طول نقطه ${Math.abs(dx)} واحد ${dx > 0 ? 'زیاد' : 'کم'} می‌شود و از ${start[0]} به ${target[0]} می‌رسد.`,
        p`عرض نقطه ${Math.abs(dy)} واحد ${dy > 0 ? 'زیاد' : 'کم'} می‌شود و از ${start[1]} به ${target[1]} می‌رسد.`,
      ],
    });
  },
});
