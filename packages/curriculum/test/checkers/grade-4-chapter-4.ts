import type { DrawingPlace } from '../../src/model/index.ts';
import { takenAway, timesByDoubling } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { spot } from '../question-readers/drawn-angles.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { quoted } from '../question-readers/number-words.ts';
import { figureOf, nth, numbersInWords, only, readDigits, wordsOf } from '../question-readers/sheet.ts';

/** Every amount with its unit stated in some words, in reading order. */
function measuredIn(words: string, units: readonly string[]): readonly (readonly [number, string])[] {
  const longestFirst = [...units].sort((a, b) => b.length - a.length).join('|');
  return [
    ...words.matchAll(new RegExp(`([۰-۹][۰-۹٬]*) (${longestFirst})(?![\\u0621-\\u064a\\u06a9\\u06af\\u06cc])`, 'gu')),
  ].map(
    ([, digits = '', unit = '']) =>
      [
        Number(digits.replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))),
        unit,
      ] as const,
  );
}

/** Each situation is known by a word of its own; products by doubling. */
const g4PsMeasure: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem);
    const [a = 0, b = 0, c = 0] = numbersInWords(stem);
    // From the whole back to one part: the part is tried until the parts and what was taken make the whole.
    const part = (small: number) => {
      for (let each = 1; each <= timesByDoubling(small, a); each += 1)
        if (timesByDoubling(each, c) + b === timesByDoubling(small, a)) return each;
      throw new Error('no such part');
    };
    const answer = () => {
      if (words.includes('هر برنامه') || words.includes('هر روز چند دقیقه')) return part(60);
      if (words.includes('به دوستش داد')) return part(100);
      if (words.includes('تا پارک')) return part(1000);
      if (words.includes('طول نواری')) return part(10);
      if (words.includes('اردو')) return timesByDoubling(60, a) - b;
      if (words.includes('ورزش')) return a - timesByDoubling(b, c);
      if (words.includes('روبان')) return timesByDoubling(100, a) - b;
      if (words.includes('دور پارک')) return timesByDoubling(1000, c) - timesByDoubling(a, b);
      if (words.includes('نواری')) return timesByDoubling(a, b) + c;
      if (words.includes('لپ‌تاپ')) return c - timesByDoubling(a, b);
      throw new Error('no such story');
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};

/** By the arms alone: the cosine between them is above 0, none, or below. */
const ownAngleType: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const arms = figureOf(sheet, 'drawing').shapes.flatMap((shape) =>
      shape.t === 'line' && 'length' in shape.to && 'degrees' in shape.to ? [(shape.to.degrees * Math.PI) / 180] : [],
    );
    const [a = 0, b = 0] = arms;
    const cosine = Math.cos(a) * Math.cos(b) + Math.sin(a) * Math.sin(b);
    const name = Math.abs(cosine) < 1e-9 ? 'راست' : cosine > 0 ? 'تند' : 'باز';
    return {
      kind: 'choice',
      option: only(sheet.answer.options.filter(({ content }) => JSON.stringify(content).includes(name))).id,
    };
  },
};

const g4AngleType = withNumberSets(ownAngleType, 'categorize');

type Spot = readonly [number, number];

const gap = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const lies = (point: Spot, from: Spot, to: Spot) => Math.abs(gap(from, point) + gap(point, to) - gap(from, to)) < 0.1;

/** Acute, right or obtuse by the squares on the three sides. */
function kind(a: Spot, vertex: Spot, b: Spot): string {
  const left = gap(a, vertex) ** 2 + gap(vertex, b) ** 2 - gap(a, b) ** 2;
  return Math.abs(left) < 1 ? 'راست' : left > 0 ? 'تند' : 'باز';
}

