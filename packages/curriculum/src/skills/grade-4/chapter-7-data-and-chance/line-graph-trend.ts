import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  onChart,
  p,
  type QuestionVariant,
  row,
  step,
  text,
} from '../../../authoring/index.ts';
import { drawSeries, labelAt, lineGraph, valueAt } from './question-parts/time-series-line-graphs.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};

export const lineGraphTrend = defineSkill({
  id: 'g4-line-graph-trend',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 6,
  pictures: [onChart],
  make: (rng, level) => {
    const series = drawSeries(rng, level);
    if (series === null) return null;
    const { values, unit, title } = series;
    const rises = rng.chance(2, 3);
    const changes = values.slice(1).map((value, index) => (rises ? 1 : -1) * (value - valueAt(series, index)));
    const biggest = Math.max(...changes);
    const at = changes.indexOf(biggest);
    if (biggest <= 0 || changes.filter((change) => change === biggest).length > 1) return null;
    const between = (index: number) => `از ${labelAt(series, index)} تا ${labelAt(series, index + 1)}`;
    const option = (index: number) => ({ value: String(index), content: [text(between(index))] });
    const form = rng.pick(formsOf[level]);
    const opposite = changes.indexOf(Math.min(...changes));
    const highest = values.indexOf(Math.max(...values));
    const lowest = values.indexOf(Math.min(...values));
    const second = [...changes.keys()]
      .filter((index) => index !== at)
      .sort((a, b) => (changes[b] ?? 0) - (changes[a] ?? 0));
    const steady = changes.indexOf(0);
    const end = Math.max(0, (rises ? highest : lowest) - 1);
    const beforeEnd = end === at ? Math.min(rises ? highest : lowest, changes.length - 1) : end;
    const word = rises ? 'افزایش' : 'کاهش';
    const otherWay = {
      title: 'فاصله‌ای را انتخاب کرده که تغییرش در جهت دیگر است',
      message: line`ببین در این فاصله خط بالا می‌رود یا پایین می‌آید. سؤال بیشترین ${word} را می‌خواهد.`,
    };
    /** What a child has not seen who takes this part of the graph. */
    const behind = (index: number) => {
      const change = changes[index] ?? 0;
      if (change < 0) return { id: 'other-way-change', ...otherWay };
      if (change === 0)
        return {
          id: 'no-change',
          title: 'فاصله‌ای بی‌تغییر را انتخاب کرده',
          message: line`در این فاصله خط نه بالا رفته و نه پایین آمده است. فاصله‌های دیگر را ببین.`,
        };
      if (index === beforeEnd)
        return {
          id: 'end-of-graph-taken',
          title: 'به بالاترین یا پایین‌ترین نقطه نگاه کرده، یا تغییر کوچک‌تری را گرفته',
          message: line`بلندترین یا کوتاه‌ترین نقطه همیشه بیشترین تغییر نیست. در هر فاصله ببین مقدار چقدر عوض شده است.`,
        };
      // Of two as large neither is the second.
      return index === second[0] && change > (changes[second[1] ?? at] ?? 0)
        ? {
            id: 'second-largest-change',
            title: 'از نظر اندازه، دومین تغییر در همان جهت را انتخاب کرده',
            message: line`در این فاصله هم ${word} هست. آن را با فاصله‌های دیگر دقیق مقایسه کن.`,
          }
        : {
            id: 'smaller-change',
            title: 'تغییر کوچک‌تری را انتخاب کرده',
            message: line`هرچه شیب خط تندتر باشد، تغییر بیشتر است. این فاصله را با بقیه مقایسه کن.`,
          };
    };
    const amiss = [opposite, beforeEnd, second[0] ?? at, second[1] ?? at, steady]
      .filter((index, place, all) => index >= 0 && index !== at && all.indexOf(index) === place)
      .map((index) => ({ index, ...behind(index) }));
    const shown = form === 'find-mistake' ? rng.pick(amiss) : null;
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: option(at),
        wrong: amiss
          .filter(({ index }) => index !== shown?.index)
          .map(({ index, ...name }) => ({ ...name, ...option(index) })),
      },
      3,
    );
    if (spec === null) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`این نمودار «${title}» را نشان می‌دهد. ${child(rng)} می‌خواهد بداند در کدام فاصله بیشترین ${word} بوده است.`,
            p`کدام گزینه درست است؟`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید بیشترین ${word} در نمودار «${between(shown?.index ?? 0)}» بوده است، ولی اشتباه کرده است.`,
            p`بیشترین ${word} در کدام فاصله است؟`,
          ];
        default:
          return [p`به نمودار نگاه کن. بیشترین ${word} در کدام فاصله است؟`];
      }
    };
    const [low, high] = [valueAt(series, rises ? at : at + 1), valueAt(series, rises ? at + 1 : at)];
    return {
      form,
      stem: stem(),
      figure: lineGraph(series),
      ...spec,
      hints: [
        hint(p`${word} یعنی خط نمودار ${rises ? 'بالا می‌رود' : 'پایین می‌آید'}. اول این فاصله‌ها را پیدا کن.`),
        hint(p`هرچه شیب خط تندتر باشد، تغییر بیشتر است.`),
        hint(p`برای فاصله‌هایی که نزدیک هم‌اند، دو مقدار را از روی محور بخوان و از هم کم کن.`),
      ],
      solution: [
        step(
          p`در هر فاصله‌ای که خط ${rises ? 'بالا می‌رود' : 'پایین می‌آید'}، مقدار تغییر را پیدا می‌کنیم. تندترین خط، بیشترین تغییر را دارد.`,
        ),
        step(
          p`در این فاصله تغییر از همه بیشتر است، یعنی ${biggest} ${unit}:`,
          display(row(high, '−', low, '=', biggest)),
          p`پس جواب این است: ${between(at)}`,
        ),
      ],
    };
  },
});
