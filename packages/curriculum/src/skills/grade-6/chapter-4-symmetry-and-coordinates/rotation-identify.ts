import {
  gridFigures,
  type Motion,
  moved,
  placedFigure,
  squarePlace,
  wayWords,
} from '../../../authoring/geometry/grid-motions.ts';
import { cornersAt } from '../../../authoring/geometry/image-questions.ts';
import { cornerLetters } from '../../../authoring/geometry/polygons.ts';
import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  type Figure,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
} from '../../../authoring/index.ts';

const kinds = {
  right: '۹۰ درجه در جهت عقربه‌های ساعت',
  left: '۹۰ درجه در خلاف جهت عقربه‌های ساعت',
  half: '۱۸۰ درجه',
  none: 'هیچ‌کدام از این چرخش‌ها',
} as const;

type Kind = keyof typeof kinds;

const quarters = { right: 3, left: 1, half: 2 } as const;

const writtenMisconceptions: Readonly<Record<Kind, readonly [id: string, title: string, message: string]>> = {
  right: [
    'taken-with-the-clock',
    'چرخش را در جهت عقربه‌های ساعت دیده',
    'از «م» تا یک رأس و تا تصویر آن را نگاه کن. عقربهٔ ساعت از بالا به راست می‌رود.',
  ],
  left: [
    'taken-against-the-clock',
    'چرخش را در خلاف جهت عقربه‌های ساعت دیده',
    'از «م» تا یک رأس و تا تصویر آن را نگاه کن. عقربهٔ ساعت از بالا به راست می‌رود.',
  ],
  half: [
    'taken-for-half-turn',
    'چرخش را نیم دور دیده',
    'در نیم دور، رأس و تصویرش و «م» روی یک خط راست‌اند. آیا اینجا هم همین‌طور است؟',
  ],
  none: ['turn-not-seen', 'چرخش را ندیده', 'یک رأس را دنبال کن و ببین نسبت به «م» چقدر چرخیده است.'],
};

const quarterForHalf = (id: string) =>
  [
    id,
    'نیم دور را یک‌چهارم دور دیده',
    'یک رأس، «م» و تصویر آن رأس را نگاه کن. روی یک خط راست‌اند یا زاویهٔ راست می‌سازند؟',
  ] as const;

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['figure', 'find-mistake', 'reverse'],
};

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) => p`${child(rng)} کاغذ شفافی را حول نقطهٔ «م» چرخانده است. کاغذ چقدر چرخیده است؟`,
  (rng) => p`${child(rng)} در بازی رایانه‌ای، این قطعه را حول «م» چرخانده است. قطعه چقدر چرخیده است؟`,
  (rng) => p`${child(rng)} نقش یک کاشی را حول «م» تکرار کرده است. نقش چقدر چرخیده است؟`,
  (rng) => p`پرهٔ فرفرهٔ ${child(rng)} حول «م» چرخیده است. پره چقدر چرخیده است؟`,
  (rng) =>
    p`بازوی یک جرثقیل حول «م» چرخیده است. ${child(rng)} جای اول و جای تازهٔ آن را کشیده است. بازو چقدر چرخیده است؟`,
  (rng) => p`${child(rng)} پرچم را حول «م» چرخانده و جای تازه‌اش را کشیده است. پرچم چقدر چرخیده است؟`,
];

