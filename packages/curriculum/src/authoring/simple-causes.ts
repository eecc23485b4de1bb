import { tickValue } from '../answers/number-line/rules.ts';
import { answerParts } from '../checking/value.ts';
import { plainBlocks, plainLine } from '../content/plain.ts';
import type { AnswerForm, AnswerKey, MathNode, Misconception, SimpleCause } from '../model/index.ts';
import { Rational } from '../numbers/rational.ts';
import { copyingNames } from './copying-names.ts';
import type { QuestionDraft } from './draft.ts';
import { amountsOfShares, oneLineOff, sumsWithoutOne, thingsShown } from './figure-things.ts';
import { exactValue, isSaidInWords, isTree, numberOf, numbersListed, seen } from './numbers-shown.ts';

/** Titles that name a way of counting or working: where it comes to one more or less, a slip of one is simpler. */
const waysOfCounting =
  /^(?:فقط (?:قطر|سهم|مکعب|ستون|خانه|خط|یک حالت|یک بار)|هر دست|خط‌های تکی|دور شکل|خانه‌های بی‌رنگ|یکی‌یکی|نصف شکل|شکل‌ها را|نیم‌مربع|مکعب|حالت‌های|برای مخرج،? (?:فقط|قسمت)|در مخرج|در واحد آخر|در صورت|خط‌های محور|خط‌ها را شمرده، نه عدد|صورت یکی|تفاوت|واحدهای کوچک|میانگین|کسر یکی|همهٔ? |جاهای خالی|قسمت‌های|درصد یکی|تعداد آن)/u;

/** Titles of small mistakes: one more or less, a ten, a case left out. */
const smallMistake =
  /^(?!.*(?:صفر|ممیز|رقم |نکرده|یک عدد|یک واحد|یکی از|فقط))(?:.*\s)?یکی?\s(?:.*\s)?(?:کم|کمتر|زیاد|زیادی|زیادتر|بیشتر|جلوتر|اشتباه)(?=\s|$)|(?:حالت|شاخه|عدد|پاره‌خط‌?ها|مربع)(?: را)? جا انداخته|شمردن.* جا انداخته|ده‌تایی را|رقم‌های جواب را جابه‌جا|در سه ضرب/u;

/**
 * Titles that name the simple cause itself: what was copied, what was counted once too often, which place was missed, where
 * the work stopped. Such a name stays where its own cause is the only one.
 */
const saysItself: Readonly<Record<SimpleCause, (title: string) => boolean>> = {
  claimed: () => false,
  'shown-mistake': (title) =>
    copyingNames.has(title) &&
    /تکرار کرده|دوباره نوشته|^همان |معلوم|داده‌شده|(?:تغییر|عوض) نکرده|تغییر نداده$/u.test(title),
  copied: (title) => copyingNames.has(title),
  worked: (title) => !smallMistake.test(title),
  'two-ways': () => false,
  corners: (title) => /ضلع/u.test(title) && /گوشه|رأس/u.test(title),
  'one-line': (title) => /یک خط|خط (?:بالایی|پایینی)/u.test(title),
  'other-thing': (title) =>
    /^(?!.*(?:مخرج|صورت|فاصله|جهت)).*(?:دیگر|کناری|یکی از|گروه|نقطه|رأس|بقیه|پاره‌خط)/u.test(title),
  'left-out': (title) => /جا انداخته|حساب نکرده|فقط|یکی از/u.test(title),
  zero: (title) => /صفر|هیچ|رقم|خانه|طبقه|یکی? (?:کم|کمتر)/u.test(title),
  'one-off': (title) =>
    !waysOfCounting.test(title) &&
    /(?:^|\s)یک(?:ی|\s|$)|شمرد|شمارش|جا انداخته|صفر را اول|ندیده|کناری|بعدی|قبلی|واحد|حدس|ساعت|فاصله‌ها|دو سر|دسته|برش|گرد کرد|قطع کرد|نزدیک به هم/u.test(
      title,
    ),
  place: (title) => /صفر|ممیز|رقم|خانه|برابر|ارزش|ریال|تومان|متر|لیتر|گرم|واحد|تبدیل|هزار|صد|۱۰/u.test(title),
  part: (title) =>
    !/به جای (?:ضرب|تقسیم|کم کردن)|جابه‌جا|نگه‌داشته|انتقالی|ده بر یک|سطر دوم|صفر ده‌تایی|صفر را در خارج|(?:مختلف|عرض) را (?:با هم )?جمع/u.test(
      title,
    ) &&
    /فقط|نکرده|ننوشته|نگذاشته|نشمرده|برنداشته|نوشته|تمام|قسمت|دسته|یک ردیف|یک ستون|جمع کرده|فراموش|نداده|فاصله‌ها|قدم|مرحله|یک شکل|شمرده|خودِ/u.test(
      title,
    ),
};

