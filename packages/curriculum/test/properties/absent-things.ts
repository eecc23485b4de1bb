import { plainBlocks, plainLine } from '../../src/content/plain.ts';
import type { Block, Figure, Question } from '../../src/model/index.ts';
import { testedKind } from '../answer-kinds/index.ts';
import { readFigure } from './texts.ts';

/** What a child has before the eyes when a sentence is said. */
interface Scene {
  /** Every word that can be read. */
  readonly words: string;
  /** Stem, figure and answer form as data, and what help has shown before. */
  readonly data: string;
  /** Kinds of the figures shown. */
  readonly figures: ReadonlySet<string>;
  readonly answer: string;
  /** The key as data: what is worked out may have a mark that no number of the question has. */
  readonly key: string;
}

interface Thing {
  readonly name: string;
  /** Speaks of the thing as of something that is there. */
  readonly spoken: RegExp;
  /** The same word with another meaning, or a sentence that makes the thing. */
  readonly otherwise?: RegExp;
  readonly isThere: (scene: Scene) => boolean;
}

const hasFigure =
  (...kinds: readonly string[]) =>
  ({ figures }: Scene) =>
    kinds.some((kind) => figures.has(kind));

const isSaid =
  (word: RegExp) =>
  ({ words }: Scene) =>
    word.test(words);

const isShown =
  (node: RegExp) =>
  ({ data }: Scene) =>
    node.test(data);

const isAsked =
  (...kinds: readonly string[]) =>
  ({ answer }: Scene) =>
    kinds.includes(answer);

const any =
  (...tests: readonly ((scene: Scene) => boolean)[]) =>
  (scene: Scene) =>
    tests.some((test) => test(scene));

/** The sentence asks to make or imagine the thing: then it need not be there. */
const made = /بکش|می‌کشیم|کشیده‌ای|رسم |بساز|تصور|ذهن|خیال|فکر کن|تقریباً/u;

/** A fraction in words: «پنج هفتم». */
const inWords = /(?:یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه) (?:دوم|سوم|چهارم|پنجم|ششم|هفتم|هشتم|نهم|دهم|دوازدهم)/u;

const isSquared = isShown(/"background":"(?:dots|squares|numbered)"/);
const isCoordinate = isShown(/"background":"numbered"/);
const charts = ['bar-chart', 'line-graph', 'pictogram', 'tally', 'pie'];

/** Units of one quantity: a message may name another of them than the question. */
const quantities: readonly (readonly [name: string, units: string])[] = [
  ['a length or area', '(?:میلی‌متر|سانتی‌متر|دسی‌متر|متر|کیلومتر)(?! مکعب)|هکتار'],
  ['a weight', 'گرم|کیلوگرم|کیلو|تن|مثقال'],
  ['a volume', 'میلی‌لیتر|لیتر|سی‌سی|مکعب'],
  ['money', 'تومان|ریال|پول|قیمت|خرید'],
  ['a time', 'ساعت|دقیقه|ثانیه|روز|هفته'],
];

/** The two units of a title that says they were added or exchanged: «سانتی‌متر و میلی‌متر را با هم جمع کرده». */
function unitsTakenTogether(title: string): readonly string[] {
  const all = quantities.map(([, units]) => units.replace('(?! مکعب)', '')).join('|');
  const [, one, other] = new RegExp(`(${all}) و (${all}) را (?:با هم جمع|جابه‌جا)`, 'u').exec(title) ?? [];
  return one === undefined || other === undefined ? [] : [one, other];
}

