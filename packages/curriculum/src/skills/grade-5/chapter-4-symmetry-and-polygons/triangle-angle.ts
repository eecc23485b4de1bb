import { askedAngle, degreesNode, degreesWords } from '../../../authoring/geometry/angles.ts';
import { cornerMarks, triangleOf } from '../../../authoring/geometry/polygons.ts';
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
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
  unknownFilled,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'figure'],
};

const stories: readonly ((rng: Rng, a: number, b: number) => Block)[] = [
  (rng, a, b) =>
    p`${child(rng)} بادبادکی به شکل مثلث ساخته است. دو زاویهٔ آن ${a} درجه و ${b} درجه است. زاویهٔ سوم چند درجه است؟`,
  (rng, a, b) =>
    p`سقف شیروانی خانهٔ ${child(rng)} از روبه‌رو یک مثلث است. دو زاویهٔ آن ${a} درجه و ${b} درجه است. زاویهٔ سوم چند درجه است؟`,
  (rng, a, b) =>
    p`${child(rng)} با سه چوب یک قاب مثلثی درست کرده است. دو زاویهٔ قاب ${a} درجه و ${b} درجه است. زاویهٔ دیگر چند درجه است؟`,
  (rng, a, b) =>
    p`باغچهٔ مدرسهٔ ${child(rng)} به شکل مثلث است و دو گوشه‌اش ${a} درجه و ${b} درجه است. گوشهٔ سوم چند درجه است؟`,
  (rng, a, b) =>
    p`${child(rng)} از کاغذ رنگی یک مثلث بریده است. یک زاویهٔ آن ${a} درجه و زاویهٔ دیگر ${b} درجه است. زاویهٔ سوم چند درجه است؟`,
  (rng, a, b) =>
    p`بادبان قایق ${child(rng)} مثلثی با دو زاویهٔ ${a} درجه و ${b} درجه است. زاویهٔ سوم بادبان چند درجه است؟`,
];

