import { askedAngle, degreesNode, degreesWords } from '../../../authoring/geometry/angles.ts';
import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  type MathNode,
  p,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
  unknownFilled,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'find-mistake', 'reverse'],
};

/** Lines through one point: the angles between neighbors, counted against the clock from the right, over half a turn. */
interface Star {
  readonly gaps: readonly number[];
  /** Where the first arm points. */
  readonly turn: number;
  /** Indices among all angles (twice as many as gaps) that are stated, and the one that is asked. */
  readonly known: readonly number[];
  readonly asked: number;
}

function gapAt({ gaps }: Star, index: number): number {
  return gaps[index % gaps.length] ?? 0;
}

function draw(rng: Rng, level: Level): Star {
  const lines = level === 4 || (level === 3 && rng.chance(1, 2)) ? 3 : 2;
  const first = level === 1 ? rng.int(6, 30) * 5 : rng.int(28, 150);
  if (lines === 2) {
    const gaps = [first, 180 - first];
    const known = rng.int(0, 3);
    // Across (level 1 most of the time) or beside.
    const asked = (known + rng.pick(level === 1 ? [2, 2, 1] : [1, 2, 3])) % 4;
    return { gaps, turn: rng.int(0, 5) * 10, known: [known], asked };
  }
  const second = rng.int(30, 80);
  const one = rng.int(30, 150 - second);
  const gaps = [one, second, 180 - one - second];
  // Two neighbors are stated, once or across; the third or one opposite is asked.
  const a = rng.int(0, 5);
  const b = (a + 1 + (rng.chance(1, 2) ? 3 : 0)) % 6;
  const asked = rng.pick([(a + 2) % 6, (a + 5) % 6, (a + 3) % 6]);
  return { gaps, turn: rng.int(0, 5) * 10, known: [a, b], asked };
}

/** Degrees of the arms, all the way round. */
function armsOf(star: Star): readonly number[] {
  const arms = [star.turn];
  for (let index = 0; index < star.gaps.length * 2 - 1; index += 1) arms.push((arms.at(-1) ?? 0) + gapAt(star, index));
  return arms;
}

const middle = [170, 150] as const;

function picture(star: Star): Figure {
  const arms = armsOf(star);
  const label = (index: number): MathNode | null =>
    index === star.asked ? askedAngle : star.known.includes(index) ? degreesNode(gapAt(star, index)) : null;
  const marks = arms.flatMap((from, index) => {
    const node = label(index);
    return node === null
      ? []
      : [
          {
            t: 'angle' as const,
            vertex: middle,
            from,
            to: from + gapAt(star, index),
            label: node,
            arcs: index === star.asked ? 2 : 1,
          },
        ];
  });
  const statement = arms.map((_, index) =>
    index === star.asked ? 'علامت سؤال' : star.known.includes(index) ? degreesWords(gapAt(star, index)) : 'بدون عدد',
  );
  return {
    t: 'drawing',
    description: `${star.gaps.length === 2 ? 'دو' : 'سه'} خط راست که در یک نقطه به هم می‌رسند؛ زاویه‌ها به ترتیب گرد نقطه: ${statement.join('، ')}`,
    width: 340,
    height: 300,
    shapes: [
      ...arms.slice(0, star.gaps.length).map((degrees) => ({
        t: 'line' as const,
        from: { from: middle, degrees, length: 140 },
        to: { from: middle, degrees: degrees + 180, length: 140 },
      })),
      ...marks,
    ],
  };
}

