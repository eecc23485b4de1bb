import { plainLine } from '../../src/index.ts';
import type { Figure, SectorsRule } from '../../src/model/index.ts';
import { named, shownData } from '../question-readers/chart-data.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { countedColors } from '../question-readers/color-counts.ts';
import { figureOf, nth, numbersInWords, only, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** How many things each row shows, counted picture by picture or stroke by stroke. */
function counted(figure: Figure | undefined): readonly (readonly [string, number])[] {
  const known = (label: string, value: number | null): number => {
    if (value === null) throw new Error(`${label} is not shown`);
    return value;
  };
  switch (figure?.t) {
    case 'bar-chart':
      return figure.bars.map(({ label, value }) => [label, known(label, value)]);
    case 'tally':
      return figure.rows.map(({ label, count }) => [label, known(label, count)]);
    case 'pictogram':
      return figure.rows.map(({ label, halves }) => {
        let things = 0;
        for (let half = known(label, halves); half > 0; half -= 2) things += half === 1 ? figure.each / 2 : figure.each;
        if (!Number.isSafeInteger(things)) throw new Error('a part of a thing is shown');
        return [label, things];
      });
    default:
      throw new Error('no picture of counts');
  }
}

/** Finds the groups the question names in its picture; a difference is the way from the one count to the other. */
const readingChecker: SkillChecker = {
  solve: ({ stem, figure }) => {
    const rows = counted(figure);
    const asked = wordsOf(stem.slice(-1));
    const values = named(rows, asked);
    const answer = (): number => {
      if (asked.includes('همه روی هم')) return rows.reduce((sum, [, count]) => sum + count, 0);
      if (asked.includes('بیشتر') || asked.includes('کمتر')) {
        const first = asked.includes('روی هم') ? nth(values, 0) + nth(values, 1) : nth(values, 0);
        const [high, low] = asked.includes('کمتر') ? [nth(values, -1), first] : [first, nth(values, -1)];
        let way = 0;
        for (let count = low; count < high; count += 1) way += 1;
        return way;
      }
      return asked.includes('روی هم') ? nth(values, 0) + nth(values, 1) : nth(values, 0);
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};

/** All equal sectors of a circle, and those of the groups the question names, in the order they are said. */
function sectorsAsked(sheet: Sheet, from = -1): { readonly all: number; readonly asked: readonly number[] } {
  const { slices } = figureOf(sheet, 'pie');
  return {
    all: slices.reduce((sum, { parts }) => sum + parts, 0),
    asked: named(
      slices.map(({ label, parts }) => [label, parts]),
      wordsOf(sheet.stem.slice(from)),
    ),
  };
}

/** Tries every pair of whole numbers against both conditions. */
const g3PsGuessCheck: SkillChecker = {
  solve: ({ stem, form }) => {
    const words = wordsOf(stem);
    const numbers = numbersInWords(stem);
    const pairs = Array.from({ length: 101 * 101 }, (_, index) => [Math.floor(index / 101), index % 101] as const);
    const answer = (): number => {
      if (form === 'compare') {
        const [heads, legs, few, many] = [nth(numbers, 0), nth(numbers, 1), nth(numbers, 2), nth(numbers, 3)];
        const [first, second] = only(pairs.filter(([a, b]) => a + b === heads && a * few + b * many === legs));
        const asked = /چند ([^؟]+) آنجاست/.exec(wordsOf(stem.slice(-1)))?.[1] ?? '';
        return wordsOf(stem.slice(0, 1)).includes(`چند ${asked} و`) ? first : second;
      }
      const [a, b] = [nth(numbers, 0), nth(numbers, 1)];
      const fits = ([low, high]: readonly [number, number]): boolean => {
        if (low > high) return false;
        if (form !== 'reverse') return low + high === a && high - low === b;
        const [product, sum] = /جمع.*حاصل‌ضرب/.test(words) ? [b, a] : [a, b];
        return low + high === sum && low * high === product;
      };
      const [low, high] = only(pairs.filter(fits));
      if (words.includes('عدد بزرگ‌تر')) return high;
      if (words.includes('عدد کوچک‌تر')) return low;
      // The child who has more is named right before «… بیشتر از».
      const richer = /دارند\. (\S+) /.exec(words)?.[1] ?? '';
      return wordsOf(stem.slice(-1)).startsWith(`${richer} `) ? high : low;
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};

/** Tries numbers in the empty square until what is stated of the total holds. */
const g3DataTable: SkillChecker = {
  solve: (sheet) => {
    const rows = shownData(sheet);
    const groups = rows.filter(([name]) => name !== 'جمع');
    only(groups.filter(([, count]) => count === null));
    const known = groups.flatMap(([name, count]) => (count === null ? [] : [[name, count] as const]));
    const statement = rows.find(([name]) => name === 'جمع')?.[1] ?? null;
    const first = sheet.stem.slice(0, 1);
    const holds = (total: number): boolean =>
      statement === null
        ? total - only(named(known, wordsOf(first))) === nth(numbersInWords(first), 0)
        : total === statement;
    const fitting = Array.from({ length: 201 }, (_, count) => count).filter((count) =>
      holds(known.reduce((sum, [, each]) => sum + each, count)),
    );
    return { kind: 'integer', values: [String(only(fitting))] };
  },
};

/** What everyone knows to be so, or never to be so; the rest may be. */
const surely = [
  'شنبه، یکشنبه',
  'پاییز، زمستان',
  'سال بزرگ‌تر',
  'به زمین می‌افتد',
  'کوچک‌تر از ۷',
  'رو یا پشت',
  'آب می‌شود',
  'جواب زوج',
];

const never = [
  'دوشنبه، جمعه',
  'عدد ۸',
  'سال کوچک‌تر',
  'ماهی در آسمان',
  'نیمه‌شب',
  'به لیوان برمی‌گردد',
  'هشت روز',
  'جواب فرد',
];

function ofColors(sheet: Sheet, said: string): string {
  const colors = [...countedColors(sheet).keys()];
  const fits = colors.filter((color) => said.includes(` ${color} `) !== said.includes('نیست'));
  if (fits.length === colors.length) return 'حتماً';
  return fits.length > 0 ? 'ممکن' : 'غیرممکن';
}

function everydayChance(said: string): string {
  const statement = (list: readonly string[]) => list.some((each) => said.includes(each));
  return statement(surely) ? 'حتماً' : statement(never) ? 'غیرممکن' : 'ممکن';
}

/** Holds each color that is seen against what is said; everyday sentences are distinguished by what they speak of. */
const g3ChanceWords: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem, figure } = sheet;
    if (answer.kind === 'categorize') {
      const placed = answer.items.map(({ id, content }) => {
        const chance = everydayChance(plainLine(content));
        return [id, only(answer.bins.filter(({ label }) => label.startsWith(chance))).id] as const;
      });
      return { kind: 'categorize', placed };
    }
    if (answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(stem.slice(0, 1));
    const said = /«([^»]+)»/.exec(words)?.[1] ?? words;
    const chance = figure !== undefined ? ofColors(sheet, said) : everydayChance(said);
    const fitting = answer.options.filter(({ content }) => new RegExp(`"${chance}`).test(JSON.stringify(content)));
    return { kind: 'choice', option: only(fitting).id };
  },
};

/** Tests every option against the colors that are seen. */
const g3ChanceCompare: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const counts = countedColors(sheet);
    const all = [...counts.values()];
    const words = wordsOf(stem);
    const fits = (named: readonly number[]): boolean => {
      const [first = 0, second] = named;
      if (words.includes('شانس برابر')) return named.length === 2 && first === second;
      if (named.length !== 1) return false;
      return words.includes('بیشترین شانس') ? all.every((each) => each <= first) : all.every((each) => each >= first);
    };
    const right = answer.options.filter(({ content }) => {
      const statement = JSON.stringify(content);
      return fits([...counts].flatMap(([name, count]) => (statement.includes(name) ? [count] : [])));
    });
    return { kind: 'choice', option: only(right).id };
  },
};

/** Reads the conditions off the words and looks through all numbers of sectors of each color for some that keep them. */
const g3ChanceColorSpinner: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'sectors') throw new Error('nothing to colour');
    const words = wordsOf(stem);
    const toneOf = (name: string | undefined) =>
      nth(
        answer.palette.filter(({ label }) => label === name).map(({ tone }) => tone),
        0,
      );
    const rules: SectorsRule[] = [
      ...[...words.matchAll(/شانس رنگ (\S+) و رنگ (\S+) برابر/g)].map(
        ([, a, b]): SectorsRule => ({ t: 'equal', tone: toneOf(a), to: toneOf(b) }),
      ),
      ...[...words.matchAll(/شانس رنگ (\S+) بیشتر از رنگ (\S+)/g)].map(
        ([, a, b]): SectorsRule => ({ t: 'more', tone: toneOf(a), than: toneOf(b) }),
      ),
      ...[...words.matchAll(/آمدن رنگ (\S+) غیرممکن/g)].map(
        ([, color]): SectorsRule => ({ t: 'count', tone: toneOf(color), count: 0 }),
      ),
    ];
    const tones = answer.palette.map(({ tone }) => tone);
    for (let number = 0; number < tones.length ** answer.parts; number += 1) {
      const painted = Array.from({ length: answer.parts }, (_, index) =>
        nth(tones, Math.floor(number / tones.length ** index) % tones.length),
      );
      const many = (tone: string) => painted.filter((each) => each === tone).length;
      const kept = rules.every((rule) => {
        if (rule.t === 'count') return many(rule.tone) === rule.count;
        return rule.t === 'more' ? many(rule.tone) > many(rule.than) : many(rule.tone) === many(rule.to);
      });
      if (kept) return { kind: 'sectors', tones: painted, rules };
    }
    throw new Error('no colouring keeps the conditions');
  },
};

