import { Rational } from '../../src/numbers/rational.ts';
import { takenAway } from '../question-readers/arithmetic-by-counting.ts';
import { charted, named } from '../question-readers/chart-data.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { countedColors } from '../question-readers/color-counts.ts';
import { given } from '../question-readers/decimals.ts';
import { quoted } from '../question-readers/number-words.ts';
import { figureOf, nodeValue, nth, numbersInWords, only, readDigits, wordsOf } from '../question-readers/sheet.ts';

/** Puts the numbers of the first paragraph beside the names before them. */
const g4PsData: SkillChecker = {
  solve: ({ form, stem }) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const first = wordsOf(stem.slice(0, 1));
    const numbers = numbersInWords(stem.slice(0, 1));
    if (form === 'reverse') {
      const total = nth(numbers, -1);
      return asKey(numbers.slice(0, -1).reduce((left, value) => left - value, total));
    }
    if (form !== 'compare') return asKey(numbers.reduce((sum, value) => sum + value, 0));
    const entries = [...first.matchAll(/(\S+) ([۰-۹]+) (?:صفحه|نان|امتیاز|نهال|هزار|کیلوگرم)/g)].map(
      ([, name = ''], index) => [name, nth(numbers, index)] as const,
    );
    const [a, b] = named(entries, wordsOf(stem.slice(1)));
    if (a === undefined || b === undefined || entries.length !== numbers.length) throw new Error('names are missing');
    return asKey(a - b);
  },
};

/** Reads the points by their names. */
const g4LineGraphRead: SkillChecker = {
  solve: ({ form, figure, stem }) => {
    const points = charted(figure);
    const values = named(points, wordsOf(stem.slice(0, 1)));
    const answer = () => {
      switch (form) {
        case 'reverse': {
          const statement = nth(numbersInWords(stem), 0);
          if (points.filter(([, value]) => value === statement).length !== 1) throw new Error('not one point');
          return points.findIndex(([, value]) => value === statement) + 1;
        }
        case 'story':
          return points.reduce((sum, [, value]) => sum + value, 0);
        case 'figure':
          return nth(values, 0);
        default:
          return nth(values, 0) - nth(values, 1);
      }
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};

/** Looks every column's name up in the table. */
const g4LineGraphDraw: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'levels') throw new Error('nothing to set');
    const rows = figureOf(sheet, 'table').rows;
    const values = sheet.answer.columns.map(({ label }) => {
      const row = rows.find(([cell]) => cell?.t === 'text' && cell.text === label);
      const cell = nth(row ?? [], 1);
      if (cell.t !== 'math') throw new Error(`no value for ${label}`);
      return Number(nodeValue(cell.math).n);
    });
    return { kind: 'levels', values };
  },
};

/** Works out the change of every interval among the options and of the whole graph; the one asked for is the largest of all. */
const g4LineGraphTrend: SkillChecker = {
  solve: ({ figure, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const points = charted(figure);
    const sign = wordsOf(stem).includes('بیشترین کاهش') ? -1 : 1;
    const changes = points.slice(1).map(([label, value], index) => {
      const [before, was] = nth(points, index);
      return { words: `از ${before} تا ${label}`, change: sign * (value - was) };
    });
    const most = Math.max(...changes.map(({ change }) => change));
    const { words } = only(changes.filter(({ change }) => change === most));
    return {
      kind: 'choice',
      option: only(
        answer.options.filter(({ content }) => only(content).t === 'text' && JSON.stringify(content).includes(words)),
      ).id,
    };
  },
};

const cues: readonly (readonly [cue: string, chart: string])[] = [
  ['تغییر', 'خط شکسته'],
  ['مقایسه', 'ستونی'],
  ['چه کسری از کل', 'دایره‌ای'],
  ['شکل', 'تصویری'],
];

/** The word that states the data goes with one chart alone. */
const g4ChartCompareTypes: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const statement = wordsOf(stem.slice(0, 1)).split(': ')[1]?.split('.')[0] ?? '';
    const [, chart] = only(cues.filter(([cue]) => statement.includes(cue)));
    return {
      kind: 'choice',
      option: only(answer.options.filter(({ content }) => JSON.stringify(content).includes(chart))).id,
    };
  },
};

/** Reads the bars by their names; how many times as much is found by taking away. */
const g4BarChartRead: SkillChecker = {
  solve: ({ form, figure, stem }) => {
    const bars = charted(figure);
    const values = named(bars, wordsOf(stem.slice(0, 1)));
    const answer = () => {
      switch (form) {
        case 'story':
          return bars.reduce((sum, [, value]) => sum + value, 0);
        case 'figure':
          return nth(values, 0);
        case 'reverse': {
          const [times, rest] = takenAway(nth(values, 0), nth(values, 1));
          if (rest !== 0) throw new Error('no whole number of times');
          return times;
        }
        default:
          return nth(values, 0) - nth(values, 1);
      }
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};

/** Counts every color and takes the rarest left, one after the other. */
const g4ProbabilityOrder: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem } = sheet;
    if (answer.kind !== 'order' || !wordsOf(stem).includes('از کمترین احتمال')) throw new Error('not this order');
    const counts = countedColors(sheet);
    const left = answer.items.map(({ id, math }) => {
      const count = math.t === 'words' ? counts.get(math.text) : undefined;
      if (count === undefined) throw new Error('a colour that is not there');
      return { id, count };
    });
    const items: string[] = [];
    while (left.length > 0) {
      const fewest = Math.min(...left.map(({ count }) => count));
      items.push(
        ...left
          .splice(
            left.findIndex(({ count }) => count === fewest),
            1,
          )
          .map(({ id }) => id),
      );
    }
    return { kind: 'order', items };
  },
};

