import {
  type Block,
  child,
  defineSkill,
  type Figure,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  p,
  partsColored,
  persianNumber,
  type QuestionVariant,
  type SectorsDraft,
  sectorsKey,
  shadePartsAnswer,
  step,
} from '../../../authoring/index.ts';
import { drawGroups, drawParts, lacksSeason, surveysToPaint } from './question-parts/surveys.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};
const sectorsOf: Readonly<Record<Level, readonly number[]>> = { 1: [8], 2: [8, 10], 3: [8, 10, 12], 4: [10, 12] };
const eachOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [1, 2], 2: [2, 5], 3: [2, 5], 4: [4, 10] };
const tones = ['turmeric', 'leaf', 'rose', 'sky'] as const;

export const pieColor = defineSkill({
  id: 'g3-pie-colour',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 5,
  pictures: [partsColored],
  make: (rng, level) => {
    const survey = rng.pick(surveysToPaint);
    const sectors = rng.pick(sectorsOf[level]);
    const labels = drawGroups(rng, survey, level === 1 ? rng.int(2, 3) : rng.int(3, 4));
    const parts = drawParts(rng, sectors, labels.length);
    if (parts === null || lacksSeason(survey, labels) || new Set(parts).size < 2) return null;
    const each = rng.int(...eachOf[level]);
    const total = sectors * each;
    const { unit } = survey;
    const form = rng.pick(formsOf[level]);
    // Up to level 2 the child reads what one part is worth; beyond, only the table tells it.
    const isStatement = level < 3;
    const draft: SectorsDraft = {
      shape: 'circle',
      parts: sectors,
      palette: labels.map((label, index) => ({ tone: tones[index] ?? 'sky', label })),
      all: true,
    };
    const rulesOf = (counts: readonly number[]) =>
      counts.map((count, index) => ({ t: 'count' as const, tone: tones[index] ?? 'sky', count }));
    const known: Misconception[] = [];
    const add = (id: string, title: string, counts: readonly number[], message: Misconception['message']) => {
      if (counts.every((count) => count >= 0) && counts.some((count, index) => count !== parts[index]))
        known.push(misconception(id, title, sectorsKey(draft, rulesOf(counts)), message));
    };
    const largest = parts.indexOf(Math.max(...parts));
    const smallest = parts.indexOf(Math.min(...parts));
    add(
      'two-groups-swapped',
      'سهم دو گروه را جابه‌جا رنگ کرده',
      parts.map((part, index) =>
        index === largest ? (parts[smallest] ?? part) : index === smallest ? (parts[largest] ?? part) : part,
      ),
      line`رنگ هر گروه را در راهنما ببین و سهم همان گروه را از جدول بخوان.`,
    );
    const areEven = sectors % labels.length === 0;
    if (form === 'find-mistake' && !areEven) return null;
    if (areEven)
      add(
        'all-alike',
        'به همهٔ گروه‌ها سهم مساوی داده',
        labels.map(() => sectors / labels.length),
        line`عددهای جدول مساوی نیستند؛ پس سهم گروه‌ها هم مساوی نیست.`,
      );
    add(
      'one-part-amiss',
      'یک قسمت را به گروه دیگری داده',
      parts.map((part, index) => (index === largest ? part - 1 : index === smallest ? part + 1 : part)),
      line`قسمت‌های هر رنگ را یک بار دیگر بشمار و با جدول مقایسه کن.`,
    );
    const statement = labels.map((label, index) => `${label}: ${persianNumber((parts[index] ?? 0) * each)}`);
    const figure: Figure = {
      t: 'table',
      description: `جدول «${survey.title}»؛ ${statement.join('، ')}`,
      columns: [survey.heading, unit === 'تا' ? 'تعداد' : `تعداد (${unit})`],
      rows: labels.map((label, index) => [
        { t: 'text', text: label },
        { t: 'math', math: num((parts[index] ?? 0) * each) },
      ]),
    };
    const name = child(rng);
    const circle = isStatement
      ? p`دایره ${sectors} قسمت مساوی دارد و هر قسمت ${each} ${survey.counted} را نشان می‌دهد. آن را از روی جدول رنگ کن.`
      : p`دایره ${sectors} قسمت مساوی دارد. همهٔ آن را طوری رنگ کن که با جدول جور باشد.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} می‌خواهد این جدول را به نمودار دایره‌ای تبدیل کند.`,
              p`${name} برای روزنامه‌دیواری از این جدول نمودار دایره‌ای می‌سازد.`,
              p`گروه ${name} جدول را آماده کرده‌اند و حالا نوبت نمودار دایره‌ای است.`,
              p`معلم از ${name} خواسته است جدول را با نمودار دایره‌ای نشان بدهد.`,
              p`${name} جدول را کامل کرده، ولی دایره‌اش هنوز رنگ ندارد.`,
              p`${name} برای نمایشگاه مدرسه به نمودار دایره‌ای این جدول نیاز دارد.`,
            ]),
            circle,
          ];
        case 'find-mistake':
          return [p`${name} به همهٔ گروه‌ها سهم مساوی داد، ولی نمودارش با جدول جور نبود.`, circle];
        default:
          return [circle];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...shadePartsAnswer(draft, rulesOf(parts)),
      misconceptions: known,
      hints: [
        hint(p`همهٔ قسمت‌های دایره مساوی‌اند. گروهی که عددش بزرگ‌تر است، قسمت‌های بیشتری می‌گیرد.`),
        isStatement
          ? hint(
              each === 1
                ? p`هر قسمت فقط ${1} ${survey.counted} را نشان می‌دهد. پس تعداد قسمت‌های هر گروه را از عدد خودش بخوان.`
                : p`هر قسمت ${each} ${survey.counted} را نشان می‌دهد. در عدد هر گروه چند تا ${each}تایی هست؟`,
            )
          : hint(p`همهٔ عددهای جدول را جمع کن و ببین از این جمع به هر قسمت دایره چند ${unit} می‌رسد.`),
        hint(
          isStatement && each === 1
            ? p`یک گروه را انتخاب کن، به تعداد آن قسمت رنگ کن و بعد سراغ گروه بعدی برو.`
            : p`عدد هر گروه را بر سهم یک قسمت تقسیم کن تا تعداد قسمت‌های رنگ آن گروه پیدا شود.`,
        ),
      ],
      solution: [
        isStatement
          ? step(
              each === 1
                ? p`هر قسمت ${1} ${survey.counted} را نشان می‌دهد؛ پس تعداد قسمت‌های هر گروه با عدد آن یکی است.`
                : p`هر قسمت ${each} ${survey.counted} را نشان می‌دهد؛ پس عدد هر گروه را بر ${each} تقسیم می‌کنیم.`,
            )
          : step(
              p`جمع عددهای جدول ${total} است و دایره ${sectors} قسمت دارد؛ پس هر قسمت ${each} ${survey.counted} را نشان می‌دهد.`,
            ),
        step(
          p`قسمت‌های هر گروه را رنگ می‌کنیم: ${labels.map((label, index) => `${label} ${persianNumber(parts[index] ?? 0)} قسمت`).join('، ')}.`,
        ),
      ],
    };
  },
});
