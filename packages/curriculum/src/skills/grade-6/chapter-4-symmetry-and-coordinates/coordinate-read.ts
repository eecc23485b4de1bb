import {
  coordinatesAnswer,
  coordinatesWords,
  pointMisconceptions,
  swapped,
} from '../../../authoring/geometry/coordinates.ts';
import { cornerLetters } from '../../../authoring/geometry/polygons.ts';
import {
  type Block,
  child,
  coordinatesRead,
  defineSkill,
  display,
  type Figure,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['reverse', 'find-mistake'],
};

const stories: readonly ((rng: Rng, letter: string) => Block)[] = [
  (rng, letter) =>
    p`${child(rng)} نقشهٔ محله را روی صفحهٔ مختصات کشیده است. مدرسه در نقطهٔ «${letter}» است. طول و عرض جای مدرسه را بنویس.`,
  (rng, letter) =>
    p`${child(rng)} در بازی «پیدا کردن گنج»، گنج را در نقطهٔ «${letter}» پنهان کرده است. طول و عرض این نقطه چند است؟`,
  (rng, letter) =>
    p`روی نقشهٔ باغ‌وحش، خانهٔ فیل در نقطهٔ «${letter}» است. ${child(rng)} می‌خواهد طول و عرض آن را بنویسد. تو بنویس.`,
  (rng, letter) =>
    p`${child(rng)} جای صندلی‌اش در سالن را با نقطهٔ «${letter}» نشان داده است. طول و عرض این نقطه را بنویس.`,
  (rng, letter) => p`قایقِ ${child(rng)} روی نقشهٔ دریاچه در نقطهٔ «${letter}» است. طول و عرض جای قایق چند است؟`,
  (rng, letter) => p`${child(rng)} روی نقشهٔ پارک، سرسره را با نقطهٔ «${letter}» نشان داده است. طول و عرض آن را بنویس.`,
];

export const coordinateRead = defineSkill({
  id: 'g6-coordinate-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [coordinatesRead],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isMiddle = form === 'reverse';
    const count = level === 1 ? 1 : level === 2 ? 3 : 4;
    const least = level < 3 ? 1 : 0;
    const draw = () => [rng.int(least, 10), rng.int(least, 10)] as const;
    const places = Array.from({ length: isMiddle ? 2 : count }, draw);
    // Points that lie close together cannot be distinguished.
    const isCrowded = places.some((one, index) =>
      places.some((two, at) => at > index && Math.abs(one[0] - two[0]) + Math.abs(one[1] - two[1]) < 3),
    );
    const [first = [0, 0] as const, second = [0, 0] as const] = places;
    if (isCrowded) return null;
    const asked = isMiddle ? ([(first[0] + second[0]) / 2, (first[1] + second[1]) / 2] as const) : first;
    const [x, y] = asked;
    if (!Number.isInteger(x) || !Number.isInteger(y) || x === y) return null;
    if (isMiddle && first[0] === second[0] && first[1] === second[1]) return null;
    const letters = isMiddle ? cornerLetters.slice(0, 2) : rng.sample(cornerLetters, places.length);
    const [letter = ''] = letters;
    const figure: Figure = {
      t: 'drawing',
      description: `صفحهٔ مختصات با محورهای ۰ تا ۱۰؛ ${places.map((place, index) => `نقطهٔ ${letters[index] ?? ''} بالای ${place[0] === 0 ? 'صفر' : `عدد ${persianNumber(place[0])}`} محور افقی و روبه‌روی ${place[1] === 0 ? 'صفر' : `عدد ${persianNumber(place[1])}`} محور عمودی`).join('؛ ')}${isMiddle ? '؛ دو نقطه با یک پاره‌خط به هم وصل شده‌اند' : ''}`,
      width: 10,
      height: 10,
      background: 'numbered',
      shapes: [
        ...(isMiddle ? [{ t: 'line', from: first, to: second } as const] : []),
        ...places.map((at, index) => ({ t: 'point', at, label: letters[index] ?? '' }) as const),
      ],
    };
    const other = places[1];
    // The two numbers turned around would show the answer.
    const mistaken = rng.pick([[x + 1, y + 1] as const, [x, y + 1] as const, [x + 1, y] as const]);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng, letter)];
        case 'find-mistake':
          return [
            p`${child(rng)} برای نقطهٔ «${letter}» نوشته است: ${coordinatesWords(mistaken)}. ولی درست نیست. طول و عرض درست این نقطه را بنویس.`,
          ];
        case 'reverse':
          return [p`نقطهٔ «م» درست وسط پاره‌خط «الف ب» است. طول و عرض نقطهٔ «م» چند است؟`];
        default:
          return [p`طول و عرض نقطهٔ «${letter}» را بنویس.`];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...coordinatesAnswer(asked),
      misconceptions: pointMisconceptions(
        swapped(asked),
        [
          'end-read',
          'مختصات یک سر پاره‌خط را نوشته',
          isMiddle ? first : null,
          line`این نقطه سر پاره‌خط است. وسط آن را پیدا کن.`,
        ],
        [
          'other-point-read',
          'مختصات نقطهٔ دیگری را خوانده',
          isMiddle ? null : (other ?? null),
          line`نام نقطه را یک بار دیگر نگاه کن.`,
        ],
        [
          'counted-from-one',
          'یک خانه زیادتر خوانده، شاید چون شمردن را از یک شروع کرده',
          [x + 1, y + 1],
          line`محورها از صفر شروع می‌شوند. عدد نوشته‌شده روی محور را بخوان.`,
        ],
      ),
      hints: [
        hint(p`طول نقطه را روی محور افقی می‌خوانیم و عرض آن را روی محور عمودی.`),
        hint(
          isMiddle
            ? p`اول طول و عرض دو سر پاره‌خط را بخوان.`
            : p`از نقطه مستقیم پایین برو تا به محور افقی برسی. عدد آنجا طول نقطه است.`,
        ),
        hint(
          isMiddle
            ? p`طولِ وسط، درست میان دو طول است و عرضِ وسط، درست میان دو عرض.`
            : p`بعد از نقطه به طرف محور عمودی برو. عدد آنجا عرض نقطه است.`,
        ),
      ],
      solution: isMiddle
        ? [
            step(p`نقطهٔ «الف» ${coordinatesWords(first)} دارد و نقطهٔ «ب» ${coordinatesWords(second)}.`),
            step(
              p`وسطِ دو طول را پیدا می‌کنیم: مجموعشان را نصف می‌کنیم.`,
              display(row(first[0] + second[0], '÷', 2, '=', x)),
            ),
            step(
              p`وسطِ دو عرض را هم پیدا می‌کنیم؛ پس نقطهٔ «م» ${coordinatesWords(asked)} دارد.`,
              display(row(first[1] + second[1], '÷', 2, '=', y)),
            ),
          ]
        : [
            step(p`از نقطه مستقیم پایین می‌رویم و روی محور افقی به ${x} می‌رسیم؛ پس طول آن ${x} است.`),
            step(
              p`از نقطه به طرف محور عمودی می‌رویم و به ${y} می‌رسیم؛ پس نقطهٔ «${letter}» ${coordinatesWords(asked)} دارد.`,
            ),
          ],
    };
  },
});
