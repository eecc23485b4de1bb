import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  type MathNode,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
  units,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  type CompositeKind,
  compositeFigure,
  drawComposite,
  hiddenSides,
  partArea,
  sideLengths,
} from './question-parts/composite-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['figure', 'find-mistake', 'reverse'],
};
const kindsOf: Readonly<Record<Level, readonly CompositeKind[]>> = {
  1: ['corner'],
  2: ['corner', 'corner', 'gable', 'tee'],
  3: ['corner', 'tee', 'cup', 'gable'],
  4: ['tee', 'cup', 'gable'],
};
const most: Readonly<Record<Level, number>> = { 1: 9, 2: 12, 3: 16, 4: 20 };

interface Scene {
  readonly statement: (rng: Rng) => string;
  readonly unit: string;
}

const scenes: readonly Scene[] = [
  { statement: (rng) => `این نقشهٔ باغچهٔ خانهٔ ${child(rng)} است.`, unit: units.metre },
  { statement: (rng) => `${child(rng)} این شکل را از مقوا بریده است.`, unit: units.centimetre },
  { statement: () => 'این نقشهٔ سالن یک کتابخانه است.', unit: units.metre },
  { statement: (rng) => `این نقشهٔ حیاط مدرسهٔ ${child(rng)} است.`, unit: units.metre },
  { statement: (rng) => `${child(rng)} با نمد این شکل را برای کاردستی درست کرده است.`, unit: units.centimetre },
  { statement: () => 'این نقشهٔ کف یک فروشگاه است.', unit: units.metre },
  { statement: () => 'این شکل تابلوی چوبی یک مهدکودک است.', unit: units.centimetre },
];

/** What a smaller rectangle is taken out of. */
const cutStories: readonly {
  readonly statement: (rng: Rng, outer: string, inner: string) => string;
  readonly unit: string;
}[] = [
  {
    statement: (rng, outer, inner) =>
      `حیاط خانهٔ ${child(rng)} مستطیلی ${outer} است. وسط آن حوضی به شکل مستطیل ${inner} ساخته‌اند. مساحت بقیهٔ حیاط چقدر است؟`,
    unit: units.metre,
  },
  {
    statement: (rng, outer, inner) =>
      `${child(rng)} از یک مقوای مستطیلی ${outer}، مستطیلی ${inner} بریده است. مساحت مقوای باقی‌مانده چقدر است؟`,
    unit: units.centimetre,
  },
  {
    statement: (_, outer, inner) =>
      `دیواری مستطیل‌شکل ${outer} است و پنجره‌ای مستطیل‌شکل ${inner} دارد. مساحت دیوار بدون پنجره چقدر است؟`,
    unit: units.metre,
  },
  {
    statement: (_, outer, inner) =>
      `باغچه‌ای مستطیلی ${outer} است. حوضی مستطیلی ${inner} در آن ساخته‌اند. مساحت بقیهٔ باغچه چقدر است؟`,
    unit: units.metre,
  },
  {
    statement: (rng, outer, inner) =>
      `${child(rng)} روی کارتی مستطیلی ${outer}، عکسی مستطیلی ${inner} چسبانده است. مساحت قسمتی از کارت که دیده می‌شود چقدر است؟`,
    unit: units.centimetre,
  },
];

const size = (across: number, up: number, unit: string) => line`با طول ${across} ${unit} و عرض ${up} ${unit}`;

function plain(across: number, up: number, unit: string): string {
  return size(across, up, unit)
    .map((piece) => (piece.t === 'text' ? piece.text : ''))
    .join('');
}

function cutOut(rng: Rng, level: Level) {
  const [across, up] = [rng.int(9, level === 3 ? 16 : 20), rng.int(6, 15)];
  const [inAcross, inUp] = [rng.int(3, across - 3), rng.int(2, up - 3)];
  if (across <= up || inAcross <= inUp) return null;
  const story = rng.pick(cutStories);
  const areaUnit = `${story.unit} مربع`;
  const [whole, taken] = [across * up, inAcross * inUp];
  const value = whole - taken;
  return {
    form: 'reverse' as const,
    stem: [p`${story.statement(rng, plain(across, up, story.unit), plain(inAcross, inUp, story.unit))}`],
    ...integerAnswer(value, { unit: areaUnit }),
    misconceptions: wholeMisconceptions(
      ['parts-added', 'دو مساحت را جمع کرده', whole + taken, line`تکهٔ کوچک از تکهٔ بزرگ کم شده یا به آن اضافه شده است؟`],
      [
        'sides-taken-off',
        'ضلع‌ها را از هم کم و در هم ضرب کرده',
        (across - inAcross) * (up - inUp),
        line`باقی‌مانده یک مستطیل نیست. اول مساحت هر دو مستطیل را جدا حساب کن.`,
      ],
      ['whole-only', 'مساحت همهٔ مستطیل بزرگ را نوشته', whole, line`قسمتی از مستطیل بزرگ را نمی‌خواهیم. آن را کم کن.`],
      ['part-only', 'مساحت یک قسمت را نوشته', taken, line`این مساحت تکهٔ کوچک است. باقی‌ماندهٔ شکل را می‌خواهیم.`],
    ),
    hints: [
      hint(p`یک مستطیل کوچک از یک مستطیل بزرگ کم شده است.`),
      hint(p`مساحت هر دو مستطیل را حساب کن و از هم کم کن.`),
    ],
    solution: [
      step(p`مساحت مستطیل بزرگ را حساب می‌کنیم.`, display(row(across, '×', up, '=', whole))),
      step(p`مساحت مستطیل کوچک را حساب می‌کنیم.`, display(row(inAcross, '×', inUp, '=', taken))),
      step(p`باقی‌مانده، تفاوت این دو است؛ یعنی ${value} ${areaUnit}.`, display(row(whole, '−', taken, '=', value))),
    ],
  };
}

