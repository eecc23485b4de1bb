import {
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import { amountWordProblem } from '../../../authoring/whole-numbers/amount-word-problems.ts';
import { fromGroups, groupNames, groupsOf } from '../../../authoring/whole-numbers/groups.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'reverse'],
  2: ['figure', 'bare', 'reverse', 'story'],
  3: ['figure', 'bare', 'reverse', 'story'],
  4: ['figure', 'story', 'find-mistake'],
};

function draw(rng: Rng, level: Level): readonly number[] {
  const full = () => rng.int(101, 999);
  switch (level) {
    case 1:
      return [rng.int(1, 9), full(), full(), full()];
    case 2:
      return [rng.int(1, 99), ...rng.shuffle([full(), full(), rng.int(10, 99)])];
    case 3:
      return [rng.int(1, 999), ...rng.shuffle([full(), rng.int(10, 99), rng.int(1, 9)])];
    case 4:
      return [rng.int(1, 999), ...rng.shuffle([0, rng.int(1, 9), rng.int(10, 99)])];
  }
}

/** «۳ میلیارد و ۴۰ میلیون و ۷ یکی», groups of 0 left out; in the order given. A unit takes the place of «یکی». */
function parts(groups: readonly number[], order: readonly number[], unit?: string): string {
  return order
    .filter((index) => (groups[index] ?? 0) > 0)
    .map((index) => {
      const group = persianNumber(groups[index] ?? 0);
      return index === 3 && unit !== undefined ? group : `${group} ${groupNames[3 - index] ?? ''}`;
    })
    .join(' و ');
}