/** Whether a number is one the words want. */
function isWanted(words: string, value: number): boolean {
  if (words.includes('عدد زوج')) return value % 2 === 0;
  if (words.includes('عدد فرد')) return value % 2 === 1;
  if (words.includes('بخش‌پذیر بر ۳')) return value % 3 === 0;
  const more = /بزرگ‌تر از ([۰-۹]+)/.exec(words)?.[1];
  if (more !== undefined) return value > readDigits(more);
  const less = /کوچک‌تر از ([۰-۹]+)/.exec(words)?.[1];
  if (less !== undefined) return value < readDigits(less);
  return value === readDigits(/عدد ([۰-۹]+) بیاید/.exec(words)?.[1] ?? '');
}

/** Goes through all outcomes one by one and counts those wanted. */
const g4ProbabilityFraction: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem.slice(0, 2));
    if (sheet.form === 'bare') {
      const all = words.includes('تاس') ? 6 : nth(numbersInWords(sheet.stem), 0);
      const values = Array.from({ length: all }, (_, index) => index + 1);
      return { kind: 'fraction', numerator: values.filter((value) => isWanted(words, value)).length, denominator: all };
    }
    const counts = countedColors(sheet);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [, name = '', verb] = /(زرد|سبز|قرمز|آبی) (باشد|نباشد)/.exec(words) ?? [];
    const count = counts.get(name) ?? Number.NaN;
    return { kind: 'fraction', numerator: verb === 'نباشد' ? all - count : count, denominator: all };
  },
};

/** Colors sector after sector until the color has the share asked for. */
const g4ProbabilityDesign: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem } = sheet;
    if (answer.kind !== 'sectors') throw new Error('nothing to colour');
    const share = nth(given(sheet), 0);
    const name = /رنگ (زرد|سبز|قرمز|آبی)/.exec(wordsOf(stem))?.[1];
    const paint = answer.palette.find(({ label }) => label === name);
    if (paint === undefined) throw new Error('no such colour');
    for (let count = 1; count <= answer.parts; count += 1) {
      if (Rational.of(count, answer.parts).equals(share)) {
        const tones = Array.from({ length: answer.parts }, (_, index) => (index < count ? paint.tone : null));
        return { kind: 'sectors', tones, rules: [{ t: 'count', tone: paint.tone, count }] };
      }
    }
    throw new Error('no number of sectors has this share');
  },
};

/** Counts what is missing up to the number of trials, compares rows by name, or deals the trials out evenly. */
const g4ProbabilityTrials: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const total = nth(numbersInWords(sheet.stem), 0);
    const names = quoted(wordsOf(sheet.stem));
    if (sheet.form === 'reverse') {
      const piles = new Map(names.slice(0, -1).map((name) => [name, 0]));
      const order = [...piles.keys()];
      for (let turn = 0; turn < total; turn += 1) {
        const name = nth(order, turn % order.length);
        piles.set(name, (piles.get(name) ?? 0) + 1);
      }
      if (new Set(piles.values()).size !== 1) throw new Error('not even');
      return asKey(piles.get(nth(names, -1)) ?? Number.NaN);
    }
    const rows = figureOf(sheet, 'table').rows.map(
      ([name, count]) =>
        [name?.t === 'text' ? name.text : '', count?.t === 'math' ? Number(nodeValue(count.math).n) : null] as const,
    );
    if (sheet.form === 'compare') {
      const count = (name: string) => rows.find(([label]) => label === name)?.[1] ?? Number.NaN;
      return asKey(count(nth(names, 0)) - count(nth(names, 1)));
    }
    return asKey(rows.reduce((left, [, count]) => left - (count ?? 0), total));
  },
};

export const checkers: ChapterCheckers = {
  'g4-ps-data': g4PsData,
  'g4-line-graph-read': g4LineGraphRead,
  'g4-line-graph-draw': g4LineGraphDraw,
  'g4-line-graph-trend': g4LineGraphTrend,
  'g4-chart-compare-types': g4ChartCompareTypes,
  'g4-bar-chart-read': g4BarChartRead,
  'g4-probability-order': g4ProbabilityOrder,
  'g4-probability-fraction': g4ProbabilityFraction,
  'g4-probability-design': g4ProbabilityDesign,
  'g4-probability-trials': g4ProbabilityTrials,
};
