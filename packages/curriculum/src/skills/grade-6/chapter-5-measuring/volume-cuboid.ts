import {
  type Block,
  child,
  cubeLayers,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  type MathNode,
  type Misconception,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  words,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'story', 'reverse', 'find-mistake'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

type Edges = readonly [Decimal, Decimal, Decimal];

/** Edges in the order they are stated: the length is not shorter than the breadth. */
function draw(rng: Rng, level: Level): Edges {
  const [one, other, height] = drawEdges(rng, level);
  return one.compare(other) < 0 ? [other, one, height] : [one, other, height];
}

function drawEdges(rng: Rng, level: Level): Edges {
  const edge = (most: number, places: number): Decimal =>
    places === 0 ? Decimal.of(rng.int(2, most)) : Decimal.of(rng.int(11, most * 10), 1);
  switch (level) {
    case 1:
      return [edge(10, 0), edge(10, 0), edge(10, 0)];
    case 2:
      return [edge(30, 0), edge(20, 0), edge(15, 0)];
    case 3:
      return [edge(12, 1), edge(20, 0), edge(10, 0)];
    case 4:
      return [edge(12, 1), edge(9, 1), edge(50, 0)];
  }
}

function volumeOf([a, b, c]: Edges): Decimal {
  return a.times(b).times(c);
}

/** Boxes of the size of each unit. */
const boxes: Readonly<Record<string, readonly string[]>> = {
  سانتی‌متر: ['جعبه', 'قوطی', 'بسته', 'تکه چوب'],
  دسی‌متر: ['صندوق', 'مخزن', 'کمد', 'یخچال'],
  متر: ['استخر', 'حوض', 'اتاق', 'انبار'],
};

function measuredEdge(value: Decimal, unit: string): MathNode {
  return row(num(value), words(unit));
}

function cuboid([a, b, c]: Edges, unit: string, hidden: boolean): Figure {
  const size = (value: Decimal): number => Math.max(1, Math.round(Number(value.toString())));
  const statement = hidden ? 'نامعلوم' : `${persianNumber(c.toString())} ${unit}`;
  return {
    t: 'cuboid',
    description: `مکعب مستطیلی با طول ${persianNumber(a.toString())} ${unit}، عرض ${persianNumber(b.toString())} ${unit} و ارتفاع ${statement}`,
    width: size(a),
    depth: size(b),
    height: size(c),
    labels: {
      width: measuredEdge(a, unit),
      depth: measuredEdge(b, unit),
      height: hidden ? words('؟') : measuredEdge(c, unit),
    },
  };
}

export const volumeCuboid = defineSkill({
  id: 'g6-volume-cuboid',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [cubeLayers],
  revision: 6,
  make: (rng, level) => {
    const edges = draw(rng, level);
    const [a, b, c] = edges;
    const volume = volumeOf(edges);
    const form = rng.pick(formsOf[level]);
    const isBack = form === 'reverse';
    if (volume.places > 2 || new Set(edges.map(String)).size < 2) return null;
    const unit = rng.pick(['سانتی‌متر', 'متر', 'دسی‌متر']);
    // A room of so many metres is a hall.
    if (unit === 'متر' && edges.some((edge) => edge.compare(Decimal.of(30)) > 0)) return null;
    if (form === 'story' && unit !== 'سانتی‌متر' && c.compare(Decimal.of(unit === 'متر' ? 4 : 20)) > 0) return null;
    const answer = isBack ? c : volume;
    const base = a.times(b);
    const found: Misconception[] = [];
    const add = (id: string, title: string, wrong: Decimal | null, message: readonly Inline[]) => {
      if (wrong !== null && wrong.units > 0n && wrong.places <= 4)
        found.push(misconception(id, title, decimalKey(wrong), message));
    };
    if (isBack) {
      add(
        'volume-over-sum',
        'حجم را بر مجموع دو یال تقسیم کرده',
        Decimal.fromRational(volume.toRational().over(a.plus(b).toRational())),
        line`دو یال معلوم در هم ضرب می‌شوند، نه جمع.`,
      );
      add(
        'divided-by-one-edge',
        'حجم را فقط بر یک یال تقسیم کرده',
        b.times(c),
        line`یک یال دیگر هم معلوم است. حجم را بر هر دو تقسیم کن.`,
      );
      add(
        'edges-subtracted',
        'یال‌ها را از حجم کم کرده',
        volume.minus(a).minus(b),
        line`حجم از ضرب به دست آمده است؛ پس برای برگشت باید تقسیم کنی.`,
      );
      add(
        'base-area-written',
        'مساحت قاعده را نوشته',
        base,
        line`این مساحت قاعده است. ببین با چه ارتفاعی به حجم می‌رسی.`,
      );
    } else {
      add(
        'edges-added',
        'سه یال را با هم جمع کرده',
        a.plus(b).plus(c),
        line`حجم از ضرب سه یال به دست می‌آید. یک ردیف مکعب، یک لایه و بعد همهٔ لایه‌ها را تصور کن.`,
      );
      add('base-area-only', 'فقط مساحت قاعده را حساب کرده', base, line`این فقط یک لایه است. چند لایه روی هم است؟`);
      add(
        'surface-instead',
        'مساحت همهٔ وجه‌ها را حساب کرده',
        base.plus(a.times(c)).plus(b.times(c)).times(Decimal.of(2)),
        line`سؤال فضای داخل را می‌خواهد، نه مساحت وجه‌ها.`,
      );
      add(
        'mark-one-place-off',
        'جای ممیز را یک رقم اشتباه گذاشته',
        edges.some(({ places }) => places > 0) ? volume.shift(-1) : null,
        line`جواب را با یک تخمین مقایسه کن.`,
      );
    }
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length === 0) return null;
    const box = rng.pick(boxes[unit] ?? []);
    const cubic = `${unit} مکعب`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`حجم این مکعب مستطیل چند ${cubic} است؟`];
        case 'story':
          return [
            p`یک ${box} به شکل مکعب مستطیل است. طول آن ${a} ${unit}، عرض آن ${b} ${unit} و ارتفاع آن ${c} ${unit} است.`,
            p`حجم ${box} چند ${cubic} است؟`,
          ];
        case 'reverse':
          return [p`حجم این مکعب مستطیل ${volume} ${cubic} است.`, p`ارتفاع آن چند ${unit} است؟`];
        case 'find-mistake':
          return [
            p`یال‌های یک مکعب مستطیل ${a} ${unit}، ${b} ${unit} و ${c} ${unit} است. ${child(rng)} حجم آن را ${Decimal.parse(rng.pick(wrong))} ${cubic} نوشته است، ولی درست نیست.`,
            p`حجم آن چند ${cubic} است؟`,
          ];
        default:
          return [p`یال‌های یک مکعب مستطیل ${a} ${unit}، ${b} ${unit} و ${c} ${unit} است. حجم آن چند ${cubic} است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' || isBack ? { figure: cuboid(edges, unit, isBack) } : {}),
      ...decimalAnswer(answer, { unit: isBack ? unit : cubic }),
      misconceptions: found,
      hints: [
        hint(p`حجم مکعب مستطیل از ضرب طول و عرض و ارتفاع به دست می‌آید.`),
        isBack
          ? hint(p`اول طول و عرض را در هم ضرب کن تا مساحت قاعده را بدانی.`)
          : hint(p`اول مساحت قاعده را پیدا کن؛ این مقدار یک لایه است.`),
        isBack
          ? hint(p`قاعده ضربدر ارتفاع برابر حجم است؛ پس حجم را بر مساحت قاعده تقسیم کن.`)
          : hint(p`حالا آن را در ارتفاع ضرب کن.`, display(row(num(a), '×', num(b), '×', num(c)))),
      ],
      solution: [
        step(p`مساحت قاعده را از ضرب طول و عرض پیدا می‌کنیم.`, display(row(num(a), '×', num(b), '=', num(base)))),
        isBack
          ? step(p`حجم را بر مساحت قاعده تقسیم می‌کنیم.`, display(row(num(volume), '÷', num(base), '=', num(c))))
          : step(p`آن را در ارتفاع ضرب می‌کنیم.`, display(row(num(base), '×', num(c), '=', num(volume)))),
      ],
    };
  },
});