/** Reads letters off the drawing: the name whose middle is the marked corner and whose ends lie on its arms. */
const g4AngleName: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { shapes } = figureOf(sheet, 'drawing');
    const points = shapes.flatMap((shape) => (shape.t === 'point' ? [{ at: spot(shape.at), name: shape.label }] : []));
    const texts = sheet.answer.options.map(({ id, content }) => ({
      id,
      said: wordsOf([{ t: 'paragraph', content }]).trim(),
    }));
    const choose = (suits: (said: string) => boolean) => ({
      kind: 'choice' as const,
      option: only(texts.filter(({ said }) => suits(said))).id,
    });
    const marked = shapes.find((shape) => shape.t === 'angle');
    if (marked?.t === 'angle') {
      const vertex = spot(marked.vertex);
      const through = (to: number | DrawingPlace): Spot =>
        typeof to === 'number'
          ? [vertex[0] + 500 * Math.cos((to * Math.PI) / 180), vertex[1] + 500 * Math.sin((to * Math.PI) / 180)]
          : spot(to);
      const arms = [through(marked.from), through(marked.to)];
      return choose((said) => {
        const [a, middle, b] = said.split(' ').map((name) => only(points.filter((each) => each.name === name)).at);
        if (a === undefined || middle === undefined || b === undefined) return false;
        const ends = [a, b];
        return (
          gap(middle, vertex) < 0.1 &&
          arms.every((arm) => ends.some((end) => gap(end, vertex) > 1 && lies(end, vertex, arm))) &&
          ends.every((end) => arms.some((arm) => lies(end, vertex, arm)))
        );
      });
    }
    const asked = /چند زاویهٔ (تند|راست|باز)/.exec(wordsOf(sheet.stem))?.[1];
    const polygon = shapes.find((shape) => shape.t === 'polygon');
    const all =
      polygon?.t === 'polygon'
        ? polygon.points.map(spot).map((vertex, index, corners) => {
            const [before, after] = [corners.at(index - 1), corners[(index + 1) % corners.length]];
            if (before === undefined || after === undefined) throw new Error('no corner');
            return kind(before, vertex, after);
          })
        : shapes
            .flatMap((shape) => (shape.t === 'line' ? [shape] : []))
            .flatMap((arm, index, arms) =>
              arms.slice(index + 1).map((next) => kind(spot(arm.to), spot(arm.from), spot(next.to))),
            );
    const count = all.filter((each) => each === asked).length;
    return choose((said) => [...said].some((sign) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(sign) === count));
  },
};

/** Turns from one arm to the other, a degree at a time. */
const ownProtractorRead: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = figureOf(sheet, 'protractor').arms;
    let degrees = 0;
    for (let at = Math.min(a, b); at < Math.max(a, b); at += 1) degrees += 1;
    return { kind: 'integer', values: [String(degrees)] };
  },
};

const g4ProtractorRead = withNumberSets(ownProtractorRead, 'categorize');

/** The degrees stated, or counted on or back from a right angle. */
const g4AngleDraw: SkillChecker = {
  solve: ({ form, stem }) => {
    const statement = nth(numbersInWords(stem), 0);
    const degrees = form !== 'reverse' ? statement : wordsOf(stem).includes('بیشتر') ? 90 + statement : 90 - statement;
    return { kind: 'angle', degrees, tolerance: 0 };
  },
};

/** The one angle without a number: by its arms in the drawing, or what the words leave of a turn, a line or a corner. */
const g4AngleSumUnknown: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'story') {
      const words = wordsOf(sheet.stem);
      const whole = words.includes('دور یک نقطه') ? 360 : words.includes('خط راست') ? 180 : 90;
      return asKey(numbersInWords(sheet.stem).reduce((left, angle) => left - angle, whole));
    }
    for (const shape of figureOf(sheet, 'drawing').shapes) {
      if (shape.t !== 'angle' || shape.label?.t !== 'words' || shape.label.text !== '؟') continue;
      if (typeof shape.from === 'number' && typeof shape.to === 'number') return asKey(shape.to - shape.from);
    }
    throw new Error('no unknown angle');
  },
};

/** Turns the hands from one another on both ways round, half a degree at a time, and keeps the shorter way. */
const g4AngleClock: SkillChecker = {
  solve: ({ figure, stem }) => {
    const hour = figure?.t === 'clock' ? nth(figure.clocks, 0).hour : nth(numbersInWords(stem), 0);
    // The hour hand moves half a degree a minute.
    const turned = (hour % 12) * 60 * 0.5;
    let [there, back] = [0, 0];
    for (let at = 0; at !== turned; at = (at + 0.5) % 360) there += 0.5;
    for (let at = turned; at !== 0; at = (at + 0.5) % 360) back += 0.5;
    return { kind: 'integer', values: [String(Math.min(there, back))] };
  },
};