export const rotationIdentify = defineSkill({
  id: 'g6-rotation-identify',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    // A word problem says that something was turned.
    const kind = rng.pick(
      level === 1 || form === 'story' ? (['right', 'left', 'half'] as const) : (Object.keys(kinds) as Kind[]),
    );
    const center = [5, 5] as const;
    // No turn at all: a mirror picture, across or upside down.
    const motion: Motion =
      kind === 'none'
        ? { t: 'mirror', axis: rng.chance(1, 2) ? { kind: 'vertical', at: 5 } : { kind: 'horizontal', at: 5 } }
        : { t: 'turn', center, quarters: quarters[kind] };
    const count = rng.pick(cornersAt[level]);
    const figure = placedFigure(rng.pick(gridFigures[count]), rng.pick([0, 1, 2, 3] as const), [
      rng.int(0, 8),
      rng.int(0, 8),
    ]);
    const image = figure.map((point) => moved(motion, point));
    // As far across as up, a quarter turn of it looks like a mirror picture: another corner is followed.
    const followed = Math.max(
      figure.findIndex(([a, b]) => Math.abs(a - 5) !== Math.abs(b - 5)),
      0,
    );
    const [x, y] = figure[followed] ?? center;
    const onPaper = [...figure, ...image].every(([a, b]) => a >= 0 && a <= 10 && b >= 0 && b <= 10);
    // In one quarter of the paper, so that figure and image never overlap.
    const isInQuarter =
      (figure.every(([a]) => a > 5) || figure.every(([a]) => a < 5)) &&
      (figure.every(([, b]) => b > 5) || figure.every(([, b]) => b < 5));
    if (!onPaper || !isInQuarter) return null;
    // Asked backwards: from the image back to the figure.
    const isBack = form === 'reverse';
    const answerKind: Kind = isBack ? (kind === 'right' ? 'left' : kind === 'left' ? 'right' : kind) : kind;
    const letter = (index: number) => cornerLetters[index] ?? '';
    const drawing: Figure = {
      t: 'drawing',
      description: `صفحهٔ شطرنجی؛ نقطهٔ م ${squarePlace(center)}؛ شکل ۱ با رأس‌های ${figure.map((at, index) => `${letter(index)} ${squarePlace(at)}`).join('؛ ')}؛ شکل ۲ که در آن تصویر ${figure.map((_, index) => `${letter(index)} ${squarePlace(image[index] ?? center)}`).join('؛ ')} است`,
      width: 10,
      height: 10,
      background: 'squares',
      shapes: [
        { t: 'polygon', points: figure, tone: 'sky' },
        { t: 'polygon', points: image, tone: 'leaf' },
        ...figure.map((at, index) => ({ t: 'point', at, label: letter(index) }) as const),
        ...image.map((at, index) => ({ t: 'point', at, label: `${letter(index)}′` }) as const),
        { t: 'point', at: center, label: 'م', tone: 'rose' },
      ],
    };
    const others = (Object.keys(kinds) as Kind[]).filter((other) => other !== answerKind);
    const claim = rng.pick(others);
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: answerKind, content: [text(kinds[answerKind])] },
        wrong: others.map((other) => {
          // With a half turn asked, it is how far that was taken wrong, not which way.
          const isTooLittle = answerKind === 'half' && other !== 'none';
          const [id, title, message] = isTooLittle
            ? quarterForHalf(`quarter-turn-${other}`)
            : writtenMisconceptions[other];
          return { id, title, message: line`${message}`, value: other, content: [text(kinds[other])] };
        }),
      },
      4,
    );
    if (choices === null) return null;
    const dashed = p`هر رأس در شکل تازه با همان حرف و یک نشانِ ′ نوشته شده است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng), dashed];
        case 'find-mistake':
          return [
            p`می‌خواهیم بدانیم با کدام چرخش حول «م» از شکل اول به شکل تازه رسیده‌ایم. ${child(rng)} این جواب را انتخاب کرده است: «${kinds[claim]}»، ولی درست نیست. جواب درست کدام است؟`,
            dashed,
          ];
        case 'reverse':
          return [p`شکل تازه را حول «م» برمی‌گردانیم تا روی شکل اول بیفتد. با کدام چرخش برمی‌گردد؟`, dashed];
        default:
          return [p`با کدام چرخش حول «م» از شکل اول به شکل تازه رسیده‌ایم؟`, dashed];
      }
    };
    const [toX, toY] = image[followed] ?? center;
    const [from, to] = isBack
      ? ([
          [toX, toY],
          [x, y],
        ] as const)
      : ([
          [x, y],
          [toX, toY],
        ] as const);
    return {
      form,
      stem: stem(),
      figure: drawing,
      ...choices,
      hints: [
        hint(p`یک رأس را انتخاب کن و ببین پس از چرخش به کجا رفته است.`),
        hint(p`از «م» تا آن رأس و از «م» تا تصویرش را در نظر بگیر. بین این دو راه چه زاویه‌ای هست؟`),
        hint(
          // The story says that it has turned.
          form === 'story'
            ? p`یک رأس دیگر را هم امتحان کن. باید به همان اندازه چرخیده باشد.`
            : p`یک رأس دیگر را هم امتحان کن. اگر شکل پشت‌ورو شده باشد، چرخش نبوده است.`,
        ),
      ],
      solution: [
        step(
          p`از «م» تا رأس «${letter(followed)}» ${wayWords(center, from)} راه است و تا تصویر آن ${wayWords(center, to)}.`,
        ),
        step(
          answerKind === 'half'
            ? p`هر دو جهت برعکس شده‌اند؛ این نیم دور است.`
            : answerKind === 'none'
              ? p`فقط یکی از دو جهت برعکس شده است؛ شکل قرینه شده، نه چرخیده.`
              : p`راهِ افقی عمودی شده است و راهِ عمودی افقی؛ این یک‌چهارم دور است. جهتش را با عقربهٔ ساعت می‌سنجیم که از بالا به راست و از راست به پایین می‌رود.`,
        ),
        step(p`پس جواب «${kinds[answerKind]}» است.`),
      ],
    };
  },
});
