import { expect, it } from 'vitest';
import {
  display,
  frac,
  hint,
  integerKey,
  line,
  mixedOf,
  num,
  p,
  percent,
  Rational,
  row,
  step,
} from '../src/authoring/index.ts';
import {
  plainBlocks,
  plainLine,
  printAnswer,
  type Question,
  type Skill,
  skillById,
  toLatinDigits,
} from '../src/index.ts';
import { verifySkill } from '../verify/verify-skill.ts';
import { checkerOf } from './question-readers/checker.ts';

type Spoil = (question: Question) => Question;

/** What is said of a skill whose every question is spoilt in one way. */
async function faultsOf(id: string, spoil: Spoil): Promise<string> {
  const skill = skillById(id);
  if (skill === undefined) throw new Error(`no skill ${id}`);
  const spoilt: Skill = { ...skill, generate: (seed, level) => spoil(skill.generate(seed, level)) };
  return verifySkill(spoilt, await checkerOf(skill), 10).faults.join('\n');
}

const typed = 'g3-mult-2digit';
const chosen = 'g4-height-identify';

const withInteger = (spoil: (value: number, question: Question) => Question): Spoil => {
  return (question) => (question.key.kind === 'integer' ? spoil(Number(question.key.values[0]), question) : question);
};

/** Copies the right option's words, or its name, to the option after it. */
const withOptions = (what: 'content' | 'id'): Spoil => {
  return (question) => {
    const { answer, key } = question;
    if (answer.kind !== 'choice' || key.kind !== 'choice') return question;
    const right = answer.options.find(({ id }) => id === key.option);
    if (right === undefined) return question;
    const next = answer.options.find(({ id }) => id !== key.option);
    const options = answer.options.map((option) => (option === next ? { ...option, [what]: right[what] } : option));
    return { ...question, answer: { ...answer, options } };
  };
};