/** Causes that speak against a name even where a simpler one does not. */
const alwaysAgainst: readonly SimpleCause[] = [
  'claimed',
  'one-off',
  'one-line',
  'other-thing',
  'left-out',
  'two-ways',
  'corners',
];

/**
 * Of the simple causes of an answer, simplest first, the one that speaks against a misconception's name; undefined where its
 * title names what happened: being off by one, another thing of the figure and what two numbers of the question come to always,
 * of the others the first.
 */
export function causeAgainst(
  { title }: Pick<Misconception, 'title'>,
  causes: readonly SimpleCause[],
): SimpleCause | undefined {
  const simplest = causes.filter((cause) => cause !== 'worked');
  return (
    simplest.find((cause, index) => (index === 0 || alwaysAgainst.includes(cause)) && !saysItself[cause](title)) ??
    causes.find((cause) => cause === 'worked' && !saysItself[cause](title))
  );
}

/** What the steps of a solution come to on the way: the numbers after an equals sign. */
function resultsIn(solution: QuestionDraft['solution']): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const part of node) visit(part);
      return;
    }
    if (!isTree(node)) return;
    if (node.t === 'row' && Array.isArray(node.children)) {
      const { children } = node;
      children.forEach((child: unknown, index) => {
        const before: unknown = children[index - 1];
        const next: unknown = children[index + 1];
        const ends = next === undefined || (isTree(next) && next.t === 'operator' && next.sign === '=');
        if (!ends || !isTree(before) || before.t !== 'operator' || before.sign !== '=') return;
        const number = numberOf(child);
        if (number !== null) found.add(number);
      });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(solution);
  return found;
}

/** An answer as the numbers that are written or picked; null where it is built of other things. */
function numbersOf(answer: AnswerKey, form: AnswerForm): readonly string[] | null {
  if (answer.kind === 'choice') {
    const option = form.kind === 'choice' ? form.options.find(({ id }) => id === answer.option) : undefined;
    const pieces = option?.content.filter((piece) => piece.t !== 'text' || piece.text.trim() !== '') ?? [];
    const [only] = pieces;
    if (pieces.length !== 1 || only === undefined || only.t !== 'math') return null;
    const number = numberOf(only.math);
    return number === null ? null : [number];
  }
  if (answer.kind === 'points') return answer.points.flat().map(String);
  if (answer.kind === 'levels' || answer.kind === 'long-arithmetic') return null;
  const numbers = answerParts(answer).map((part) => exactValue(part) ?? (/^\d+:\d/.test(part) ? part : null));
  return numbers.every((number) => number !== null) ? numbers : null;
}

/** Answers off by one: one up or down in one of the places where it is written. */
function oneOffFrom(key: AnswerKey, right: readonly string[]): ReadonlySet<string> {
  const written = new Set<string>();
  for (const by of [1, -1]) {
    if (key.kind === 'fraction' || key.kind === 'mixed') {
      const whole = key.kind === 'mixed' ? key.whole : 0;
      for (const [w, n, d] of [
        [whole + by, key.numerator, key.denominator],
        [whole, key.numerator + by, key.denominator],
        [whole, key.numerator, key.denominator + by],
      ] as const) {
        if ((key.kind === 'mixed' || w === 0) && w >= 0 && n >= 0 && d > 0)
          written.add(Rational.mixed(w, n, d).toString());
      }
      continue;
    }
    if (key.kind === 'clock') {
      for (const [h, m] of [
        [by, 0],
        [0, by],
      ] as const) {
        const tail = key.second === undefined ? '' : `:${String(key.second).padStart(2, '0')}`;
        written.add(`${key.hour + h}:${String(key.minute + m).padStart(2, '0')}${tail}`);
      }
      continue;
    }
    right.forEach((number, index) => {
      const given = key.kind === 'decimal' ? (key.values[index] ?? number) : number;
      const decimals = /\.(\d+)/.exec(given)?.[1]?.length ?? 0;
      const [top = '0', bottom = '1'] = number.split('/');
      const step = Rational.of(BigInt(by), 10n ** BigInt(decimals));
      const moved = Rational.of(BigInt(top), BigInt(bottom)).plus(step).toString();
      written.add(right.map((other, at) => (at === index ? moved : other)).join('|'));
    });
  }
  return written;
}

