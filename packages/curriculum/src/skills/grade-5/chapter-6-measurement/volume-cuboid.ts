import {
  type Block,
  child,
  cubeLayers,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  words,
} from '../../../authoring/index.ts';
import {
  type WrittenMisconception,
  wholeWrittenMisconceptions,
} from './question-parts/whole-and-decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'bare'],
  3: ['figure', 'story', 'reverse'],
  4: ['reverse', 'story', 'find-mistake'],
};

const wordProblems: readonly {
  readonly unit: 'سانتی‌متر' | 'متر';
  /** Believable lengths of the edges of the floor, and heights. */
  readonly floor: readonly [number, number];
  readonly height: readonly [number, number];
  readonly what: (rng: Rng) => string;
}[] = [
  { unit: 'سانتی‌متر', floor: [15, 30], height: [8, 14], what: () => 'یک جعبهٔ کفش' },
  { unit: 'سانتی‌متر', floor: [4, 24], height: [2, 5], what: (rng) => `جعبهٔ مداد رنگی ${child(rng)}` },
  { unit: 'متر', floor: [3, 15], height: [3, 6], what: () => 'یک انبار' },
  { unit: 'متر', floor: [3, 7], height: [3, 4], what: (rng) => `اتاق ${child(rng)}` },
  { unit: 'سانتی‌متر', floor: [6, 30], height: [5, 12], what: () => 'یک آجر بزرگ' },
  { unit: 'متر', floor: [5, 25], height: [2, 3], what: () => 'آب یک استخر' },
  { unit: 'سانتی‌متر', floor: [3, 30], height: [3, 30], what: () => 'یک جعبهٔ هدیه' },
  { unit: 'سانتی‌متر', floor: [4, 30], height: [4, 30], what: (rng) => `صندوقچهٔ ${child(rng)}` },
];

/** A box that is drawn or only given by its edges. */
const anyBox: Pick<(typeof wordProblems)[number], 'floor' | 'height'> = { floor: [3, 30], height: [3, 30] };