/** Lets the clock run from twelve, second by second, until its hands are as they are drawn. */
const g4ClockReadSeconds: SkillChecker = {
  solve: (sheet) => {
    const { hour, minute, second } = nth(figureOf(sheet, 'clock').clocks, 0);
    let [h, m, s] = [12, 0, 0];
    for (let ran = 0; ran < 12 * 3600; ran += 1) {
      if (h === hour && m === minute && s === (second ?? 0))
        return { kind: 'clock', hour: h, minute: m, ...(second === undefined ? {} : { second: s }) };
      s += 1;
      if (s === 60) [s, m] = [0, m + 1];
      if (m === 60) [m, h] = [0, (h % 12) + 1];
    }
    throw new Error('no such time');
  },
};

const seconds: Readonly<Record<string, number>> = { ساعت: 3600, دقیقه: 60, ثانیه: 1 };

/** Counts the time in seconds and pours it into the boxes, or into the unit asked. */
const ownTimeConvert: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'integer') throw new Error('no whole numbers');
    const words = wordsOf(stem.slice(form === 'find-mistake' ? 1 : 0, form === 'find-mistake' ? 2 : 1));
    const all = measuredIn(words, Object.keys(seconds)).reduce(
      (sum, [count, unit]) => sum + timesByDoubling(count, seconds[unit] ?? 0),
      0,
    );
    let left = all;
    const values = answer.blanks.map(({ label, unit }) => {
      const [times, rest] = takenAway(left, seconds[label ?? unit ?? ''] ?? Number.NaN);
      left = rest;
      return String(times);
    });
    if (left !== 0) throw new Error('the boxes do not hold it all');
    return { kind: 'integer', values };
  },
};

const g4TimeConvert = withNumberSets(ownTimeConvert, 'table-cells');

/** Lets the minutes of the day tick by one after the other. */
const g4TimeDuration: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'clock') throw new Error('no time asked');
    const words = wordsOf(stem).split('«')[0] ?? '';
    const times = [...words.matchAll(/([۰-۹]+):([۰-۹]+)/g)].map(
      ([, hour = '', minute = '']) => readDigits(hour) * 60 + readDigits(minute),
    );
    const length = measuredIn(words.replace(/[۰-۹]+:[۰-۹]+/g, ''), ['ساعت', 'دقیقه'])
      .filter(([count, unit]) => unit !== 'ساعت' || count !== 24)
      .reduce((sum, [count, unit]) => sum + count * (unit === 'ساعت' ? 60 : 1), 0);
    const [first = 0, second] = times;
    const isBack = words.includes('طول کشید و ساعت');
    let at = first;
    let ticked = 0;
    while (second === undefined ? ticked < length : at < second) {
      at += isBack ? -1 : 1;
      ticked += 1;
    }
    const minutes = second === undefined ? at : ticked;
    return { kind: 'clock', hour: Math.floor(minutes / 60), minute: minutes % 60 };
  },
};

/** Both times in seconds, put together or taken apart, poured into the boxes. */
const g4TimeAddsub: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'integer') throw new Error('no whole numbers');
    const words = wordsOf(stem);
    const statement = measuredIn(words.split('«')[0] ?? '', Object.keys(seconds));
    if (statement.length !== 4) throw new Error(`${statement.length} amounts`);
    const [a = 0, b = 0] = [statement.slice(0, 2), statement.slice(2)].map((time) =>
      time.reduce((sum, [count, unit]) => sum + count * (seconds[unit] ?? 0), 0),
    );
    const adds = /جمع ک|روی هم چقدر/.test(words);
    let left = adds ? a + b : Math.abs(a - b);
    const values = answer.blanks.map(({ label = '' }) => {
      const [times, rest] = takenAway(left, seconds[label] ?? Number.NaN);
      left = rest;
      return String(times);
    });
    return { kind: 'integer', values };
  },
};

const millimetres: Readonly<Record<string, number>> = { میلی‌متر: 1, سانتی‌متر: 10, متر: 1000, کیلومتر: 1_000_000 };