it.each<readonly [fault: string, named: string, id: string, spoil: Spoil]>([
  [
    'a wrong key',
    'has a key that an independent checker finds too',
    typed,
    withInteger((value, question) => ({ ...question, key: { kind: 'integer', values: [String(value + 10)] } })),
  ],
  [
    'the key in a hint',
    'tells the answer nowhere before its time',
    typed,
    withInteger((value, question) => ({ ...question, hints: [hint(p`حاصل ${value} است.`), ...question.hints] })),
  ],
  ...(
    [
      ['table', 'همهٔ ردیف‌های جدول را ببین.'],
      ['blank', 'عددت را در جای خالی بگذار.'],
      ['number line', 'از همان عدد روی محور جلو برو.'],
      ['fraction', 'صورت و مخرج را ساده کن.'],
      ['decimal mark', 'جای ممیز را ببین.'],
      ['set of options', 'هر گزینه را امتحان کن.'],
      ['number of a term', 'رابطه را با شمارهٔ ۱ امتحان کن.'],
      ['number that is missing', 'عدد گم‌شده را پیدا کن.'],
      ['sign', 'به علامت نگاه کن.'],
      ['number above another', 'حاصل باید از عدد بالا کمتر باشد.'],
      ['number to start from', 'وقتی می‌شماری، عدد شروع را حساب نکن.'],
    ] as const
  ).map(([thing, sentence]): readonly [string, string, string, Spoil] => [
    `help that speaks of a ${thing} that is not there`,
    'speaks of nothing that the question does not have',
    'g3-mult-word',
    (question) => ({ ...question, hints: [hint(p`${sentence}`), ...question.hints] }),
  ]),
  [
    'a decimal mark in a question of whole numbers with a box for decimals',
    'speaks of nothing that the question does not have',
    'g6-proportion-solve',
    (question) => ({
      ...question,
      misconceptions: question.misconceptions.map((one) => ({ ...one, title: 'جای ممیز را اشتباه گذاشته' })),
    }),
  ],
  [
    'a side on zero that is not there',
    'speaks of nothing that the question does not have',
    'g5-angle-measure',
    (question) => ({ ...question, hints: [hint(p`ضلعی را پیدا کن که روی صفر است.`), ...question.hints.slice(1)] }),
  ],
  [
    'a message that asks for one denominator where there is one',
    'asks for nothing that the question has already',
    'g6-mixed-addsub',
    (question) => ({
      ...question,
      misconceptions: question.misconceptions.map((one) => ({
        ...one,
        message: line`مخرج جمع نمی‌شود. اول کسرها را با یک مخرج بنویس.`,
      })),
    }),
  ],
  [
    'a message that sends to a sign in a story',
    'asks for nothing that the question has already',
    'g6-fraction-div',
    (question) => ({
      ...question,
      misconceptions: question.misconceptions.map((one) => ({ ...one, message: line`به علامت بین دو عدد نگاه کن.` })),
    }),
  ],
  [
    'a hint that puts zeros where as many digits follow each mark',
    'asks for nothing that the question has already',
    'g5-decimal-compare',
    (question) => ({ ...question, hints: [hint(p`رقم‌ها را با گذاشتن صفر برابر کن.`), ...question.hints.slice(1)] }),
  ],
  [
    'numbers to be put in order that are in order',
    'asks for nothing that the question has already',
    'g6-integer-compare',
    (question) => {
      const { answer, key } = question;
      if (answer.kind !== 'order' || key.kind !== 'order') return question;
      const sorted = key.items.map((id) => answer.items.find((item) => item.id === id)?.math ?? num(0));
      return {
        ...question,
        stem: question.stem.map((block) => (block.t === 'display' ? display(row(...sorted)) : block)),
      };
    },
  ],
  [
    'a copied number that a misconception comes to by chance',
    'names copying only where that is what the mistake is',
    typed,
    withInteger((value, question) => {
      const [first] = question.misconceptions;
      if (first === undefined || question.form === 'find-mistake') return question;
      const copied = Number(toLatinDigits(plainBlocks(question.stem)).match(/\d+/)?.[0] ?? value + 500);
      const answer = integerKey(question.seed === 0 ? copied : value + 500);
      return { ...question, misconceptions: [{ ...first, id: 'by-chance', title: 'عدد قبلی را تکرار کرده', answer }] };
    }),
  ],
  [
    'the answer with its numbers swapped under another name',
    'names the right numbers in the other order for nothing else',
    'g6-coordinate-translate',
    (question) => {
      const { key, misconceptions } = question;
      if (key.kind !== 'integer') return question;
      const [first] = misconceptions;
      const answer = { ...key, values: key.values.toReversed() };
      return first === undefined
        ? question
        : { ...question, misconceptions: [{ ...first, title: 'جهت حرکت را برعکس گرفته', answer }] };
    },
  ],
  [
    'a hint to multiply by one',
    'asks for no work that changes nothing',
    typed,
    (question) => ({ ...question, hints: [hint(p`هر دو عدد را در ۱ ضرب کن.`), ...question.hints.slice(1)] }),
  ],
  [
    'an option of the same worth in another form',
    'has no second option that can be defended',
    chosen,
    (question) => {
      const { answer, key } = question;
      if (answer.kind !== 'choice' || key.kind !== 'choice') return question;
      const options = answer.options.map((option) => ({
        ...option,
        content: option.id === key.option ? line`${frac(1, 2)}` : line`${percent(50)}`,
      }));
      return { ...question, answer: { ...answer, options } };
    },
  ],
  [
    'a more general name that is true as well',
    'has no second option that can be defended',
    'g4-quad-name',
    (question) => ({ ...question, stem: [p`نام این چهارضلعی کدام است؟`] }),
  ],
  [
    'a price that nobody pays',
    'names no price that nobody pays',
    typed,
    (question) => ({ ...question, stem: [...question.stem, p`قیمت یک دوچرخه ${5} هزار تومان است.`] }),
  ],
  [
    'a picture that shows the answer a step too soon',
    'draws the answer in no picture before its step',
    typed,
    withInteger((value, question) => ({
      ...question,
      solution: question.solution.map((one, index) =>
        index > 0
          ? one
          : step(...one.content, {
              t: 'figure',
              figure: { t: 'column', description: 'ضرب', operator: '×', terms: ['12', '3'], result: String(value) },
            }),
      ),
    })),
  ],
  [
    'a picture of a hint that shows the answer',
    'draws the answer in no picture before its step',
    typed,
    withInteger((value, question) => ({
      ...question,
      hints: question.hints.map(() =>
        hint(p`ببین.`, {
          t: 'figure',
          figure: { t: 'column', description: 'ضرب', operator: '×', terms: ['12', '3'], result: String(value) },
        }),
      ),
    })),
  ],
  [
    'a price that nobody pays for several things',
    'names no price that nobody pays',
    typed,
    (question) => ({ ...question, stem: [...question.stem, p`قیمت ${17} دفتر یکسان ${130} هزار تومان است.`] }),
  ],
  [
    'a carry in a column that has none',
    'names no carry in a column that has none',
    'g5-four-operations',
    withInteger((value, question) => ({
      ...question,
      misconceptions: question.misconceptions.map((one) =>
        one.id === 'carry-forgotten' ? { ...one, answer: integerKey(value + 3) } : one,
      ),
    })),
  ],
  [
    'a mark on sides that are measured',
    'speaks of nothing that the question does not have',
    'g5-triangle-type',
    (question) => ({
      ...question,
      misconceptions: question.misconceptions.map((one) => ({ ...one, message: line`نشان روی ضلع‌ها را مقایسه کن.` })),
    }),
  ],
  [
    'a title of two units where there is one',
    'speaks of nothing that the question does not have',
    'g4-decimal-measure',
    (question) => ({
      ...question,
      misconceptions: question.misconceptions.map((one) =>
        one.id === 'millimetres-as-hundredths' ? { ...one, title: 'متر و میلی‌متر را با هم جمع کرده' } : one,
      ),
    }),
  ],
  [
    'the numbers of the answer turned around as a mistake',
    'does not show the whole answer beside a mistake',
    'g6-coordinate-read',
    (question) => {
      const { form, key } = question;
      if (form !== 'find-mistake' || key.kind !== 'integer') return question;
      const [x = '', y = ''] = key.values;
      return { ...question, stem: [...question.stem, p`جواب سارا ${Number(y)} و ${Number(x)} است.`] };
    },
  ],
  [
    'a unit that cannot be typed',
    'calls no fair way to write the right number wrong',
    'g4-decimal-add',
    (question) =>
      question.answer.kind === 'decimal'
        ? { ...question, answer: { ...question.answer, blanks: [{ unit: 'بستهٔ ۶ تایی' }] } }
        : question,
  ],
  [
    'a box without the unit that is asked for',
    'shows the answer in the form that is asked for',
    'g4-decimal-add',
    (question) =>
      question.answer.kind === 'decimal' ? { ...question, answer: { ...question.answer, blanks: [{}] } } : question,
  ],
  [
    'an answer reduced on a line whose parts are finer',
    'shows the answer in the form that is asked for',
    'g5-improper-numberline',
    (question) => {
      const { answer, key } = question;
      if (answer.kind !== 'number-line' || key.kind !== 'number-line') return question;
      const value = Rational.of(key.tick, answer.line.divisions);
      return { ...question, solution: [...question.solution, step(p`${mixedOf(value)}`)] };
    },
  ],
  [
    'the key in the message of a mistake',
    'tells the answer nowhere before its time',
    typed,
    withInteger((value, question) => ({
      ...question,
      misconceptions: question.misconceptions.map((one) => ({
        ...one,
        message: [
          { t: 'text', text: 'حاصل ' },
          { t: 'math', math: { t: 'number', value: String(value) } },
        ],
      })),
    })),
  ],
  [
    'the key in a hint, though the drawing has a corner at such a place',
    'tells the answer nowhere before its time',
    'g4-area-triangle',
    withInteger((value, question) => ({
      ...question,
      figure: {
        t: 'drawing',
        description: 'یک نقطه',
        width: 9000,
        height: 9000,
        shapes: [{ t: 'point', at: [value, value] }],
      },
      hints: [hint(p`مساحت ${value} است.`), ...question.hints.slice(1)],
    })),
  ],
  [
    'a place of the key in a hint',
    'tells the answer nowhere before its time',
    'g6-coordinate-plot',
    (question) => ({
      ...question,
      hints: [
        hint(p`${plainLine(printAnswer(question.key, question.answer)).split('؛ ')[0] ?? ''}`),
        ...question.hints.slice(1),
      ],
    }),
  ],
  [
    'a secret in what the child gets',
    'tells the answer nowhere before its time',
    typed,
    (question) => ({ ...question, stem: [...question.stem, p`${question.misconceptions[0]?.title ?? ''}`] }),
  ],
  ['two options alike', 'has one right option and no two alike', chosen, withOptions('content')],
  ['two options of one name', 'has one right option and no two alike', chosen, withOptions('id')],
  [
    'a Latin digit',
    'is written cleanly',
    typed,
    (question) => ({
      ...question,
      stem: [{ t: 'paragraph', content: [{ t: 'text', text: 'حاصل 12 را بنویس.' }] }, ...question.stem],
    }),
  ],
  [
    'an Arabic letter',
    'is written cleanly',
    typed,
    (question) => ({ ...question, hints: [hint(p`كمي فکر کن.`), ...question.hints.slice(1)] }),
  ],
  [
    'a solution that ends elsewhere',
    'helps in two to four hints and a solution that ends in the answer',
    typed,
    (question) => ({ ...question, solution: question.solution.slice(0, 1) }),
  ],
  [
    'a form of words that means something else',
    'is written cleanly',
    typed,
    (question) => ({ ...question, hints: [hint(p`ضربت درست است.`), ...question.hints] }),
  ],
  [
    'a word written in two',
    'is written cleanly',
    typed,
    (question) => ({
      ...question,
      hints: [hint(p`برای این که درست باشد، دوباره حساب کن.`), ...question.hints.slice(1)],
    }),
  ],
  [
    'a «none of them» that is not the last option',
    'has one right option and no two alike',
    chosen,
    (question) => {
      const { answer } = question;
      if (answer.kind !== 'choice') return question;
      const none = { id: 'none', content: [{ t: 'text' as const, text: 'هیچ‌کدام' }] };
      return { ...question, answer: { ...answer, options: [none, ...answer.options] } };
    },
  ],
  [
    'a mistake that is right',
    'answers each known misconception with its own words',
    typed,
    (question) => ({
      ...question,
      misconceptions: question.misconceptions.map((one) => ({ ...one, answer: question.key })),
    }),
  ],
  [
    'a misconception for what is off by one',
    'names no misconception for what is copied or off by one',
    typed,
    withInteger((value, question) => {
      const [first, ...rest] = question.misconceptions;
      if (first === undefined) return question;
      const offByOne = { ...first, title: 'به جای ضرب، جمع کرده', answer: integerKey(value + 1) };
      return { ...question, misconceptions: [offByOne, ...rest] };
    }),
  ],
  [
    'a decimal whose words are those of another too',
    'has a key that an independent checker finds too',
    'g5-decimal-read-write',
    (question) => ({
      ...question,
      stem: [p`این عدد را با رقم بنویس: «بیست و پنج صدم»`],
      key: { kind: 'decimal', values: ['0.25'] },
    }),
  ],
  [
    'a figure that cannot be drawn',
    'has figures that can be drawn',
    typed,
    (question) => ({
      ...question,
      figure: { t: 'bars', description: 'یک نوار', bars: [{ parts: 3, shaded: 4 }] },
    }),
  ],
  [
    'chance from elsewhere',
    'gives the same question for the same seed',
    typed,
    ((calls) => (question) => {
      calls += 1;
      return { ...question, stem: [p`پرسش ${calls}`, ...question.stem] };
    })(0),
  ],
])('names %s: «%s»', async (_, named, id, spoil) => {
  expect(await faultsOf(id, (question) => question)).toBe('');
  expect(await faultsOf(id, spoil)).toContain(`“${named}”`);
});

it('names a level with too few different questions', async () => {
  const skill = skillById(typed);
  if (skill === undefined) throw new Error(`no skill ${typed}`);
  const alike: Skill = {
    ...skill,
    levels: [2],
    generate: (seed, level) => ({ ...skill.generate(seed % 50, level), seed }),
  };
  expect(verifySkill(alike, await checkerOf(skill), 1000).faults.join()).toMatch(
    /level 2: \d+ different questions, 200 are promised/,
  );
});