/** Answers off by a place: one number ten times too large or too small. */
function placesOffFrom(right: readonly string[]): ReadonlySet<string> {
  const written = new Set<string>();
  right.forEach((number, index) => {
    const [top, bottom = '1'] = number.split('/');
    if (top === undefined || top === '0' || number.includes(':')) return;
    for (const moved of [
      Rational.of(BigInt(top) * 10n, BigInt(bottom)),
      Rational.of(BigInt(top), BigInt(bottom) * 10n),
    ]) {
      written.add(right.map((other, at) => (at === index ? moved.toString() : other)).join('|'));
    }
  });
  return written;
}

/** Kinds whose answer is a number that is typed or turned to: only these can be copied or be a number on the way. */
const typedKinds: readonly string[] = ['integer', 'decimal', 'fraction', 'mixed', 'clock', 'table-cells', 'angle'];

/** What of a question its simple causes are read from. */
type Asked = Pick<QuestionDraft, 'form' | 'stem' | 'figure' | 'answer' | 'key' | 'solution'>;

/** Whether a text has these words, not only letters of longer ones: «خط» is no part of «نیم‌خط». */
function hasWhole(text: string, words: string): boolean {
  const letter = /[\p{L}\p{N}\u200c]/u;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + words.length))) return true;
  }
  return false;
}

/** Words of a sentence that says that what somebody has come to is not right. */
const notRight = /(?<!\p{L})(?:ولی|اما)(?!\p{L})|اشتباه|نادرست|درست نی|جور نی|جور درن|مساوی نمی/u;

/**
 * The number that somebody is said to have come to: the last one before «ولی درست نیست», or, where that announces a formula, its
 * last one. Who gives it again has read it there, whatever else comes to the same.
 */
function claimedIn(stem: QuestionDraft['stem']): string | null {
  let isAnnounced = false;
  for (const block of stem) {
    if (block.t === 'display' && isAnnounced) return numbersListed(block).at(-1) ?? null;
    if (block.t !== 'paragraph') continue;
    let last: string | null = null;
    for (const piece of block.content) {
      const [before = '', ...after] = piece.t === 'text' ? piece.text.split(notRight) : [];
      last = (piece.t === 'text' ? numbersListed(before).at(-1) : numbersListed(piece).at(0)) ?? last;
      if (after.length > 0 && last !== null) return last;
      if (after.length > 0) isAnnounced = true;
    }
  }
  return null;
}

/** The same for options in words: one that the sentences of a question which asks for a mistake name, and the right one not. */
function wordsOfMistake(
  form: QuestionDraft['form'],
  stem: QuestionDraft['stem'],
  answer: AnswerForm,
  key: AnswerKey,
): (wrong: AnswerKey) => readonly SimpleCause[] {
  if (form !== 'find-mistake' || answer.kind !== 'choice') return () => [];
  const sentences = plainBlocks(stem);
  const isNamed = (of: AnswerKey) => {
    const option = of.kind === 'choice' ? answer.options.find(({ id }) => id === of.option) : undefined;
    return option !== undefined && hasWhole(sentences, plainLine(option.content));
  };
  return isNamed(key) ? () => [] : (wrong) => (isNamed(wrong) ? ['shown-mistake'] : []);
}

/** With fewer cards than this most orders differ from one another by neighbors alone. */
const MIN_CARDS = 4;

/** Whether two cards side by side have changed their places, and nothing else. */
function areNeighborsSwapped(order: readonly string[], other: readonly string[]): boolean {
  const [first = 0, second = 0, ...more] = order.flatMap((id, index) => (id === other[index] ? [] : [index]));
  return more.length === 0 && second - first === 1;
}

/**
 * The same for cards in a row: one that the formula of such a question shows, whatever stands between the numbers, the order
 * they lie in at first, and, of many, two neighbors that changed places.
 */
function causesOfOrder(
  form: QuestionDraft['form'],
  stem: QuestionDraft['stem'],
  answer: AnswerForm,
  key: AnswerKey,
): (wrong: AnswerKey) => readonly SimpleCause[] {
  if (answer.kind !== 'order' || key.kind !== 'order') return () => [];
  const written = (math: MathNode) => plainLine([{ t: 'math', math }]);
  const rows = stem.flatMap((block) =>
    block.t === 'display' && block.math.t === 'row'
      ? [
          block.math.children
            .filter(({ t }) => t !== 'operator')
            .map(written)
            .join('|'),
        ]
      : [],
  );
  const cards = new Map(answer.items.map(({ id, math }) => [id, written(math)]));
  const lying = answer.items.map(({ id }) => id).join('|');
  return (wrong) => {
    if (wrong.kind !== 'order') return [];
    const causes: SimpleCause[] = [];
    if (form === 'find-mistake' && rows.includes(wrong.items.map((id) => cards.get(id)).join('|')))
      causes.push('shown-mistake');
    if (wrong.items.join('|') === lying) causes.push('copied');
    if (wrong.items.length >= MIN_CARDS && areNeighborsSwapped(wrong.items, key.items)) causes.push('one-off');
    return causes;
  };
}

