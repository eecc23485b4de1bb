import { coordinatesWords, swapped } from '../../../authoring/geometry/coordinates.ts';
import { axisLine, moved } from '../../../authoring/geometry/grid-motions.ts';
import {
  type Block,
  child,
  defineSkill,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
} from '../../../authoring/index.ts';
import { movedPointQuestion } from './question-parts/moved-point-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'find-mistake'],
  2: ['figure', 'bare', 'find-mistake'],
  3: ['figure', 'bare', 'reverse', 'find-mistake'],
  4: ['compare', 'reverse', 'bare'],
};

export const coordinateReflect = defineSkill({
  id: 'g6-coordinate-reflect',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 12,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isUpright = level === 1 || rng.chance(1, 2);
    const at = rng.int(2, 8);
    const axis = { kind: isUpright ? 'vertical' : 'horizontal', at } as const;
    const point = [rng.int(0, 10), rng.int(0, 10)] as const;
    const once = moved({ t: 'mirror', axis }, point);
    // The stretch mirrors the picture once more, in a line across the first.
    const isTwice = form === 'compare';
    const across = rng.int(3, 7);
    const second = { kind: isUpright ? 'horizontal' : 'vertical', at: across } as const;
    const image = isTwice ? moved({ t: 'mirror', axis: second }, once) : once;
    const isSame = once.join() === point.join() || (isTwice && image.join() === once.join());
    // The number of the line is none of the point's.
    if (point.includes(at)) return null;
    if (isSame || [...once, ...image].some((each) => each < 0 || each > 10)) return null;
    const isBack = form === 'reverse';
    const [start, target] = isBack ? [image, point] : [point, image];
    // From zero, the image is at twice the number of the line: no distance is needed.
    if ((isUpright || isTwice) && start[0] === 0) return null;
    if ((!isUpright || isTwice) && start[1] === 0) return null;
    const other = moved({ t: 'mirror', axis: { kind: isUpright ? 'horizontal' : 'vertical', at } }, start);
    const away = Math.abs(isUpright ? start[0] - at : start[1] - at);
    const past = isUpright
      ? ([target[0] + Math.sign(target[0] - start[0]), target[1]] as const)
      : ([target[0], target[1] + Math.sign(target[1] - start[1])] as const);
    const lineName = (upright: boolean, place: number) =>
      upright
        ? `خط عمودی که همهٔ نقطه‌هایش طول ${persianNumber(place)} دارند`
        : `خط افقی که همهٔ نقطه‌هایش عرض ${persianNumber(place)} دارند`;
    const claim = past.every((each) => each >= 0) ? past : point;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [
            p`نقطه‌ای ${coordinatesWords(start)} دارد. آن را نسبت به ${lineName(isUpright, at)} قرینه می‌کنیم. طول و عرض قرینه‌اش چند است؟`,
          ];
        case 'reverse':
          return [
            p`قرینهٔ نقطهٔ «الف» نسبت به ${lineName(isUpright, at)}، نقطه‌ای به ${coordinatesWords(start)} شده است. طول و عرض «الف» چند است؟`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} برای قرینهٔ نقطهٔ «الف» نسبت به خط‌چین نوشته است: ${coordinatesWords(claim)}. ولی درست نیست. طول و عرض درست را بنویس.`,
          ];
        case 'compare':
          return [
            p`نقطهٔ «الف» را اول نسبت به خط‌چین ${isUpright ? 'عمودی' : 'افقی'} و بعد قرینهٔ آن را نسبت به خط‌چین ${isUpright ? 'افقی' : 'عمودی'} قرینه می‌کنیم. طول و عرض آخرین نقطه چند است؟`,
          ];
        default:
          return [p`طول و عرض قرینهٔ نقطهٔ «الف» نسبت به خط‌چین را بنویس.`];
      }
    };
    const isDrawn = form !== 'bare' && !isBack;
    return movedPointQuestion({
      form,
      stem: stem(),
      shown: isDrawn ? { at: point, letter: 'الف' } : null,
      marks: isBack ? [] : [axisLine(axis, 10, 10), ...(isTwice ? [axisLine(second, 10, 10)] : [])],
      markWords: `خط‌چین ${lineName(isUpright, at).replace('خط ', '')}${isTwice ? `؛ خط‌چین ${lineName(!isUpright, across).replace('خط ', '')}` : ''}`,
      size: 10,
      start,
      target,
      wrong: [
        [
          'once-only',
          'فقط نسبت به یکی از دو خط قرینه کرده',
          isTwice ? once : null,
          line`دو بار قرینه می‌کنیم. از نقطهٔ تازه شروع کن و نسبت به خط دوم هم قرینه کن.`,
        ],
        [
          'other-direction',
          'در جهت دیگری قرینه کرده',
          isTwice ? null : other,
          line`ببین خط عمودی است یا افقی. از نقطه عمود بر خط برو.`,
        ],
        [
          'one-unit-off',
          'فاصله از خط را یک واحد زیادتر گرفته',
          past,
          line`فاصلهٔ نقطه و فاصلهٔ قرینه‌اش از خط باید برابر باشند. دوباره بشمار.`,
        ],
        [
          'distance-written',
          'فاصله تا خط را به جای مختصات نوشته',
          // As far away as the line is from zero, it is the point that is met on the line.
          away === at
            ? null
            : isUpright
              ? [away, isTwice ? Math.abs(start[1] - across) : start[1]]
              : [isTwice ? Math.abs(start[0] - across) : start[0], away],
          line`فاصله تا خط را پیدا کرده‌ای. همین فاصله را آن طرف خط برو و مختصات را بخوان.`,
        ],
        swapped(target),
      ],
      hints: [
        p`نقطه و قرینه‌اش دو طرف خط‌اند و فاصله‌شان از خط برابر است.`,
        isUpright
          ? p`خط عمودی است؛ پس به صورت افقی تا خط بشمار. عرض نقطه عوض نمی‌شود.`
          : p`خط افقی است؛ پس به صورت عمودی تا خط بشمار. طول نقطه عوض نمی‌شود.`,
        isTwice
          ? p`بعد همین کار را از نقطهٔ تازه برای خط دوم انجام بده.`
          : p`همان فاصله را آن طرف خط برو و مختصات را بخوان.`,
      ],
      reasons: [
        p`فاصلهٔ نقطه تا خط ${away} واحد است؛ پس قرینه‌اش هم ${away} واحد آن طرف خط است.`,
        isUpright
          ? p`خط عمودی است؛ پس عرض نقطه همان ${start[1]} می‌ماند.`
          : p`خط افقی است؛ پس طول نقطه همان ${start[0]} می‌ماند.`,
        ...(isTwice
          ? [
              p`بعد از بار اول به نقطه‌ای به ${coordinatesWords(once)} می‌رسیم. فاصلهٔ آن تا خط دوم ${Math.abs((isUpright ? start[1] : start[0]) - across)} واحد است؛ پس همین اندازه به آن طرف خط دوم می‌رویم.`,
            ]
          : []),
      ],
    });
  },
});