/** The length in millimetres, poured into the boxes. */
const ownLengthConvert: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'integer') throw new Error('no whole numbers');
    const words = wordsOf(stem.slice(form === 'find-mistake' ? 1 : 0, form === 'find-mistake' ? 2 : 1));
    let left = measuredIn(words, Object.keys(millimetres)).reduce(
      (sum, [count, unit]) => sum + count * (millimetres[unit] ?? 0),
      0,
    );
    const values = answer.blanks.map(({ label, unit }) => {
      const [times, rest] = takenAway(left, millimetres[label ?? unit ?? ''] ?? Number.NaN);
      left = rest;
      return String(times);
    });
    if (left !== 0) throw new Error('the boxes do not hold it all');
    return { kind: 'integer', values };
  },
};

const g4LengthConvert = withNumberSets(ownLengthConvert, 'table-cells');

/** Counts the millimetre marks from one end of the thing to the other. */
const g4LengthRuler: SkillChecker = {
  solve: (sheet) => {
    const { from, to } = figureOf(sheet, 'ruler').object;
    let marks = 0;
    for (let at = from; at < to; at += 1) marks += 1;
    return { kind: 'integer', values: sheet.form === 'reverse' ? takenAway(marks, 10).map(String) : [String(marks)] };
  },
};

/** Lays the lengths end to end in millimetres, or takes the shorter from the longer. The amount somebody found is no length of the question. */
const g4LengthAddsub: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'integer') throw new Error('no whole numbers');
    const words = wordsOf(stem);
    const statement = measuredIn(words, Object.keys(millimetres)).slice(0, form === 'find-mistake' ? -1 : undefined);
    // A smaller unit right after a larger one belongs to the same length.
    const lengths: number[] = [];
    let last = 0;
    for (const [count, unit] of statement) {
      const size = millimetres[unit] ?? Number.NaN;
      if (last > size && words.includes('و')) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + count * size;
      else lengths.push(count * size);
      last = last > size ? 0 : size;
    }
    const [a, b] = lengths;
    if (a === undefined || b === undefined || lengths.length !== 2) throw new Error(`${lengths.length} lengths`);
    const all = /روی هم|جمع ک/.test(words) ? a + b : Math.abs(a - b);
    const unit = millimetres[answer.blanks[0]?.unit ?? ''] ?? Number.NaN;
    return { kind: 'integer', values: [String(all / unit)] };
  },
};

/** What is measured, by words that tell it, and the unit people use for it. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/سکه|مورچه|ناخن|دانهٔ برنج|نوک مداد|شیشهٔ پنجره/, 'میلی‌متر'],
  [/طول مداد|کتاب ریاضی|کفش|لیوان|قاشق|موز/, 'سانتی‌متر'],
  [/تخت خواب|طول کلاس|ساختمان|والیبال|طول یک اتوبوس|چنار/, 'متر'],
  [/قطار|در یک ساعت|رودخانه|آزادراه|روستا/, 'کیلومتر'],
];

const g4LengthUnitChoice: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const thing = nth(quoted(wordsOf(stem)), 0);
    const [, unit] = only(usual.filter(([cue]) => cue.test(thing)));
    const fits = answer.options.filter(({ content }) => {
      const said = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      return said === unit || said.endsWith(` ${unit}`);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

export const checkers: ChapterCheckers = {
  'g4-ps-measure': g4PsMeasure,
  'g4-angle-type': g4AngleType,
  'g4-angle-name': g4AngleName,
  'g4-protractor-read': g4ProtractorRead,
  'g4-angle-draw': g4AngleDraw,
  'g4-angle-sum-unknown': g4AngleSumUnknown,
  'g4-angle-clock': g4AngleClock,
  'g4-clock-read-seconds': g4ClockReadSeconds,
  'g4-time-convert': g4TimeConvert,
  'g4-time-duration': g4TimeDuration,
  'g4-time-addsub': g4TimeAddsub,
  'g4-length-convert': g4LengthConvert,
  'g4-length-ruler': g4LengthRuler,
  'g4-length-addsub': g4LengthAddsub,
  'g4-length-unit-choice': g4LengthUnitChoice,
};