/** Deals the things out over the sectors, one to each in turn, until they are all gone. */
const g3PieRead: SkillChecker = {
  solve: (sheet) => {
    const { all, asked } = sectorsAsked(sheet);
    const numbers = numbersInWords(sheet.stem);
    const given = sheet.form === 'reverse' || sheet.form === 'story' ? nth(numbers, 0) : nth(numbers, 1);
    const over = sheet.form === 'reverse' ? nth(sectorsAsked(sheet, 0).asked, 0) : all;
    let [left, each] = [given, 0];
    for (; left >= over; left -= over) each += 1;
    if (left !== 0) throw new Error('some are left over');
    if (sheet.form !== 'reverse' && sheet.form !== 'story' && nth(numbers, 0) !== all)
      throw new Error('another number of sectors');
    let answer = 0;
    for (let sector = 0; sector < only(asked); sector += 1) answer += each;
    return { kind: 'integer', values: [String(answer)] };
  },
};

/** Finds for each group the one number of sectors that has the same share of the circle as the group of all. */
const g3PieColor: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'sectors') throw new Error('nothing to colour');
    const data = shownData(sheet).map(([name, count]) => {
      if (count === null) throw new Error(`${name} has no number`);
      return [name, count] as const;
    });
    const total = data.reduce((sum, [, count]) => sum + count, 0);
    const rules = answer.palette.map(({ tone, label }) => {
      const [, count] = nth(
        data.filter(([name]) => name === label),
        0,
      );
      const numbers = Array.from({ length: answer.parts + 1 }, (_, number) => number);
      return { t: 'count' as const, tone, count: only(numbers.filter((n) => n * total === count * answer.parts)) };
    });
    const tones = rules.flatMap(({ tone, count }) => Array.from({ length: count }, () => tone));
    return { kind: 'sectors', tones, rules };
  },
};