/** Each word of help, and what must be there for it. */
const things: readonly Thing[] = [
  {
    name: 'a table',
    spoken: /جدول/u,
    otherwise: /جدول(?:‌های)? (?:ضرب|ارزش)|جدول.*(?:بنویس|می‌نویسیم)/u,
    isThere: any(hasFigure('table', 'place-table', 'tally'), isAsked('table-cells'), isSaid(/جدول/u)),
  },
  {
    name: 'a blank',
    spoken: /جای خالی|جاهای خالی/u,
    otherwise: /جای خالی (?:را صفر|را با صفر|می‌گذاریم|بعد از ممیز)|چند جای خالی|یک جای خالی|با جای خالی/u,
    isThere: any(
      isSaid(/جای خالی|جاهای خالی|□/u),
      isShown(/"t":"blank"|"\?"|"(?:quotient|remainder|result|value|subtract|left)":null/),
    ),
  },
  {
    name: 'a grid',
    spoken: /(?:^|[\s«(])(?:خانه‌ها|خانه‌های|خانه‌هایی|خانه است|شبکه|شطرنجی)(?=[\s.،؛؟!:»]|$)/u,
    otherwise: /رقم|گان|تایی|صفر|طبقه|دهم|ممیز|ارزش|سه خانه|راه خانه|بزرگ|از سمت راست/u,
    isThere: any(
      isSquared,
      hasFigure('cells', 'hundred-grid', 'table', 'place-table', 'column', 'area', 'number-line', 'bars'),
      isAsked('cells', 'points', 'table-cells', 'long-arithmetic', 'number-line'),
      isSaid(/خانه|شطرنجی|جدول/u),
    ),
  },
  {
    name: 'a number line or axes',
    spoken: /محور/u,
    otherwise: /محورهای تقارن|محور تقارن/u,
    isThere: any(
      hasFigure('number-line', ...charts),
      isCoordinate,
      isAsked('number-line', 'levels'),
      isSaid(/محور|مختصات/u),
    ),
  },
  {
    name: 'brackets',
    spoken: /پرانتز/u,
    // The order of operations names them as a rule.
    otherwise: /اول (?:داخل )?پرانتز/u,
    isThere: any(isShown(/"t":"group"/), isSaid(/[()]|پرانتز/u)),
  },
  {
    name: 'one of some figures',
    spoken: /شکل (?:اول|دوم|سوم|چهارم|پنجم|بعدی|قبلی)(?=[\s.،؛؟!:»]|$)/u,
    isThere: any(({ figures }) => figures.size > 0, isSaid(/شکل/u)),
  },
  {
    name: 'dashed lines',
    spoken: /خط‌چین/u,
    isThere: any(isShown(/"dashed":true/), isSaid(/خط‌چین/u)),
  },
  {
    name: 'something to follow with a finger',
    spoken: /با انگشت.*(?:دنبال|دور)|دنبال.*با انگشت/u,
    isThere: any(({ figures }) => figures.size > 0, isAsked('cells', 'points', 'number-line')),
  },
  {
    name: 'a mark on a side or in a corner',
    spoken: /نشان(?:هٔ)? روی (?:ضلع|آن)|نشان مربعی|یک نشان دار/u,
    isThere: isShown(/"ticks":\[[^\]]*[1-9]|"ticks":[1-9]|"square"/),
  },
  {
    name: 'a figure',
    spoken: /(?:^|[\s«(])شکل(?:‌ها|‌های|ی)?(?=[\s.،؛؟!:»]|$)/u,
    otherwise: /به (?:یک |این |همین )?شکل|شکل (?:ساده|کسری|اعشاری|مخلوط|گسترده|۲۴)|نمودار تصویری/u,
    isThere: any(
      ({ figures }) => figures.size > 0,
      isAsked('cells', 'points', 'sectors', 'angle', 'number-line', 'levels'),
      isSaid(/شکل|مستطیل|مربع|مثلث|لوزی|ذوزنقه|ضلع|دایره|مکعب|الگو|محیط|مساحت|حجم/u),
    ),
  },
  {
    name: 'a chart',
    spoken: /نمودار/u,
    isThere: any(hasFigure('tree', ...charts), isAsked('levels'), isSaid(/نمودار/u)),
  },
  {
    name: 'a group',
    spoken: /(?:^|[\s«(])گروه(?:‌ها|‌های|ی)?(?=[\s.،؛؟!:»]|$)/u,
    // Counts, people and kinds of things are groups, whatever they are called.
    isThere: any(({ figures }) => figures.size > 0, isSaid(/گروه|تعداد|دسته|نفر|هست|دارد|دارند|است\.|تا /u)),
  },
  {
    name: 'branches',
    spoken: /شاخه/u,
    isThere: any(hasFigure('tree'), isSaid(/شاخه/u)),
  },
  {
    name: 'a decimal',
    spoken: /ممیز|اعشار/u,
    isThere: any(isShown(/"(?:-?\d+\.\d+)"|"decimals":true/), isSaid(/ممیز|اعشار|٫/u), ({ key }) => /\d\.\d/.test(key)),
  },
  {
    name: 'a fraction',
    spoken: /مخرج|(?:^|[\s«(])صورت(?:‌ها|‌های|شان)?(?=[\s.،؛؟!:»]|$)/u,
    otherwise: /(?:به|در|این|آن|همین|هر|ساده‌ترین) صورت|صورت مسئله|کسر[^.؟]*(?:بنویس|می‌نویسیم)/u,
    isThere: any(
      isAsked('fraction', 'mixed'),
      isShown(/"t":"(?:fraction|mixed)"/),
      isSaid(/کسر|مخرج|⁄/u),
      isSaid(inWords),
    ),
  },
  {
    name: 'options',
    spoken: /گزینه/u,
    isThere: isAsked('choice', 'multiple-select', 'match', 'order', 'categorize'),
  },
  {
    name: 'cards',
    spoken: /(?:^|[\s«(])کارت(?:‌ها|‌های|ی)?(?=[\s.،؛؟!:»]|$)/u,
    isThere: any(isAsked('match', 'order', 'categorize'), isSaid(/کارت/u)),
  },
  {
    name: 'colored parts',
    spoken: /رنگی|رنگ‌شده|پررنگ/u,
    isThere: any(({ figures }) => figures.size > 0, isAsked('sectors', 'cells'), isSaid(/رنگ/u)),
  },
  {
    name: 'hands or a pointer',
    spoken: /عقربه/u,
    isThere: any(hasFigure('clock', 'spinner'), isAsked('clock', 'sectors'), isSaid(/عقربه|ساعت|دقیقه|چرخنده/u)),
  },
  {
    name: 'a line from zero',
    spoken: /از صفر/u,
    otherwise: /نشده|نه از صفر/u,
    isThere: ({ data, figures, answer }) =>
      (!figures.has('number-line') && answer !== 'number-line') || !/"from":[1-9]/.test(data),
  },
  {
    name: 'a percentage',
    spoken: /درصد|٪/u,
    isThere: any(isSaid(/درصد|٪|صد قسمت|تخفیف|سود/u), isShown(/"t":"percent"/), hasFigure('hundred-grid')),
  },
  {
    name: 'a side on zero',
    spoken: /ضلع[^.؟]*روی (?:صفر|۰)|روی صفر است/u,
    otherwise: /هیچ ضلعی|روی صفر نیست|روی صفر بگذار/u,
    isThere: ({ figures, data }) =>
      !figures.has('protractor') || /"arms":\[(?:0|180),|"arms":\[\d+,(?:0|180)\]/.test(data),
  },
  {
    name: 'the number of a term',
    spoken: /شماره/u,
    isThere: any(isSaid(/شماره|چندم|ردیف|روز|هفته|رقم/u), hasFigure('growing-pattern', 'sequence')),
  },
  {
    name: 'a number that is missing',
    spoken: /عدد گم‌شده/u,
    isThere: any(
      isSaid(/گم|نامعلوم|نامشخص|پاک شده|جا افتاده|جای خالی|علامت سؤال|□|[«( ]؟/u),
      isShown(/"t":"blank"|"\?"|"؟"/),
    ),
  },
  {
    name: 'a sign',
    spoken: /به علامت|علامت (?:را|جمع|تفریق|ضرب|تقسیم|مساوی)|همان علامت/u,
    // Each signed number has a sign of its own.
    otherwise: /علامت (?:را )?(?:بزن|بگذار|عوض)|علامت منفی|به علامت یا /u,
    isThere: any(
      isShown(/"t":"operator"|"operation":|"t":"(?:column|long-division)"/),
      isSaid(/علامت|[+−×÷<>=]/u),
      isAsked('long-arithmetic', 'choice'),
    ),
  },
  {
    name: 'an equals sign',
    spoken: /(?:بعد|قبل|پیش) از (?:علامت )?مساوی|علامت مساوی/u,
    isThere: any(isShown(/"sign":"="/), isSaid(/=|مساوی/u)),
  },
  {
    name: 'numbers one below another',
    spoken: /عدد (?:بالا|پایین)/u,
    isThere: any(
      hasFigure('column', 'place-table', 'table', 'long-division'),
      isAsked('long-arithmetic', 'table-cells', 'fraction', 'mixed'),
      isShown(/"t":"(?:fraction|mixed)"/),
      isSaid(/بالا|پایین|کسر/u),
    ),
  },
  {
    name: 'rows',
    spoken: /(?:^|[\s«(])ردیف(?:‌ها|‌های|ی|ش)?(?=[\s.،؛؟!:»]|$)|ردیف‌به‌ردیف/u,
    isThere: any(
      ({ figures }) => figures.size > 0,
      isAsked('cells', 'table-cells', 'points', 'angle'),
      isSaid(/ردیف|جدول|سطر|مساحت|مستطیل|مربع/u),
    ),
  },
  {
    name: 'a number to start from',
    spoken: /عدد (?:شروع|آغاز)(?! می‌)/u,
    isThere: any(({ figures }) => figures.size > 0, isAsked('number-line', 'points'), isSaid(/شروع|الگو|آغاز/u)),
  },
  ...quantities.map(
    ([quantity, units]): Thing => ({
      name: quantity,
      spoken: new RegExp(`(?:^|[\\s«(])(?:${units})(?=[\\s.،؛؟!:»]|$)`, 'u'),
      isThere: isSaid(new RegExp(units.replace('(?! مکعب)', ''), 'u')),
    }),
  ),
];

const marks = things.filter(
  ({ name }) => name === 'a decimal' || name === 'an equals sign' || name === 'numbers one below another',
);

function figuresIn(value: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const part of value) figuresIn(part, into);
  else if (typeof value === 'object' && value !== null) {
    if ('description' in value && 't' in value && typeof value.t === 'string') into.add(value.t);
    for (const part of Object.values(value)) figuresIn(part, into);
  }
  return into;
}

const figureWords = (figure: Figure | undefined) => (figure === undefined ? '' : readFigure(figure).words.join('\n'));

/** A scene and what is shown after it. */
function after({ words, data, figures, answer, key }: Scene, blocks: readonly Block[]): Scene {
  return {
    words: `${words}\n${plainBlocks(blocks)}`,
    data: data + JSON.stringify(blocks),
    figures: figuresIn(blocks, new Set(figures)),
    answer,
    key,
  };
}

/** Where a sentence of help speaks of a thing that is not there, each with the thing and the sentence. */
export function absentThings(question: Question): readonly string[] {
  const { stem, figure, answer, key, misconceptions, hints, solution } = question;
  const asked: Scene = {
    words: [
      plainBlocks(stem),
      figureWords(figure),
      ...testedKind(answer.kind).texts(answer).words,
      JSON.stringify(answer),
    ].join('\n'),
    data: JSON.stringify([stem, figure, answer]),
    figures: figuresIn([stem, figure, answer], new Set()),
    answer: answer.kind,
    key: JSON.stringify(key),
  };
  const faults: string[] = [];
  const look = (where: string, text: string, scene: Scene, among: readonly Thing[] = things) => {
    for (const sentence of text.split(/(?<=[.؟!\n])\s*/u)) {
      const absent = among.find(
        ({ spoken, otherwise, isThere }) =>
          spoken.test(sentence) && otherwise?.test(sentence) !== true && !made.test(sentence) && !isThere(scene),
      );
      if (absent !== undefined) faults.push(`${where} speaks of ${absent.name}: «${sentence}»`);
    }
  };
  for (const { id, title, message, unclear } of misconceptions) {
    if (unclear !== undefined) continue;
    const alone = unitsTakenTogether(title).find(
      // Without a figure each has its number.
      (unit) => !new RegExp(`${figure === undefined ? '[۰-۹] ' : '(?<![\\p{L}\u200c])'}${unit}`, 'u').test(asked.words),
    );
    if (alone !== undefined) faults.push(`the title of ${id} speaks of ${alone}: «${title}»`);
    // A teacher reads what the child did; of a mark or a place that the question has not nothing was done.
    look(`the title of ${id}`, title, asked, marks);
    look(`the message of ${id}`, plainLine(message), asked);
  }
  let scene = asked;
  const help = [
    ...hints.map(({ content }, index) => [`hint ${index + 1}`, content] as const),
    ...solution.map(({ content }, index) => [`step ${index + 1}`, content] as const),
  ];
  for (const [where, content] of help) {
    const spoken = content.filter(({ t }) => t !== 'figure');
    const drawn = content.filter(({ t }) => t === 'figure');
    const said = after(scene, drawn);
    look(where, plainBlocks(spoken), { ...said, data: said.data + JSON.stringify(content) });
    scene = after(scene, content);
  }
  return faults;
}