function solution(star: Star, answer: number): readonly SolutionStep[] {
  const [a = 0, b] = star.known;
  const half = star.gaps.length;
  if (b === undefined) {
    const isAcross = (star.asked - a + 4) % 4 === 2;
    return isAcross
      ? [
          step(p`این دو زاویه متقابل به رأس‌اند: بین دو خط راست و روبه‌روی هم.`),
          step(p`زاویه‌های متقابل به رأس برابرند؛ پس جواب ${answer} درجه است.`),
        ]
      : [
          step(p`این دو زاویه کنار هم روی یک خط راست‌اند و با هم نیم‌صفحه می‌سازند.`),
          step(p`پس مجموعشان ۱۸۰ درجه است.`, display(row(180, '−', gapAt(star, a), '=', answer))),
        ];
  }
  const isStatement = [a, b].find((index) => index % half === star.asked % half);
  if (isStatement !== undefined) {
    return [
      step(p`زاویهٔ خواسته‌شده روبه‌روی یکی از زاویه‌های معلوم است و با آن متقابل به رأس است.`),
      step(p`زاویه‌های متقابل به رأس برابرند؛ پس جواب ${answer} درجه است.`),
    ];
  }
  return [
    step(p`زاویه‌های متقابل به رأس برابرند؛ پس در یک طرف خط، سه زاویهٔ کنار هم داریم که نیم‌صفحه می‌سازند.`),
    step(
      p`مجموع این سه زاویه ۱۸۰ درجه است؛ دو زاویهٔ معلوم را از آن کم می‌کنیم.`,
      display(row(180, '−', gapAt(star, a), '−', gapAt(star, b), '=', answer)),
    ),
  ];
}

const crossings = [
  'دو خیابان راست یکدیگر را قطع می‌کنند',
  'دو لبهٔ یک قیچی باز یکدیگر را قطع می‌کنند',
  'دو خط راه‌آهن یکدیگر را قطع می‌کنند',
  'دو تیر چوبی یک صندلی تاشو به شکل ضربدر یکدیگر را قطع می‌کنند',
  'دو نی راست روی میز یکدیگر را قطع می‌کنند',
  'دو پرتو نور یکدیگر را قطع می‌کنند',
] as const;

