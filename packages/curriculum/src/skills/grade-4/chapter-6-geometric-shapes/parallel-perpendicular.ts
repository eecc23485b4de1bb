import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  hint,
  type Level,
  lettersMarked,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  type WrongOptionDraft,
  words,
} from '../../../authoring/index.ts';
import type { DrawingPoint } from '../../../model/index.ts';
import {
  areParallel,
  arePerpendicular,
  isWithin,
  moved,
  placeWords,
  quarterTurn,
  runSentence,
  type Stride,
  turnedStride,
} from './question-parts/grid-line-directions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'compare'],
  4: ['figure', 'compare', 'find-mistake'],
};
const stridesOf: Readonly<Record<Level, readonly Stride[]>> = {
  1: [[1, 0]],
  2: [
    [1, 0],
    [1, 1],
    [1, 1],
  ],
  3: [
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  4: [
    [2, 1],
    [3, 1],
    [3, 2],
  ],
};
const slants: readonly Stride[] = [
  [1, 1],
  [2, 1],
  [1, 2],
  [-1, 1],
  [-2, 1],
  [-1, 2],
  [3, 1],
  [-3, 1],
  [1, 3],
  [-1, 3],
];
const size = 12;
const letters = ['الف', 'ب', 'پ', 'ت'] as const;

type Relation = 'parallel' | 'perpendicular' | 'neither';

interface Drawn {
  readonly from: DrawingPoint;
  readonly to: DrawingPoint;
  readonly stride: Stride;
}

/** A line of such a stride that lies as it should to those drawn before; null when none is found in a few draws. */
function drawLine(rng: Rng, stride: Stride, suits: (drawn: Drawn) => boolean): Drawn | null {
  for (let draw = 0; draw < 60; draw += 1) {
    const from: DrawingPoint = [rng.int(0, size), rng.int(0, size)];
    const to = moved(from, stride, rng.int(2, 11));
    const drawn: Drawn = { from, to, stride };
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (isWithin(to, size) && length >= 5 && suits(drawn)) return drawn;
  }
  return null;
}

/** Whether the ends of two lines, where their arrows and letters are, keep clear of one another. */
function areEndsApart(one: Drawn, other: Drawn): boolean {
  return [one.from, one.to].every(([x, y]) =>
    [other.from, other.to].every(([u, v]) => Math.hypot(x - u, y - v) >= 1.5),
  );
}

function relationOf(one: Drawn, other: Drawn): Relation {
  if (areParallel(one.stride, other.stride)) return 'parallel';
  return arePerpendicular(one.stride, other.stride) ? 'perpendicular' : 'neither';
}

/** How far a point lies from a line, in squares. */
function distance(point: DrawingPoint, { from, stride }: Drawn): number {
  const cross = (point[0] - from[0]) * stride[1] - (point[1] - from[1]) * stride[0];
  return Math.abs(cross) / Math.hypot(stride[0], stride[1]);
}

/** Whether the drawn parts of two lines cross. */
function cross(one: Drawn, other: Drawn): boolean {
  const side = (point: DrawingPoint, { from, stride }: Drawn) =>
    (point[0] - from[0]) * stride[1] - (point[1] - from[1]) * stride[0];
  return side(one.from, other) * side(one.to, other) < 0 && side(other.from, one) * side(other.to, one) < 0;
}

/** How far the angle of two lines is from nothing and from a right angle, in degrees. */
function clearness(one: Stride, other: Stride): number {
  const turn = (stride: Stride) => (Math.atan2(stride[1], stride[0]) * 180) / Math.PI;
  const angle = Math.abs(turn(one) - turn(other)) % 90;
  return Math.min(angle, 90 - angle);
}

const asks: Readonly<Record<Relation, string>> = {
  parallel: 'کدام گزینه دو خط موازی را نشان می‌دهد؟',
  perpendicular: 'کدام گزینه دو خط عمود بر هم را نشان می‌دهد؟',
  neither: 'در کدام گزینه دو خط نه موازی‌اند و نه بر هم عمود؟',
};

const wordProblems: readonly ((rng: Rng) => string)[] = [
  (rng) => `${child(rng)} نقشهٔ خیابان‌های محله‌اش را کشیده است. هر خط یک خیابان است.`,
  () => 'این نقشهٔ راه‌های یک پارک است. هر خط یک راه است.',
  (rng) => `${child(rng)} با نخ‌های رنگی روی تخته خط‌هایی درست کرده است.`,
  () => 'این نقشهٔ لوله‌های آب یک پارک است. هر خط یک لوله است.',
  (rng) => `${child(rng)} چوب‌های بلندی را روی زمین گذاشته است. هر خط یک چوب است.`,
];

const named: Readonly<Record<Relation, Pick<WrongOptionDraft, 'id' | 'title' | 'message'>>> = {
  parallel: {
    id: 'parallel-pair-chosen',
    title: 'دو خط موازی را انتخاب کرده',
    message: line`این دو خط همه‌جا یک‌اندازه از هم فاصله دارند و به هم نمی‌رسند. سؤال همین را می‌خواهد؟`,
  },
  perpendicular: {
    id: 'perpendicular-pair-chosen',
    title: 'دو خط عمود را انتخاب کرده',
    message: line`این دو خط، یا ادامهٔ آن‌ها، زاویهٔ راست می‌سازند. سؤال همین را می‌خواهد؟`,
  },
  neither: {
    id: 'slanted-pair-chosen',
    title: 'دو خط مایل نسبت به هم را انتخاب کرده',
    message: line`زاویهٔ این دو خط، یا زاویه‌ای که با ادامه دادنشان ساخته می‌شود، راست نیست. با گوشهٔ یک کاغذ امتحان کن.`,
  },
};

export const parallelPerpendicular = defineSkill({
  id: 'g4-parallel-perpendicular',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  pictures: [lettersMarked],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const stride = turnedStride(rng, rng.pick(stridesOf[level]));
    const slant = rng.pick(slants);
    if (clearness(stride, slant) < (level < 3 ? 20 : 12)) return null;
    const one = drawLine(rng, stride, () => true);
    if (one === null) return null;
    const twin = drawLine(rng, stride, (drawn) => distance(drawn.from, one) >= 2 && areEndsApart(drawn, one));
    if (twin === null) return null;
    const upright = drawLine(
      rng,
      quarterTurn(stride),
      (drawn) => cross(one, drawn) && [one, twin].every((other) => areEndsApart(drawn, other)),
    );
    if (upright === null) return null;
    const slanted = drawLine(rng, slant, (drawn) => [one, twin, upright].every((other) => areEndsApart(drawn, other)));
    if (slanted === null) return null;
    const order = rng.shuffle([one, twin, upright, slanted]);
    const relation: Relation = form === 'compare' ? 'neither' : rng.pick(['parallel', 'perpendicular'] as const);
    const pairs = order.flatMap((first, index) =>
      order.slice(index + 1).map((second) => ({ first, second, relation: relationOf(first, second) })),
    );
    const fitting = pairs.filter((pair) => pair.relation === relation);
    const right = rng.pick(fitting);
    const wrongPairs = rng.shuffle(pairs.filter((pair) => pair.relation !== relation)).slice(0, 3);
    const letter = (drawn: Drawn) => letters[order.indexOf(drawn)] ?? '';
    const option = ({ first, second }: { first: Drawn; second: Drawn }) => {
      const text = `خط‌های «${letter(first)}» و «${letter(second)}»`;
      return { value: text, content: line`${text}` };
    };
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: option(right),
        wrong: wrongPairs.map((pair) => ({
          ...option(pair),
          ...named[pair.relation],
          ...(relation === 'parallel' && pair.relation === 'neither'
            ? { message: line`اگر این دو خط را ادامه بدهی، به هم می‌رسند. دو خط موازی به هم نمی‌رسند.` }
            : {}),
        })),
      },
      4,
    );
    if (choices === null) return null;
    const writtenMisconception = wrongPairs[0];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems)(rng)}`, p`${asks[relation]}`];
        case 'find-mistake':
          return [
            p`${child(rng)} به جای دو خط ${relation === 'parallel' ? 'موازی' : 'عمود بر هم'}، ${writtenMisconception === undefined ? '' : option(writtenMisconception).value} را نشان داده است. این درست نیست.`,
            p`${asks[relation]}`,
          ];
        default:
          return [p`${asks[relation]}`];
      }
    };
    return {
      form,
      stem: stem(),
      figure: {
        t: 'drawing',
        description: `چهار خط روی صفحهٔ شطرنجی. با شمردن خانه‌ها از گوشهٔ پایین سمت چپ: ${order
          .map((drawn) => `خط ${letter(drawn)} از ${placeWords(drawn.from)} می‌گذرد و ${runSentence(drawn.stride)}`)
          .join('؛ ')}`,
        width: size,
        height: size,
        background: 'squares',
        shapes: order.map(({ from, to }, index) => ({
          t: 'line',
          from,
          to,
          ends: 'both',
          label: words(letters[index] ?? ''),
        })),
      },
      ...choices,
      hints: [
        hint(p`دو خط موازی همه‌جا یک‌اندازه از هم فاصله دارند. دو خط عمود با هم زاویهٔ راست می‌سازند.`),
        hint(p`خانه‌ها را بشمار: هر خط با چند خانه به پهلو، چند خانه بالا یا پایین می‌رود؟`),
        hint(p`خط‌ها را دو به دو با هم مقایسه کن. برای زاویهٔ راست می‌توانی گوشهٔ کاغذ را تصور کنی.`),
      ],
      solution: [
        step(
          p`خط «${letter(right.first)}» ${runSentence(right.first.stride)}. خط «${letter(right.second)}» ${runSentence(right.second.stride)}.`,
        ),
        step(
          relation === 'parallel'
            ? p`هر دو یک‌جور پیش می‌روند و به هم نمی‌رسند؛ پس این گزینه درست است: ${option(right).value}.`
            : relation === 'perpendicular'
              ? p`این دو، یا ادامهٔ آن‌ها، زاویهٔ راست می‌سازند؛ پس این گزینه درست است: ${option(right).value}.`
              : p`این دو یا ادامهٔ آن‌ها به هم می‌رسند، ولی زاویه‌شان راست نیست؛ پس این گزینه درست است: ${option(right).value}.`,
        ),
      ],
    };
  },
});
