import { askedAngle, degreesNode, degreesWords } from '../../../authoring/geometry/angles.ts';
import { cornerMarks, quadrilateralOf } from '../../../authoring/geometry/polygons.ts';
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
  2: ['figure', 'bare', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['figure', 'figure', 'find-mistake'],
};

const stories: readonly ((rng: Rng, statement: string) => Block)[] = [
  (rng, statement) =>
    p`زمین بازی محلهٔ ${child(rng)} چهارضلعی است. سه گوشهٔ آن ${statement} است. گوشهٔ چهارم چند درجه است؟`,
  (rng, statement) =>
    p`${child(rng)} یک بادبادک چهارضلعی ساخته است. سه زاویهٔ آن ${statement} است. زاویهٔ چهارم چند درجه است؟`,
  (rng, statement) =>
    p`میز چوبی کلاس ${child(rng)} چهارضلعی است و سه زاویه‌اش ${statement} است. زاویهٔ چهارم چند درجه است؟`,
  (rng, statement) =>
    p`${child(rng)} یک کاشی چهارضلعی کشیده است. سه زاویهٔ کاشی ${statement} است. زاویهٔ چهارم چند درجه است؟`,
  (rng, statement) =>
    p`باغ پدربزرگِ ${child(rng)} چهار گوشه دارد. سه گوشهٔ آن ${statement} است. گوشهٔ چهارم چند درجه است؟`,
  (rng, statement) =>
    p`${child(rng)} با چهار چوب یک قاب ساخته است. سه زاویهٔ قاب ${statement} است. زاویهٔ چهارم چند درجه است؟`,
];