/** Goes through the sectors and counts those of the groups named, or all but them. */
const g3PieFraction: SkillChecker = {
  solve: (sheet) => {
    const { all, asked } = sectorsAsked(sheet);
    const counted = asked.reduce((sum, parts) => sum + parts, 0);
    const isRest = wordsOf(sheet.stem).includes('به جز');
    if (asked.length !== (sheet.form === 'compare' ? 2 : 1)) throw new Error('not these groups');
    return { kind: 'fraction', numerator: isRest ? all - counted : counted, denominator: all };
  },
};

const cues: readonly (readonly [cue: string, chart: string])[] = [
  ['تغییر', 'خط شکسته'],
  // A comparison alone would suit small pictures as well.
  ['بلندتر', 'ستونی'],
  ['قسمتی از کل', 'دایره‌ای'],
  ['تکرار شکل', 'تصویری'],
];

/** The words that tell the data go with one chart alone. */
const g3ChartChoose: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const statement = wordsOf(stem.slice(0, 1)).split(': ')[1]?.split('.')[0] ?? '';
    const [, chart] = only(cues.filter(([cue]) => statement.includes(cue)));
    const fitting = answer.options.filter(({ content }) => JSON.stringify(content).includes(chart));
    return { kind: 'choice', option: only(fitting).id };
  },
};

export const checkers: ChapterCheckers = {
  'g3-ps-guess-check': g3PsGuessCheck,
  'g3-tally-read': readingChecker,
  'g3-data-table': g3DataTable,
  'g3-chance-words': g3ChanceWords,
  'g3-chance-compare': g3ChanceCompare,
  'g3-chance-colour-spinner': g3ChanceColorSpinner,
  'g3-pie-read': g3PieRead,
  'g3-pie-colour': g3PieColor,
  'g3-pie-fraction': g3PieFraction,
  'g3-bar-read': readingChecker,
  'g3-pictogram-read': readingChecker,
  'g3-chart-choose': g3ChartChoose,
};
