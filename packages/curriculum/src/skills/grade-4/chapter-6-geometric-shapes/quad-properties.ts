import {
  type Block,
  child,
  defineSkill,
  hint,
  type Level,
  line,
  type MatchMisconception,
  matchAnswer,
  p,
  persianNumber,
  type QuestionVariant,
  step,
} from '../../../authoring/index.ts';
import { type Quad, quadNames, quads, quadTraits } from './question-parts/quadrilateral-kinds.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'compare'],
  3: ['bare', 'story', 'compare', 'find-mistake'],
  4: ['compare', 'find-mistake'],
};

/** Pairs of parallel sides, equal sides at most, right angles of one such figure. */
const counts: Readonly<Record<Quad, readonly [parallel: number, equal: number, right: number]>> = {
  square: [2, 4, 4],
  rectangle: [2, 2, 4],
  rhombus: [2, 4, 0],
  parallelogram: [2, 2, 0],
  trapezoid: [1, 2, 0],
};

function countCard(quad: Quad): string {
  const [parallel, equal, right] = counts[quad];
  const pairs = `${persianNumber(parallel)} جفت ضلع موازی`;
  const angles = right === 0 ? 'بدون زاویهٔ راست' : `${persianNumber(right)} زاویهٔ راست`;
  // A trapezoid may have right angles; nothing is said of them.
  if (quad === 'trapezoid') return `فقط ${pairs}`;
  return equal === 4 ? `${pairs}، چهار ضلع مساوی، ${angles}` : `${pairs}، ضلع‌های کنار هم نامساوی، ${angles}`;
}

interface Mixed {
  readonly id: string;
  readonly title: string;
  readonly name: Quad;
  readonly card: Quad;
  readonly message: MatchMisconception['message'];
}

const mixed: readonly Mixed[] = [
  {
    id: 'rhombus-with-right-angles',
    title: 'برای لوزی زاویهٔ راست در نظر گرفته',
    name: 'rhombus',
    card: 'square',
    message: line`لوزی و مربع هر دو چهار ضلع مساوی دارند. زاویه‌های لوزی را در ذهنت ببین.`,
  },
  {
    id: 'rectangle-with-equal-sides',
    title: 'همهٔ ضلع‌های مستطیل را مساوی گرفته',
    name: 'rectangle',
    card: 'square',
    message: line`زاویه‌های مستطیل و مربع مثل هم است. ضلع‌های مستطیل را با هم مقایسه کن.`,
  },
  {
    id: 'parallelogram-as-rectangle',
    title: 'برای متوازی‌الاضلاع زاویهٔ راست در نظر گرفته',
    name: 'parallelogram',
    card: 'rectangle',
    message: line`متوازی‌الاضلاع مثل مستطیلی است که هلش داده باشند. حالا گوشه‌هایش راست مانده‌اند؟`,
  },
  {
    id: 'parallelogram-as-rhombus',
    title: 'همهٔ ضلع‌های متوازی‌الاضلاع را مساوی گرفته',
    name: 'parallelogram',
    card: 'rhombus',
    message: line`شکلی که همهٔ ضلع‌هایش مساوی است و زاویهٔ راست ندارد، نام دیگری دارد.`,
  },
  {
    id: 'trapezoid-with-two-pairs',
    title: 'ذوزنقه را با دو جفت ضلع موازی گرفته',
    name: 'trapezoid',
    card: 'parallelogram',
    message: line`در ذوزنقه، دو ضلعی که به هم نزدیک می‌شوند موازی نیستند.`,
  },
];

export const quadProperties = defineSkill({
  id: 'g4-quad-properties',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 4,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    // Below the book the two that are distinguished most easily are both there.
    const chosen = rng.sample(quads, 4);
    if (level === 1 && !(chosen.includes('square') && chosen.includes('trapezoid'))) return null;
    const cards = new Map(
      chosen.map((quad) => [
        quad,
        form === 'compare' ? countCard(quad) : rng.pick(quadTraits[quad].slice(0, level === 1 ? 2 : 3)),
      ]),
    );
    const cardOf = (quad: Quad) => cards.get(quad) ?? '';
    const spec = matchAnswer(rng, {
      entries: chosen.map((quad) => ({ first: line`${quadNames[quad]}`, second: line`${cardOf(quad)}` })),
      misconceptions: mixed.flatMap(({ id, title, name, card, message }) => {
        const [from, to] = [chosen.indexOf(name), chosen.indexOf(card)];
        return from < 0 || to < 0 ? [] : [{ id, title, message, joins: [from, to] as const }];
      }),
    });
    const name = child(rng);
    const writtenMisconception = rng.pick(
      mixed.filter((one) => chosen.includes(one.name) && chosen.includes(one.card)),
    );
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${name} برای چهارضلعی‌ها کارت درست کرده، ولی کارت‌ها به هم ریخته‌اند.`,
            p`هر نام را به کارت ویژگی خودش وصل کن.`,
          ];
        case 'find-mistake':
          return [
            p`${name} «${quadNames[writtenMisconception.name]}» را به یک کارت وصل کرده بود. روی کارت نوشته بود: «${cardOf(writtenMisconception.card)}». این درست نیست.`,
            p`تو همهٔ نام‌ها را به کارت‌های درستشان وصل کن.`,
          ];
        case 'compare':
          return [p`هر چهارضلعی را به کارت ویژگی‌های خودش وصل کن.`];
        default:
          return [p`هر چهارضلعی را به ویژگی خودش وصل کن.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(
          chosen.includes('square')
            ? p`از کارت‌هایی شروع کن که فقط به یک شکل می‌خورند؛ مثلاً ببین کدام کارت هم زاویهٔ راست دارد و هم چهار ضلع مساوی.`
            : p`از کارت‌هایی شروع کن که فقط به یک شکل می‌خورند؛ مثلاً ببین کدام کارت فقط یک جفت ضلع موازی دارد.`,
        ),
        hint(p`هر شکل را در ذهنت یا روی کاغذ بکش و ضلع‌های موازی، ضلع‌های مساوی و زاویه‌های راست آن را بشمار.`),
      ],
      solution: [
        step(p`برای هر شکل سه چیز را بررسی می‌کنیم: ضلع‌های موازی، ضلع‌های مساوی و زاویه‌های راست.`),
        step(p`پس این‌طور وصل می‌شوند:`, ...chosen.map((quad) => p`${quadNames[quad]}: ${cardOf(quad)}.`)),
      ],
    };
  },
});