export const quadAngle = defineSkill({
  id: 'g5-quad-angle',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, additionBars],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const grain = level === 1 ? 10 : level === 2 ? 5 : 1;
    const draw = () => rng.int(Math.ceil(45 / grain), Math.floor(140 / grain)) * grain;
    const isParallel = form === 'reverse';
    const first = draw();
    if (isParallel && (first === 90 || first < 45)) return null;
    const [second, third] = isParallel
      ? [180 - first, first]
      : level === 1
        ? [90, 90]
        : level === 4 && form === 'figure'
          ? [draw(), 0]
          : [draw(), draw()];
    // At the last level two angles are not given and equal.
    const isPair = level === 4 && form === 'figure';
    const pair = (360 - first - second) / 2;
    const angles = isPair
      ? ([first, second, pair, pair] as const)
      : ([first, second, third, 360 - first - second - third] as const);
    const asked = angles[3];
    if (angles.some((angle) => !Number.isInteger(angle) || angle < 40 || angle > 145)) return null;
    if (!isParallel && !isPair && new Set([...angles]).size < (level === 1 ? 3 : 4)) return null;
    const drawn = quadrilateralOf(angles, isParallel ? rng.int(45, 80) : rng.int(50, 110));
    if (drawn === null) return null;
    const { corners, width, height } = drawn;
    const givesOpposite = isParallel && rng.chance(1, 2);
    const value = givesOpposite ? third : isParallel ? second : asked;
    const shown = (angle: number) => (angle === 90 ? ('square' as const) : degreesNode(angle));
    const marks = isParallel
      ? [shown(first), givesOpposite ? null : askedAngle, givesOpposite ? askedAngle : null, null]
      : isPair
        ? [shown(first), shown(second), askedAngle, askedAngle]
        : [shown(first), shown(second), shown(third), askedAngle];
    const knownWords = (isPair ? [first, second] : [first, second, third]).map(degreesWords);
    const statement =
      knownWords.length === 3 ? `${knownWords[0]}، ${knownWords[1]} و ${knownWords[2]}` : knownWords.join(' و ');
    const figure: Figure = {
      t: 'drawing',
      description: isParallel
        ? `متوازی‌الاضلاعی که یک زاویه‌اش ${degreesWords(first)} است و زاویهٔ ${givesOpposite ? 'روبه‌روی آن' : 'کنار آن'} پرسیده شده است`
        : isPair
          ? `چهارضلعی با زاویه‌های ${statement} و دو زاویهٔ مساوی با علامت سؤال`
          : `چهارضلعی با زاویه‌های ${statement}؛ زاویهٔ چهارم پرسیده شده است`,
      width,
      height,
      shapes: [
        { t: 'polygon', points: corners, ...(isParallel ? { ticks: [1, 2, 1, 2] } : {}) },
        ...cornerMarks(corners, marks),
      ],
    };
    const sum = first + second + (isPair ? 0 : third);
    const claim = 360 - first - second;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng, statement)];
        case 'bare':
          return [p`سه زاویهٔ یک چهارضلعی ${statement} است. زاویهٔ چهارم آن چند درجه است؟`];
        case 'reverse':
          return [p`این شکل متوازی‌الاضلاع است. زاویه‌ای که با علامت سؤال نشان داده شده چند درجه است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید: «زاویهٔ علامت سؤال ${claim} درجه است.» ولی زاویه‌ها را درست حساب نکرده است. اندازهٔ درست آن چند درجه است؟`,
          ];
        default:
          return isPair
            ? [p`دو زاویهٔ علامت سؤال با هم مساوی‌اند. هر کدام چند درجه است؟`]
            : [p`زاویه‌ای که با علامت سؤال نشان داده شده چند درجه است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'story' || form === 'bare' ? {} : { figure }),
      ...integerAnswer(value, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        ...(isParallel
          ? ([
              [
                'neighbour-and-opposite-swapped',
                'زاویهٔ روبه‌رو و زاویهٔ مجاور را جابه‌جا گرفته',
                givesOpposite ? second : first,
                line`در متوازی‌الاضلاع، زاویه‌های روبه‌رو و زاویه‌های کنار هم دو جورند. ببین زاویهٔ علامت سؤال کدام است.`,
              ],
              [
                'taken-from-right-angle',
                'از زاویهٔ راست کم کرده',
                90 - first,
                line`زاویه‌های متوازی‌الاضلاع لازم نیست راست باشند. به دو زاویهٔ کنار هم فکر کن.`,
              ],
              [
                'taken-from-full-turn',
                'فقط یک زاویه را از ۳۶۰ کم کرده',
                360 - first,
                line`۳۶۰ درجه مجموع هر چهار زاویه است، نه دو زاویه.`,
              ],
            ] as const)
          : ([
              [
                'rest-not-halved',
                'باقی‌مانده را بین دو زاویهٔ مساوی تقسیم نکرده',
                isPair ? 2 * pair : null,
                line`باقی‌مانده مال دو زاویهٔ مساوی است.`,
              ],
              [
                'one-angle-left-out',
                'یکی از زاویه‌های معلوم را کم نکرده',
                // Half a turn is the sum of the other two as well.
                isPair || first + second === 180 ? null : 360 - first - second,
                line`هر سه زاویهٔ معلوم را کم کن.`,
              ],
              [
                'known-added',
                'زاویه‌های معلوم را جمع کرده',
                sum,
                line`جمع زاویه‌های معلوم را پیدا کرده‌ای؛ تا مجموع زاویه‌های چهارضلعی چقدر مانده است؟`,
              ],
              [
                'sum-of-triangle',
                'مجموع زاویه‌ها را ۱۸۰ درجه گرفته',
                isPair ? (180 - sum) / 2 : 180 - sum,
                line`۱۸۰ درجه مجموع زاویه‌های مثلث است. چهارضلعی از چند مثلث ساخته می‌شود؟`,
              ],
              [
                'slip-of-ten',
                'در حساب یک ده‌تایی اشتباه کرده',
                // Two of the angles may come to that, too.
                isPair || [first + second, first + third, second + third].includes(value + 10) ? null : value + 10,
                line`جمع و تفریقت را یک بار دیگر انجام بده.`,
              ],
            ] as const)),
      ),
      hints: isParallel
        ? [
            hint(p`در متوازی‌الاضلاع، زاویه‌های روبه‌رو با هم مساوی‌اند.`),
            hint(p`مجموع دو زاویهٔ کنار هم ۱۸۰ درجه است.`),
            hint(p`ببین زاویهٔ علامت سؤال روبه‌روی زاویهٔ معلوم است یا کنار آن.`),
          ]
        : [
            hint(p`یک قطر، چهارضلعی را به دو مثلث تقسیم می‌کند.`),
            hint(p`پس مجموع زاویه‌های هر چهارضلعی ۳۶۰ درجه است.`),
            hint(
              isPair
                ? p`زاویه‌های معلوم را از ۳۶۰ کم کن و باقی‌مانده را نصف کن.`
                : p`سه زاویهٔ معلوم را جمع کن و از ۳۶۰ کم کن.`,
            ),
          ],
      solution: isParallel
        ? givesOpposite
          ? [
              step(p`زاویهٔ علامت سؤال روبه‌روی زاویهٔ ${first} درجه است.`),
              step(p`در متوازی‌الاضلاع زاویه‌های روبه‌رو مساوی‌اند؛ پس آن هم ${value} درجه است.`),
            ]
          : [
              step(p`زاویهٔ علامت سؤال کنار زاویهٔ ${first} درجه است و مجموع این دو ۱۸۰ درجه است.`),
              step(p`پس زاویهٔ خواسته‌شده ${value} درجه است.`, display(row(180, '−', first, '=', value))),
            ]
        : [
            step(
              p`زاویه‌های معلوم را جمع می‌کنیم.`,
              display(isPair ? row(first, '+', second, '=', sum) : row(first, '+', second, '+', third, '=', sum)),
            ),
            step(
              isPair
                ? p`مجموع زاویه‌های چهارضلعی ۳۶۰ درجه است؛ باقی‌مانده را پیدا می‌کنیم.`
                : p`مجموع زاویه‌های چهارضلعی ۳۶۰ درجه است؛ پس زاویهٔ چهارم ${value} درجه است.`,
              display(row(360, '−', sum, '=', 360 - sum)),
            ),
            ...(isPair
              ? [
                  step(
                    p`باقی‌مانده دو زاویهٔ مساوی است؛ پس هر کدام ${value} درجه است.`,
                    display(row(360 - sum, '÷', 2, '=', value)),
                  ),
                ]
              : []),
          ],
    };
  },
});