export const triangleAngle = defineSkill({
  id: 'g5-triangle-angle',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, additionBars],
  revision: 6,
  commonMistakes: ['rest-not-halved', 'sum-as-full-turn'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const grain = level === 1 ? 10 : level === 2 ? 5 : 1;
    const draw = () => rng.int(Math.ceil(20 / grain), 120 / grain) * grain;
    // Asked backwards, two sides are equal and one angle is given.
    const isIsosceles = form === 'reverse' || level === 4;
    const givesTop = rng.chance(1, 2);
    const base = draw();
    const [first, second] = isIsosceles ? [base, base] : [base, draw()];
    const third = 180 - first - second;
    if (third < 15 || third > 130) return null;
    if (!isIsosceles && (first === second || third === first || third === second)) return null;
    if (isIsosceles && third === first) return null;
    // The two that are known do not add up to the third.
    if (!isIsosceles && first + second === third) return null;
    const value = isIsosceles && givesTop ? base : third;
    const given = isIsosceles ? (givesTop ? third : base) : first;
    const { corners, width, height } = triangleOf(first, second, rng.int(0, 5) * 60);
    const shown = (degrees: number) => degreesNode(degrees);
    const marks = isIsosceles
      ? givesTop
        ? [askedAngle, null, shown(third)]
        : [shown(base), null, askedAngle]
      : [
          first === 90 ? ('square' as const) : shown(first),
          second === 90 ? ('square' as const) : shown(second),
          askedAngle,
        ];
    const figure: Figure = {
      t: 'drawing',
      description: isIsosceles
        ? givesTop
          ? `مثلثی با دو ضلع مساوی؛ زاویهٔ بین دو ضلع مساوی ${degreesWords(third)} است و یکی از دو زاویهٔ دیگر پرسیده شده است`
          : `مثلثی با دو ضلع مساوی؛ زاویهٔ کنار ضلع سوم ${degreesWords(base)} است و زاویهٔ بین دو ضلع مساوی پرسیده شده است`
        : `مثلثی با زاویه‌های ${degreesWords(first)} و ${degreesWords(second)}؛ زاویهٔ سوم پرسیده شده است`,
      width,
      height,
      shapes: [
        { t: 'polygon', points: corners, ...(isIsosceles ? { ticks: [0, 1, 1] } : {}) },
        ...cornerMarks(corners, marks),
      ],
    };
    const isDrawn =
      form === 'figure' || form === 'find-mistake' || (form === 'reverse' && level < 4) || rng.chance(1, 2);
    const claim = isIsosceles ? 180 - given : 180 - first;
    if (form === 'find-mistake' && claim === value) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng, first, second)];
        case 'bare':
          return [p`دو زاویهٔ یک مثلث ${first} درجه و ${second} درجه است. زاویهٔ سوم آن چند درجه است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید: «زاویهٔ علامت سؤال ${claim} درجه است.» ولی زاویه‌ها را درست حساب نکرده است. اندازهٔ درست آن چند درجه است؟`,
          ];
        default:
          return !isIsosceles
            ? [p`زاویه‌ای که با علامت سؤال نشان داده شده چند درجه است؟`]
            : isDrawn
              ? [p`ضلع‌هایی که یک نشان دارند مساوی‌اند.`, p`زاویه‌ای که با علامت سؤال نشان داده شده چند درجه است؟`]
              : givesTop
                ? [
                    p`در یک مثلث متساوی‌الساقین، زاویهٔ بین دو ساق ${third} درجه است. هر یک از دو زاویهٔ دیگر چند درجه است؟`,
                  ]
                : [
                    p`در یک مثلث متساوی‌الساقین، هر یک از دو زاویهٔ مساوی ${base} درجه است. زاویهٔ بین دو ساق چند درجه است؟`,
                  ];
      }
    };
    const figured = isDrawn && form !== 'bare' && form !== 'story';
    const rest = 180 - given;
    return {
      form,
      stem: stem(),
      ...(figured ? { figure } : {}),
      ...integerAnswer(value, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        ...(isIsosceles
          ? ([
              [
                'rest-not-halved',
                'باقی‌مانده را بین دو زاویهٔ مساوی تقسیم نکرده',
                givesTop ? rest : null,
                line`باقی‌مانده مال دو زاویهٔ مساوی است.`,
              ],
              [
                'base-taken-once',
                'فقط یکی از دو زاویهٔ مساوی را کم کرده',
                givesTop ? null : rest,
                line`دو زاویه مساوی‌اند؛ هر دو را کم کن.`,
              ],
              [
                'wrong-pair-equal',
                'زاویه‌های دیگری را مساوی گرفته',
                givesTop ? given : rest / 2,
                line`زاویه‌های روبه‌روی دو ضلع مساوی با هم برابرند. یک بار دیگر ببین کدام ضلع‌ها مساوی‌اند.`,
              ],
              [
                'sum-as-full-turn',
                'مجموع زاویه‌ها را ۳۶۰ درجه گرفته',
                givesTop ? (360 - given) / 2 : 360 - 2 * given,
                line`مجموع زاویه‌های چهارضلعی را به کار برده‌ای. مجموع زاویه‌های مثلث چقدر است؟`,
              ],
            ] as const)
          : ([
              [
                'one-angle-taken',
                'فقط یکی از دو زاویه را از ۱۸۰ کم کرده',
                180 - first,
                line`هر دو زاویهٔ معلوم را کم کن.`,
              ],
              [
                'sum-as-full-turn',
                'مجموع زاویه‌ها را ۳۶۰ درجه گرفته',
                360 - first - second,
                line`مجموع زاویه‌های چهارضلعی را به کار برده‌ای. مجموع زاویه‌های مثلث چقدر است؟`,
              ],
              [
                'known-added',
                'دو زاویهٔ معلوم را جمع کرده',
                first + second,
                line`جمع دو زاویه را پیدا کرده‌ای؛ تا مجموع زاویه‌های مثلث چقدر مانده است؟`,
              ],
            ] as const)),
      ),
      hints: [
        hint(p`مجموع زاویه‌های هر مثلث ۱۸۰ درجه است.`),
        ...(isIsosceles
          ? [
              hint(p`در مثلثی که دو ضلع مساوی دارد، دو زاویهٔ روبه‌روی آن ضلع‌ها هم مساوی‌اند.`),
              hint(
                givesTop
                  ? p`زاویهٔ معلوم را از ۱۸۰ کم کن و باقی‌مانده را نصف کن.`
                  : p`زاویهٔ معلوم دو بار در مثلث هست. هر دو را از ۱۸۰ کم کن.`,
              ),
            ]
          : [hint(p`دو زاویهٔ معلوم را جمع کن و از ۱۸۰ کم کن.`)]),
      ],
      solution: isIsosceles
        ? givesTop
          ? [
              step(p`زاویهٔ معلوم را از مجموع زاویه‌های مثلث کم می‌کنیم.`, display(row(180, '−', third, '=', rest))),
              step(p`دو زاویهٔ دیگر مساوی‌اند؛ پس هر کدام ${value} درجه است.`, display(row(rest, '÷', 2, '=', value))),
            ]
          : [
              step(
                p`روبه‌روی ضلع‌های مساوی، زاویه‌های مساوی هست؛ پس دو زاویهٔ ${base} درجه داریم.`,
                display(row(base, '+', base, '=', 2 * base)),
              ),
              step(
                p`مجموع زاویه‌های مثلث ۱۸۰ درجه است؛ پس زاویهٔ دیگر ${value} درجه است.`,
                display(row(180, '−', 2 * base, '=', value)),
              ),
            ]
        : [
            step(p`دو زاویهٔ معلوم را جمع می‌کنیم.`, display(row(first, '+', second, '=', first + second))),
            step(
              p`مجموع زاویه‌های مثلث ۱۸۰ درجه است؛ پس زاویهٔ سوم ${value} درجه است.`,
              display(row(180, '−', first + second, '=', value)),
            ),
          ],
    };
  },
});