export const verticalAngles = defineSkill({
  id: 'g6-vertical-angles',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, additionBars],
  revision: 12,
  commonMistakes: ['complement-taken'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const star = draw(rng, level);
    const isPlain = star.gaps.length === 2;
    const [a = 0, b] = star.known;
    const given = gapAt(star, a);
    const isReverse = form === 'reverse';
    // «Reverse»: the sum of the two angles across from each other is stated, and one beside them is asked.
    if ((form === 'bare' || form === 'story' || isReverse) && !isPlain) return null;
    const isAcross = isPlain && (star.asked - a + 4) % 4 === 2;
    /** Of three lines: the asked angle lies across from the first known one, the other is of no use. */
    const isAcrossFirst = !isPlain && star.asked % 3 === a % 3;
    const answer = isReverse ? 180 - given : gapAt(star, star.asked);
    if (
      answer === 90 ||
      given === 90 ||
      star.gaps.some((gap) => gap < 25) ||
      new Set(star.gaps).size < star.gaps.length
    )
      return null;
    const misconceptions = wholeMisconceptions(
      [
        'beside-taken-for-across',
        'زاویهٔ مجاور را برابر گرفته',
        isReverse ? given : isPlain && !isAcross ? given : null,
        line`این دو زاویه کنار هم‌اند: با هم نیم‌صفحه می‌سازند و اینجا برابر نیستند.`,
      ],
      [
        'across-taken-for-beside',
        'زاویهٔ متقابل به رأس را مکمل گرفته',
        isAcross || isAcrossFirst ? 180 - given : null,
        line`ببین دو زاویه روبه‌روی هم‌اند یا کنار هم.`,
      ],
      [
        'complement-taken',
        'از ۹۰ کم کرده',
        (isPlain || isAcrossFirst) && given < 90 ? 90 - given : null,
        isAcross || isAcrossFirst
          ? line`اینجا زاویهٔ راست نداریم. ببین زاویهٔ خواسته‌شده روبه‌روی کدام زاویه است.`
          : line`اینجا زاویهٔ راست نداریم. زاویه‌های کنار هم روی یک خط راست‌اند.`,
      ],
      [
        'from-full-turn',
        'از ۳۶۰ کم کرده',
        360 - given - (b === undefined || isAcrossFirst ? 0 : gapAt(star, b)),
        isAcross || isAcrossFirst
          ? line`دور نقطه بیشتر از دو زاویه هست. ببین زاویهٔ خواسته‌شده روبه‌روی کدام زاویه است.`
          : line`همهٔ دور یک نقطه ۳۶۰ درجه است، ولی زاویه‌های کنار هم روی خط راست با هم نیم‌صفحه می‌سازند.`,
      ],
      [
        'one-known-not-taken-off',
        'یکی از زاویه‌های معلوم را کم نکرده',
        b === undefined || isAcrossFirst ? null : 180 - given,
        line`همهٔ زاویه‌هایی را که با زاویهٔ خواسته‌شده روی یک خط راست‌اند در نظر بگیر.`,
      ],
      [
        'known-angles-added',
        'دو زاویهٔ معلوم را جمع کرده',
        b === undefined ? null : given + gapAt(star, b),
        isAcrossFirst
          ? line`مجموع این دو خواسته نشده است. ببین زاویهٔ خواسته‌شده روبه‌روی کدام زاویه است.`
          : line`مجموع این دو خواسته نشده است. ببین با زاویهٔ خواسته‌شده چه می‌سازند.`,
      ],
      [
        'sum-not-halved',
        'مجموع دو زاویه را نصف نکرده',
        isReverse ? 180 - 2 * given : null,
        line`عددی که گفته شده مجموع دو زاویهٔ برابر است. هر کدام چقدر است؟`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer && each < 180);
    if (wrong.length === 0 || (isReverse && given >= 90)) return null;
    const place = isAcross ? 'متقابل به رأس' : 'کناری';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`خط‌ها راست‌اند. زاویه‌ای که علامت سؤال دارد چند درجه است؟`];
        case 'bare':
          return [
            p`دو خط راست یکدیگر را قطع کرده‌اند و یکی از زاویه‌ها ${given} درجه است. زاویهٔ ${place} آن چند درجه است؟`,
          ];
        case 'story':
          return [p`${rng.pick(crossings)} و یکی از زاویه‌ها ${given} درجه است.`, p`زاویهٔ ${place} آن چند درجه است؟`];
        case 'reverse':
          return [
            p`دو خط راست یکدیگر را قطع کرده‌اند. مجموع دو زاویهٔ متقابل به رأس ${given * 2} درجه است.`,
            p`زاویهٔ کناری آن‌ها چند درجه است؟`,
          ];
        default:
          return [
            p`خط‌ها راست‌اند. ${child(rng)} می‌گوید زاویه‌ای که علامت سؤال دارد ${rng.pick(wrong)} درجه است، ولی درست نیست. این زاویه چند درجه است؟`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' || form === 'find-mistake' ? { figure: picture(star) } : {}),
      ...integerAnswer(answer, { unit: 'درجه' }),
      misconceptions,
      hints: [
        hint(
          isPlain
            ? p`ببین زاویهٔ خواسته‌شده روبه‌روی زاویهٔ معلوم است یا کنار آن.`
            : p`ببین زاویهٔ خواسته‌شده روبه‌روی یکی از زاویه‌های معلوم است یا نه.`,
        ),
        hint(p`زاویه‌های روبه‌رو (متقابل به رأس) برابرند و زاویه‌های کنار هم روی یک خط راست با هم ۱۸۰ درجه می‌شوند.`),
        hint(
          isPlain
            ? p`کدام یک از این‌ها کمک می‌کند؟ اگر کنار هم‌اند، کم کن.`
            : p`زاویه‌های معلوم را به جای زاویه‌های روبه‌رویشان هم بنویس تا یک نیم‌صفحهٔ کامل ببینی.`,
        ),
      ],
      solution: isReverse
        ? [
            step(
              p`دو زاویهٔ متقابل به رأس برابرند؛ پس هر کدام نصف مجموع است.`,
              display(row(given * 2, '÷', 2, '=', given)),
            ),
            step(p`زاویهٔ کناری با آن نیم‌صفحه می‌سازد.`, display(row(180, '−', given, '=', answer))),
          ]
        : solution(star, answer),
    };
  },
});