export const billionTable = defineSkill({
  id: 'g5-billion-table',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => {
    const groups = draw(rng, level);
    const value = fromGroups(groups);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);

    if (form === 'reverse' || (form === 'story' && rng.chance(1, 2))) {
      const asked = rng.int(0, 3);
      const answer = groups[asked] ?? 0;
      const group = groupNames[3 - asked] ?? '';
      const wordProblem = form === 'story' ? amountWordProblem(rng, value) : null;
      if (answer < 10 || (form === 'story' && wordProblem === null)) return null;
      return {
        form,
        stem:
          wordProblem === null
            ? [p`عدد ${value} را در جدول طبقه‌ها می‌نویسیم.`, p`در طبقهٔ «${group}» چه عددی می‌نشیند؟`]
            : [
                wordProblem.write(rng, value),
                p`${name} این عدد را در جدول طبقه‌ها نوشت. در طبقهٔ «${group}» چه عددی نوشت؟`,
              ],
        ...integerAnswer(answer),
        misconceptions: [
          ...[asked - 1, asked + 1]
            .filter((index) => index >= 0 && index <= 3)
            .map((index) =>
              misconception(
                'neighbour-group',
                'عدد طبقهٔ کناری را نوشته',
                integerKey(groups[index] ?? 0),
                line`طبقه‌ها را از سمت راست نام ببر: یکی، هزار، میلیون، میلیارد.`,
              ),
            ),
          misconception(
            'all-down-to-the-group',
            'همهٔ طبقه‌های بالاتر را هم نوشته',
            integerKey(fromGroups(groups.slice(0, asked + 1))),
            line`فقط سه رقم همین طبقه را می‌خواهیم.`,
          ),
          misconception(
            'group-with-its-zeros',
            'عدد را با صفرهای طبقه نوشته',
            integerKey(answer * 1000 ** (3 - asked)),
            line`نام ستون، طبقه را نشان می‌دهد؛ در خانه فقط عددِ همان طبقه می‌نشیند.`,
          ),
          // Of the two groups in the middle the other one is the neighbor as well.
          ...(asked === 0 || asked === 3
            ? [
                misconception(
                  'counted-from-left',
                  'طبقه‌ها را از چپ شمرده',
                  integerKey(groups[3 - asked] ?? 0),
                  line`طبقه‌ها را از سمت راست بشمار، نه از چپ.`,
                ),
              ]
            : []),
        ],
        hints: [
          hint(p`رقم‌های عدد را از سمت راست سه‌تا سه‌تا جدا کن.`),
          hint(p`از راست به چپ: دستهٔ اول «یکی»، دستهٔ دوم «هزار»، دستهٔ سوم «میلیون» و دستهٔ چهارم «میلیارد» است.`),
        ],
        solution: [
          step(p`رقم‌ها را از راست سه‌تا سه‌تا جدا می‌کنیم.`, p`طبقه‌ها: ${parts(groups, [0, 1, 2, 3])}.`),
          step(p`در طبقهٔ «${group}» این عدد می‌نشیند.`, display(num(answer))),
        ],
      };
    }

    const wordProblem = form === 'story' ? amountWordProblem(rng, value) : null;
    if (form === 'story' && wordProblem === null) return null;
    const order = level >= 3 && wordProblem === null && form !== 'figure' ? rng.shuffle([0, 1, 2, 3]) : [0, 1, 2, 3];
    const statement = parts(groups, order, wordProblem?.unit);
    const glued = Number(groups.join(''));
    const heardOrder = fromGroups(order.filter((index) => (groups[index] ?? 0) > 0).map((index) => groups[index] ?? 0));
    const noZeroGroup = fromGroups(groups.filter((group) => group > 0));
    const [first = 0, ...rest] = groups;
    const wrongSide = Number([first, ...rest.map((group) => String(group).padEnd(3, '0'))].join(''));
    const swapped = fromGroups([groups[0] ?? 0, groups[2] ?? 0, groups[1] ?? 0, groups[3] ?? 0]);
    // Nobody writes a single 0 at the end for an empty group.
    const isGlued = groups[3] !== 0;
    const wrong = [...(isGlued ? [glued] : []), noZeroGroup, wrongSide, swapped].filter((each) => each !== value);
    if (wrong.length < 1) return null;
    const stem = () => {
      switch (form) {
        case 'figure':
          return [p`جدول طبقه‌ها چه عددی را نشان می‌دهد؟ عدد را کامل بنویس.`];
        case 'story':
          return [
            ...(wordProblem === null ? [] : [wordProblem.write(rng, statement)]),
            p`این عدد را با رقم و کامل بنویس.`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌خواست ${statement} را یک‌جا بنویسد و این عدد را نوشت:`,
            display(num(rng.pick(wrong))),
            p`ولی اشتباهی در آن هست. عدد درست چند است؟`,
          ];
        default:
          return [p`${statement} روی هم چه عددی می‌سازد؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'table' as const,
              description: `جدول طبقه‌ها؛ ${groups.map((group, index) => `${groupNames[3 - index] ?? ''}: ${persianNumber(group)}`).join('، ')}`,
              columns: [...groupNames],
              rows: [groups.map((group) => ({ t: 'math' as const, math: num(group) })).reverse()],
            },
          }
        : {}),
      ...integerAnswer(value, wordProblem === null ? {} : { unit: wordProblem.unit }),
      misconceptions: [
        misconception(
          'empty-group-left-out',
          'برای طبقهٔ خالی صفر نگذاشته',
          integerKey(noZeroGroup),
          line`طبقهٔ خالی هم سه خانه دارد؛ جای آن را با صفر نگه دار.`,
        ),
        ...(isGlued
          ? [
              misconception(
                'groups-glued',
                'طبقه‌ها را سه‌رقمی ننوشته',
                integerKey(glued),
                line`بعد از میلیارد، هر طبقه باید سه رقم داشته باشد.`,
              ),
            ]
          : []),
        misconception(
          'zeros-on-the-wrong-side',
          'صفر را سمت راست طبقه گذاشته',
          integerKey(wrongSide),
          line`صفرِ خانه‌های خالی سمت چپ رقم‌های همان طبقه می‌نشیند.`,
        ),
        misconception(
          'order-as-told',
          'طبقه‌ها را به ترتیب گفته‌شده نوشته',
          integerKey(heardOrder),
          line`ترتیب گفتن مهم نیست. اول میلیارد، بعد میلیون، هزار و یکی.`,
        ),
        misconception(
          'millions-and-thousands-swapped',
          'میلیون و هزار را جابه‌جا نوشته',
          integerKey(swapped),
          line`جای میلیون و هزار را یک بار دیگر نگاه کن.`,
        ),
      ],
      hints: [
        hint(p`چهار طبقه داریم. از چپ به راست: میلیارد، میلیون، هزار، یکی.`),
        hint(p`اول عدد میلیارد را بنویس. بعد هر طبقه را سه‌رقمی کنارش بگذار.`),
        hint(p`اگر عدد یک طبقه یک‌رقمی یا دورقمی است، سمت چپ آن صفر بگذار. برای طبقهٔ خالی سه صفر بنویس.`),
      ],
      solution: [
        step(
          p`هر طبقه را سه‌رقمی می‌نویسیم.`,
          ...groupsOf(value).map((group, index) =>
            index === 0
              ? p`${groupNames[3] ?? ''}: ${group}`
              : p`${groupNames[3 - index] ?? ''}: ${[...String(group).padStart(3, '0')].map((digit) => persianNumber(digit)).join('')}`,
          ),
        ),
        step(p`آن‌ها را از چپ به راست کنار هم می‌گذاریم.`, display(num(value))),
      ],
    };
  },
});