export const volumeCuboid = defineSkill({
  id: 'g5-volume-cuboid',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [cubeLayers],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const wordProblem = rng.pick(wordProblems);
    const isStatement = form === 'story' || form === 'reverse' || form === 'find-mistake';
    const most = level === 1 ? 10 : level === 2 ? 15 : 30;
    const { floor, height } = isStatement ? wordProblem : anyBox;
    if (most < floor[0] || most < height[0]) return null;
    const within = ([low, high]: readonly [number, number]) => rng.int(low, Math.min(high, most));
    // Only a box that may be of any height may be a cube.
    const isCube = rng.chance(1, 5) && floor[0] === height[0] && floor[1] === height[1];
    const [one, other] = [within(floor), within(floor)];
    const [a, b, c] = isCube ? [one, one, one] : [Math.max(one, other), Math.min(one, other), within(height)];
    if (!isCube && new Set([a, b, c]).size < 2) return null;
    const volume = a * b * c;
    const reverse = form === 'reverse';
    // The edge that is asked for is none that is given.
    if (reverse && (isCube || volume > 20_000 || new Set([a, b, c]).size < 3)) return null;
    const { unit } = wordProblem;
    const cubic = `${unit} مکعب`;
    const label = (value: number) => row(value, words(unit));
    const figure: Figure = {
      t: 'cuboid',
      description: `مکعب مستطیلی با طول ${persianNumber(a)}، عرض ${persianNumber(b)} و ارتفاع ${persianNumber(c)} ${unit}`,
      width: a,
      depth: b,
      height: c,
      labels: { width: label(a), depth: label(b), height: label(c) },
    };
    const hidden = rng.int(0, 2);
    const edges = [a, b, c];
    const names = ['طول', 'عرض', 'ارتفاع'];
    const asked = edges[hidden] ?? a;
    const others = edges.flatMap((value, index) => (index === hidden ? [] : [{ value, name: names[index] ?? '' }]));
    const base = others.reduce((product, { value }) => product * value, 1);
    const sumOfOthers = others.reduce((sum, { value }) => sum + value, 0);
    const what = wordProblem.what(rng);
    const value = reverse ? asked : volume;
    const sides = isCube
      ? p`${what} به شکل مکعبی است که هر ضلع آن ${a} ${unit} است.`
      : p`${what} به شکل مکعب مستطیل است: طول ${a}، عرض ${b} و ارتفاع ${c} ${unit}.`;
    const surface = 2 * (a * b + b * c + a * c);
    const wrong = [a + b + c, a * b].find((each) => each !== volume);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [sides, p`حجم آن چند ${cubic} است؟`];
        case 'reverse':
          return [
            p`حجم ${what} ${volume} ${cubic} است. ${others[0]?.name ?? ''} آن ${others[0]?.value ?? 0} و ${others[1]?.name ?? ''} آن ${others[1]?.value ?? 0} ${unit} است.`,
            p`${names[hidden] ?? ''} آن چند ${unit} است؟`,
          ];
        case 'find-mistake':
          return [
            sides,
            p`${child(rng)} می‌گوید حجم آن ${wrong ?? volume} ${cubic} است، ولی اشتباه کرده است. حجم درست چند ${cubic} است؟`,
          ];
        case 'bare':
          return isCube
            ? [p`ضلع یک مکعب ${a} ${unit} است. حجم آن چند ${cubic} است؟`]
            : [p`طول، عرض و ارتفاع یک مکعب مستطیل ${a}، ${b} و ${c} ${unit} است. حجم آن چند ${cubic} است؟`];
        default:
          return [p`حجم این شکل چند ${cubic} است؟`];
      }
    };
    const writtenMisconceptions: readonly WrittenMisconception[] = reverse
      ? [
          [
            'divided-by-one-edge',
            'فقط بر یکی از دو اندازه تقسیم کرده',
            volume / (others[0]?.value ?? 1),
            line`حجم از ضرب سه اندازه به دست می‌آید؛ بر هر دو اندازهٔ معلوم تقسیم کن.`,
          ],
          [
            'subtracted-in-place-of-divided',
            'اندازه‌ها را از حجم کم کرده',
            volume - (others[0]?.value ?? 0) - (others[1]?.value ?? 0),
            line`حجم از ضرب به دست آمده است؛ پس برای برگشتن باید تقسیم کنی.`,
          ],
          [
            'divided-by-sum',
            'بر مجموع دو اندازه تقسیم کرده',
            // Their sum alone is more likely.
            volume === sumOfOthers ** 2 ? 0 : volume / sumOfOthers,
            line`دو اندازهٔ معلوم را در هم ضرب کن، نه جمع.`,
          ],
          [
            'base-area',
            'حاصل ضرب دو اندازهٔ معلوم را نوشته',
            base,
            line`این حاصل ضرب دو اندازه است. آن را در چه عددی ضرب کنیم تا حجم به دست بیاید؟`,
          ],
        ]
      : [
          ['edges-added', 'اندازه‌ها را جمع کرده', a + b + c, line`برای حجم، سه اندازه را در هم ضرب می‌کنیم.`],
          ['base-area-only', 'فقط دو اندازه را ضرب کرده', a * b, line`این مساحت یک وجه است. اندازهٔ سوم را هم حساب کن.`],
          [
            'surface-in-place-of-volume',
            'مساحت وجه‌ها را حساب کرده',
            surface,
            line`حجم یعنی داخل شکل چند مکعب واحد جا می‌گیرد، نه این‌که وجه‌ها چقدرند.`,
          ],
          ...(isCube
            ? [['tripled', 'در سه ضرب کرده', a * 3, line`سه اندازه را در هم ضرب کن: طول، عرض و ارتفاع.`] as const]
            : []),
        ];
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...integerAnswer(value, { unit: reverse ? unit : cubic }),
      misconceptions: wholeWrittenMisconceptions(writtenMisconceptions),
      hints: [
        hint(p`حجم مکعب مستطیل از ضرب طول، عرض و ارتفاع به دست می‌آید.`),
        ...(reverse
          ? [hint(p`اول دو اندازهٔ معلوم را در هم ضرب کن.`), hint(p`حجم را بر حاصل تقسیم کن.`)]
          : [
              hint(p`اول طول و عرض را ضرب کن تا بدانی در یک طبقه چند مکعب واحد جا می‌گیرد.`),
              hint(p`بعد حاصل را در ارتفاع ضرب کن.`),
            ]),
      ],
      solution: reverse
        ? [
            step(
              p`دو اندازهٔ معلوم را ضرب می‌کنیم.`,
              display(row(others[0]?.value ?? 0, '×', others[1]?.value ?? 0, '=', base)),
            ),
            step(p`حجم را بر آن تقسیم می‌کنیم.`, display(row(volume, '÷', base, '=', asked))),
          ]
        : [
            step(p`در یک طبقه این تعداد مکعبِ واحد جا می‌گیرد.`, display(row(a, '×', b, '=', a * b))),
            step(p`${c} طبقه داریم.`, display(row(a * b, '×', c, '=', volume))),
          ],
    };
  },
});