/** With more numbers than this to choose from, that two of them come to an answer is chance. */
const MAX_NUMBERS = 4;

/** What the few numbers of a question come to. */
interface WorkedOut {
  /** Two of them added, subtracted, multiplied or divided, or all of them added. */
  readonly once: ReadonlySet<string>;
  /** Of these what another two come to as well, whatever is done with them. */
  readonly twice: ReadonlySet<string>;
  /** Three of them added, where there are no more. */
  readonly ofThree: string | null;
}

const nothing: WorkedOut = { once: new Set(), twice: new Set(), ofThree: null };

/** What a child comes to who works with two of the few numbers of a question, or adds them all. */
function workedFrom(draft: Pick<QuestionDraft, 'stem' | 'figure' | 'key'>, right: readonly string[]): WorkedOut {
  const { key, stem, figure } = draft;
  const [only, ...others] = right;
  if (only === undefined || others.length > 0) return nothing;
  if (key.kind === 'fraction') {
    if (figure === undefined) return nothing;
    // The part that is not asked for.
    const rest = Rational.of(1).minus(Rational.of(BigInt(key.numerator), BigInt(key.denominator)));
    return { ...nothing, once: new Set([rest.toString()]) };
  }
  if (key.kind !== 'integer' && key.kind !== 'decimal') return nothing;
  const said = plainBlocks(stem);
  if (said.includes('⁄')) return nothing;
  const found = seen({ stem, ...(figure === undefined ? {} : { figure }) }).map(numbersListed);
  const numbers = [...new Set(found.flat())].filter(
    (number) => /^[\d./-]+$/.test(number) && number !== '0' && number !== '1',
  );
  if (numbers.length > MAX_NUMBERS) return nothing;
  const values = numbers.map((number) => {
    const [top = '0', bottom = '1'] = number.split('/');
    return Rational.of(BigInt(top), BigInt(bottom));
  });
  const repeated = values.filter((_, index) =>
    found.some((list) => list.filter((number) => number === numbers[index]).length > 1),
  );
  const pairs = [
    ...values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other] as const)),
    ...repeated.map((one) => [one, one] as const),
  ];
  const all = values.length > 2 ? values.reduce((sum, value) => sum.plus(value)).toString() : null;
  const once = new Set<string>(all === null ? [] : [all]);
  const twice = new Set<string>();
  for (const [one, other] of pairs) {
    const ofTwo = [
      one.plus(other),
      one.minus(other),
      other.minus(one),
      one.times(other),
      one.over(other),
      other.over(one),
    ];
    for (const value of new Set(ofTwo.map(String))) (once.has(value) ? twice : once).add(value);
  }
  return { once, twice, ofThree: values.length === 3 ? all : null };
}

/** Charts have many numbers beside one another that nobody works with. */
const charts: readonly string[] = ['bar-chart', 'line-graph', 'pictogram', 'tally', 'pie'];

/** How many corners, and so sides, a single polygon has of which nothing is measured. */
function cornersOf(figure: QuestionDraft['figure']): string | null {
  if (figure?.t !== 'drawing') return null;
  const polygons = figure.shapes.flatMap((shape) => (shape.t === 'polygon' ? [shape] : []));
  const [only, ...others] = polygons;
  const isMeasured = numbersListed(figure.shapes.map((shape) => ('label' in shape ? shape.label : null))).length > 0;
  if (only === undefined || others.length > 0 || isMeasured || only.sides?.some((side) => side !== null)) return null;
  return String(only.points.length);
}

/** Numbers of a number line with somebody's name on them: where that child has put the mark. */
function marksOfSomebody(form: AnswerForm): readonly string[] {
  if (form.kind !== 'number-line') return [];
  return (form.line.points ?? []).flatMap(({ tick, label }) =>
    label === undefined || numberOf(label) !== null ? [] : [tickValue(form.line, tick).toString()],
  );
}

