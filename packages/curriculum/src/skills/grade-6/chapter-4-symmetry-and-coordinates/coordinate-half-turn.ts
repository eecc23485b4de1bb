import { coordinatesWords, swapped } from '../../../authoring/geometry/coordinates.ts';
import { moved, wayWords } from '../../../authoring/geometry/grid-motions.ts';
import { type Block, child, defineSkill, type Level, line, p, type QuestionVariant } from '../../../authoring/index.ts';
import { movedPointQuestion } from './question-parts/moved-point-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'find-mistake'],
  2: ['figure', 'bare', 'find-mistake'],
  3: ['figure', 'bare', 'reverse', 'find-mistake'],
  4: ['bare', 'reverse'],
};

export const coordinateHalfTurn = defineSkill({
  id: 'g6-coordinate-half-turn',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 13,
  commonMistakes: ['difference-taken'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const center = [rng.int(2, 8), rng.int(2, 8)] as const;
    const point = [rng.int(0, 10), rng.int(0, 10)] as const;
    const image = moved({ t: 'turn', center, quarters: 2 }, point);
    const [dx, dy] = [point[0] - center[0], point[1] - center[1]];
    if (image.some((each) => each < 0 || each > 10) || Math.abs(dx) + Math.abs(dy) < 2) return null;
    if (level === 1 ? dx !== 0 && dy !== 0 : dx === 0 || dy === 0) return null;
    // Asked backwards the center is looked for, in the middle of the two.
    const isBack = form === 'reverse';
    // From zero, the image is at twice the numbers of the center: no way is needed.
    const isDoubled = (end: readonly [number, number]) => (dx === 0 || end[0] === 0) && (dy === 0 || end[1] === 0);
    if (isDoubled(point) || (isBack && isDoubled([image[0], image[1]]))) return null;
    const target = isBack ? center : image;
    // A mirror would leave the point, or turn it rightly, where it lies beside or above the center: it is turned half as far.
    const isStraight = dx === 0 || dy === 0;
    const quarter = moved({ t: 'turn', center, quarters: 1 }, point);
    const wrongClaim = !isStraight
      ? moved({ t: 'mirror', axis: { kind: 'vertical', at: center[0] } }, point)
      : quarter.some((each) => each < 0 || each > 10)
        ? moved({ t: 'turn', center, quarters: 3 }, point)
        : quarter;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [
            p`نقطهٔ «الف» ${coordinatesWords(point)} دارد. قرینهٔ آن نسبت به نقطهٔ «م» به ${coordinatesWords(center)} را پیدا کن و طول و عرضش را بنویس.`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} برای قرینهٔ نقطهٔ «الف» نسبت به «م» نوشته است: ${coordinatesWords(wrongClaim)}. ولی درست نیست. طول و عرض درست را بنویس.`,
          ];
        case 'reverse':
          return [
            p`نقطهٔ «الف» به ${coordinatesWords(point)} نسبت به نقطهٔ «م» قرینه شده و به نقطه‌ای به ${coordinatesWords(image)} رسیده است. طول و عرض نقطهٔ «م» چند است؟`,
          ];
        default:
          return [p`طول و عرض قرینهٔ نقطهٔ «الف» نسبت به نقطهٔ «م» را بنویس.`];
      }
    };
    return movedPointQuestion({
      form,
      stem: stem(),
      shown: isBack || form === 'bare' ? null : { at: point, letter: 'الف' },
      marks: [{ t: 'point', at: center, label: 'م', tone: 'rose' } as const].filter(() => !isBack),
      markWords: isBack ? '' : `نقطهٔ م به ${coordinatesWords(center)}`,
      size: 10,
      start: point,
      target,
      wrong: [
        [
          'mirrored-across',
          'فقط طول را قرینه کرده',
          isBack || dx === 0 || dy === 0 ? null : [image[0], point[1]],
          line`قرینه نسبت به نقطه، هم راست و چپ را عوض می‌کند و هم بالا و پایین را.`,
        ],
        [
          'mirrored-upside-down',
          'فقط عرض را قرینه کرده',
          isBack || dx === 0 || dy === 0 ? null : [point[0], image[1]],
          line`قرینه نسبت به نقطه، هم راست و چپ را عوض می‌کند و هم بالا و پایین را.`,
        ],
        [
          'same-point',
          'همان نقطه را نوشته',
          isBack ? null : [point[0], point[1]],
          line`این خود «الف» است. قرینه‌اش آن طرف «م» است، با همان فاصله.`,
        ],
        [
          'difference-taken',
          'فاصله تا مرکز را به جای نقطه نوشته',
          [Math.abs(dx), Math.abs(dy)],
          isBack
            ? line`راه تا «م» را پیدا کرده‌ای. حالا از «الف» همین راه را برو و ببین به کجا می‌رسی.`
            : line`راه تا «م» را پیدا کرده‌ای. حالا از «م» همین راه را یک بار دیگر برو.`,
        ],
        [
          'sum-not-halved',
          'مجموع دو نقطه را نصف نکرده',
          isBack ? [point[0] + image[0], point[1] + image[1]] : null,
          line`مرکز وسط دو نقطه است؛ پس باید میان دو عدد باشد.`,
        ],
        swapped(target),
      ],
      hints: isBack
        ? [
            p`نقطهٔ «م» درست وسط نقطه و قرینه‌اش است.`,
            p`طولِ وسط را درست میان دو طول پیدا کن و عرضِ وسط را درست میان دو عرض.`,
          ]
        : [
            p`نقطهٔ «م» درست وسط «الف» و قرینه‌اش است.`,
            p`از «الف» تا «م» چند واحد افقی و چند واحد عمودی راه است؟`,
            p`از «م» همین راه را یک بار دیگر، در همان جهت برو.`,
          ],
      reasons: isBack
        ? [
            p`«م» وسط دو نقطه است. طول آن درست وسط ${point[0]} و ${image[0]} است؛ یعنی ${center[0]}.`,
            p`عرض آن درست وسط ${point[1]} و ${image[1]} است؛ یعنی ${center[1]}.`,
          ]
        : [
            p`از «الف» تا «م» ${wayWords(point, center).replaceAll('خانه', 'واحد')} راه است.`,
            p`از «م» به ${coordinatesWords(center)}، همین راه را یک بار دیگر می‌رویم.`,
          ],
    });
  },
});