export const compositeArea = defineSkill({
  id: 'g4-composite-area',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'reverse') return cutOut(rng, level);
    const kind = rng.pick(kindsOf[level]);
    const figure = drawComposite(rng, kind, most[level]);
    if (figure === null) return null;
    const { parts, width, height } = figure;
    const areas = parts.map(partArea);
    const value = areas.reduce((sum, area) => sum + area, 0);
    const scene = rng.pick(scenes);
    const unit = form === 'story' ? scene.unit : units.centimetre;
    const areaUnit = `${unit} مربع`;
    const roof = parts.find(({ shape }) => shape === 'triangle');
    const perimeter = sideLengths(figure).reduce<number>((sum, length) => sum + (length ?? 0), 0);
    const largest = Math.max(...areas);
    const overlap =
      kind === 'corner' ? (parts[0]?.across ?? 0) * (parts[0]?.up ?? 0) + (parts[1]?.across ?? 0) * height : null;
    const unhalved = roof === undefined ? null : value + (roof.across * roof.up) / 2;
    const claim = unhalved ?? width * height;
    const ask = p`مساحت آن چقدر است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${scene.statement(rng)} اندازه‌ها به ${unit} است.`, ask];
        case 'find-mistake':
          return [
            p`اندازه‌ها به ${unit} است. ${child(rng)} می‌گوید مساحت این شکل ${claim} ${areaUnit} است، ولی درست حساب نکرده است.`,
            p`مساحت درست چقدر است؟`,
          ];
        default:
          return [p`اندازه‌ها به ${unit} است. مساحت این شکل چقدر است؟`];
      }
    };
    const sum: (MathNode | number | '+' | '=')[] = areas.flatMap((area, index) =>
      index === 0 ? [area] : ['+' as const, area],
    );
    return {
      form,
      stem: stem(),
      figure: compositeFigure(figure, {
        unit,
        showsCuts: level === 1,
        hidden: level < 3 || kind === 'gable' ? [] : hiddenSides(rng, figure, level === 3 ? 1 : 2),
      }),
      ...integerAnswer(value, { unit: areaUnit }),
      misconceptions: wholeMisconceptions(
        [
          'triangle-not-halved',
          'مساحت مثلث را نصف نکرده',
          unhalved,
          line`بالای شکل یک مثلث است. مساحت مثلث با مساحت مستطیل چه فرقی دارد؟`,
        ],
        [
          'outer-rectangle',
          'شکل را یک مستطیل کامل گرفته',
          width * height,
          line`این شکل همهٔ یک مستطیل را پر نمی‌کند. آن را به چند تکه تقسیم کن.`,
        ],
        [
          'overlap-counted-twice',
          'قسمت مشترک را دو بار حساب کرده',
          overlap,
          line`ببین دو مستطیلی که جدا کرده‌ای روی هم نیفتاده باشند. یک خط بکش و تکه‌ها را از هم جدا کن.`,
        ],
        ['one-part-only', 'فقط مساحت یک تکه را حساب کرده', largest, line`مساحت یک تکه را پیدا کرده‌ای. تکه‌های دیگر چه؟`],
        [
          'perimeter-written',
          'محیط را حساب کرده',
          kind === 'gable' ? null : perimeter,
          line`محیط، دور شکل است؛ اینجا سطح شکل را می‌خواهیم.`,
        ],
      ),
      hints: [
        hint(
          roof === undefined
            ? p`شکل را با خط به چند مستطیل تقسیم کن.`
            : p`خط‌چین، شکل را به یک مستطیل و یک مثلث تقسیم کرده است.`,
        ),
        hint(
          roof === undefined
            ? level < 3
              ? p`دو ضلع کنار هم هر مستطیل را پیدا کن.`
              : p`ضلع‌های هر مستطیل را پیدا کن. ضلعی که عدد ندارد از جمع یا تفاوت ضلع‌های روبه‌رو به دست می‌آید.`
            : p`قاعدهٔ مثلث با ضلع مستطیل یکی است.`,
        ),
        hint(p`مساحت تکه‌ها را جدا حساب کن و بعد جمع کن.`),
      ],
      solution: [
        ...parts.map(({ shape, across, up }, index) =>
          shape === 'triangle'
            ? step(
                p`مثلث، نصف قاعده ضرب در ارتفاع است.`,
                display(row(across, '×', up, '=', across * up)),
                display(row(across * up, '÷', 2, '=', (across * up) / 2)),
              )
            : step(
                index === 0
                  ? p`شکل را به ${parts.length} تکه تقسیم می‌کنیم. پایین شکل مستطیلی با ضلع‌های ${across} و ${up} است.`
                  : p`تکهٔ دیگر مستطیلی با ضلع‌های ${across} و ${up} است.`,
                display(row(across, '×', up, '=', across * up)),
              ),
        ),
        step(p`مساحت تکه‌ها را جمع می‌کنیم؛ ${value} ${areaUnit} می‌شود.`, display(row(...sum, '=', value))),
      ],
    };
  },
});