/** Simple causes of each wrong answer of one question. */
export function simpleCauses(asked: Asked): (wrong: AnswerKey) => readonly SimpleCause[] {
  const { form, stem, answer, key, solution } = asked;
  if (answer.kind === 'order') return causesOfOrder(form, stem, answer, key);
  const right = numbersOf(key, answer);
  if (right === null) return wordsOfMistake(form, stem, answer, key);
  const listed = numbersListed(stem);
  const shown = new Set(numbersListed(seen(asked)));
  const sentences = plainBlocks(stem);
  const isShown = (number: string) => shown.has(number) || isSaidInWords(sentences, number);
  // A question that asks for a mistake shows a wrong answer: who gives it again may have only read it.
  const stated = form === 'find-mistake' ? new Set([...numbersListed(stem), ...marksOfSomebody(answer)]) : null;
  const statesMistake = (numbers: readonly string[], marked: string | null) =>
    stated !== null &&
    (typedKinds.includes(answer.kind) || answer.kind === 'choice' || marked !== null) &&
    numbers.some((number, index) => number !== right[index]) &&
    (marked === null ? numbers : [marked]).every((number) => stated.has(number));
  let results: ReadonlySet<string> | undefined;
  const isResult = (number: string) => {
    results ??= resultsIn(solution);
    return results.has(number);
  };
  const claimed = form === 'find-mistake' && right.length === 1 ? claimedIn(stem) : null;
  const oneOff = oneOffFrom(key, right);
  const places = placesOffFrom(right);
  const things = thingsShown(asked.figure);
  const amounts = right.length === 1 ? amountsOfShares(asked.figure, right[0] ?? '', shown) : new Set<string>();
  const withoutOne = right.length === 1 ? sumsWithoutOne(asked.figure, right[0] ?? '') : new Set<string>();
  // A line more of one value moves no mean by a line.
  const isOfLines = right.length === 1 && !sentences.includes('میانگین');
  const lineOff = isOfLines ? oneLineOff(asked.figure, right[0] ?? '') : new Set<string>();
  const worked = workedFrom(asked, right);
  const corners = right.length === 1 && key.kind === 'integer' ? cornersOf(asked.figure) : null;
  const isChart = asked.figure !== undefined && charts.includes(asked.figure.t);
  return (wrong) => {
    const numbers = numbersOf(wrong, answer);
    if (numbers === null) return [];
    const written = numbers.join('|');
    const isOther = [...numbers].sort().join('|') !== [...right].sort().join('|');
    const isTyped = typedKinds.includes(answer.kind);
    // The right numbers in the other order, where a sentence says them so: another point is copied, or this one turned round.
    const isPairShown =
      isTyped &&
      !isOther &&
      numbers.length === 2 &&
      written !== right.join('|') &&
      listed.some((one, at) => one === numbers[0] && listed[at + 1] === numbers[1]);
    const amiss = isTyped && isOther ? numbers.filter((number, index) => number !== right[index]) : [];
    const causes: SimpleCause[] = [];
    // A mark is counted from the start of its line, a sentence says its number.
    const marked =
      answer.kind === 'number-line' && wrong.kind === 'number-line'
        ? tickValue(answer.line, wrong.tick).toString()
        : null;
    if (statesMistake(numbers, marked)) causes.push('shown-mistake');
    if (isTyped && isOther && claimed !== null && written === claimed) causes.push('claimed');
    if (amiss.length > 0 && amiss.every(isShown)) causes.push('copied');
    if (oneOff.has(written)) causes.push('one-off');
    if (isTyped && things.has(written)) causes.push('other-thing');
    if (isTyped && withoutOne.has(written)) causes.push('left-out');
    if (isTyped && numbers.every((number) => number === '0')) causes.push('zero');
    if (isTyped && worked.once.has(written)) causes.push('worked');
    // Of a step, and of three numbers added, another two of them that come to the same are as likely.
    const isStep =
      amiss.length > 0 && !causes.includes('copied') && (written === worked.ofThree || amiss.every(isResult));
    if (isPairShown || (isTyped && !isChart && isStep && worked.twice.has(written))) causes.push('two-ways');
    if (isTyped && written === corners) causes.push('corners');
    if (answer.kind !== 'points' && answer.kind !== 'number-line' && places.has(written)) causes.push('place');
    if (amiss.length > 0 && amiss.every((number) => !shown.has(number) && isResult(number))) causes.push('part');
    if (isTyped && lineOff.has(written)) causes.push('one-line');
    // What another slice comes to: a slip of a place is simpler.
    if (isTyped && amounts.has(written)) causes.push('other-thing');
    return causes;
  };
}
