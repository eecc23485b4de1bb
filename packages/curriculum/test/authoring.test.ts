import { describe, expect, it } from 'vitest';
import {
  angleAnswer,
  angleKey,
  child,
  choiceAnswer,
  clockAnswer,
  clockKey,
  defineSkill,
  display,
  ezafe,
  frac,
  hint,
  integerAnswer,
  integerKey,
  line,
  misconception,
  num,
  orderAnswer,
  p,
  type QuestionDraft,
  Rational,
  signAnswer,
  signBetween,
  step,
} from '../src/authoring/index.ts';
import { createRng, plainLine } from '../src/index.ts';

const name = (id: string) => ({ id, title: 'اشتباهی', message: line`دوباره نگاه کن.` });
const option = (value: string, id = value) => ({ value, content: line`گزینهٔ ${value}`, ...name(id) });

describe('choiceAnswer', () => {
  it('never shows two options worth the same, and none but known mistakes', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const halves = choiceAnswer(createRng('c', seed), {
        layout: 'list',
        right: option('یک'),
        wrong: [
          option('یک', 'same-as-right'),
          option('دو'),
          option('دو', 'same-as-two'),
          option('سه'),
          option('چهار'),
          option('پنج'),
        ],
      });
      if (halves?.answer.kind !== 'choice' || halves.key.kind !== 'choice') throw new Error('no choice');
      const shown = halves.answer.options.map(({ content }) => plainLine(content));
      expect([...shown].sort()).toEqual(['گزینهٔ دو', 'گزینهٔ سه', 'گزینهٔ چهار', 'گزینهٔ یک'].sort());
      expect(halves.misconceptions.map(({ id }) => id)).toEqual(['دو', 'سه', 'چهار']);
    }
  });

  it('keeps every cause of an option where that is asked for, and the first alone elsewhere', () => {
    const draft = {
      layout: 'list',
      right: option('یک'),
      wrong: [option('دو'), option('دو', 'same-as-two'), option('یک', 'same-as-right'), option('سه')],
    } as const;
    const causesOf = (everyCause: boolean) => {
      const spec = choiceAnswer(createRng('c', 1), { ...draft, everyCause });
      const answers = spec?.misconceptions.map(({ answer }) => (answer.kind === 'choice' ? answer.option : ''));
      return { ids: spec?.misconceptions.map(({ id }) => id), options: new Set(answers).size };
    };
    expect(causesOf(true)).toEqual({ ids: ['دو', 'same-as-two', 'سه'], options: 2 });
    expect(causesOf(false)).toEqual({ ids: ['دو', 'سه'], options: 2 });
  });

  it('gives nothing when too few mistakes are left, and puts the right option anywhere', () => {
    const draft = { layout: 'tiles', right: option('یک'), wrong: [option('یک', 'x')] } as const;
    expect(choiceAnswer(createRng('c', 1), draft)).toBeNull();
    const places = Array.from({ length: 50 }, (_, seed) => {
      const key = choiceAnswer(createRng('c', seed), { ...draft, wrong: [option('دو'), option('سه')] })?.key;
      return key?.kind === 'choice' ? key.option : '';
    });
    expect(new Set(places)).toEqual(new Set(['a', 'b', 'c']));
  });
});

describe('orderAnswer', () => {
  const entries = [Rational.of(1, 2), Rational.of(3, 4), Rational.of(2, 3)].map((value) => ({
    value,
    math: frac(value.n, value.d),
  }));

  it('is never shown solved, and drops mistakes that tie or lead to the right order', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { answer, key, misconceptions, sorted } = orderAnswer(createRng('o', seed), {
        entries,
        direction: 'falling',
        misconceptions: [
          { ...name('tie'), seenAs: () => Rational.of(1) },
          { ...name('right-after-all'), seenAs: ({ value }) => value },
          { ...name('reversed'), seenAs: ({ value }) => Rational.of(0).minus(value) },
        ],
      });
      expect(sorted.map(({ value }) => `${value}`)).toEqual(['3/4', '2/3', '1/2']);
      expect(key.kind === 'order' && key.items).not.toEqual(answer.items.map(({ id }) => id));
      expect(misconceptions.map(({ id }) => id)).toEqual(['reversed']);
    }
  });

  it('refuses things that are worth the same', () => {
    const twice = [...entries, { value: Rational.of(2, 4), math: frac(2, 4) }];
    expect(() => orderAnswer(createRng('o', 1), { entries: twice, direction: 'rising', misconceptions: [] })).toThrow(
      RangeError,
    );
  });
});

it('signAnswer knows the sign and keeps the tiles in one order', () => {
  const { answer, key, misconceptions } = signAnswer(signBetween(Rational.of(1, 3), Rational.of(1, 2)), {
    '>': name('larger'),
    '<': name('never'),
  });
  expect(answer.kind === 'choice' && answer.options.map(({ content }) => plainLine(content))).toEqual(['<', '=', '>']);
  expect(key).toEqual({ kind: 'choice', option: 'less' });
  expect(misconceptions.map(({ id }) => id)).toEqual(['larger-or-sign-turned']);
});

it('signAnswer names the opposite sign for both of its causes, and the equal sign for one', () => {
  const half = Rational.of(1, 2);
  const wrong = { '>': name('larger'), '=': name('equal') };
  const titles = (...args: Parameters<typeof signAnswer>) =>
    signAnswer(...args).misconceptions.map(({ title }) => title);
  const { title } = name('larger');
  expect(titles('<', wrong, 'نشانه')).toEqual([title, `${title}، یا نشانه را برعکس گذاشته`]);
  // Between equal numbers neither sign is the other turned round.
  expect(titles(signBetween(half, half), { '<': name('less'), '>': name('larger') })).toEqual([title, title]);
});

describe('defineSkill', () => {
  const draft = (parts: Partial<QuestionDraft> = {}): QuestionDraft => ({
    form: 'bare',
    stem: [p`حاصل را بنویس.`, display(num(12))],
    ...integerAnswer(12),
    misconceptions: [
      misconception('right-after-all', 'درست', integerKey(12), line`نگاه کن.`),
      misconception('first', 'اول', integerKey(13), line`نگاه کن.`),
      misconception('same-as-first', 'دوم', integerKey(13), line`نگاه کن.`),
    ],
    hints: [hint(p`بخوان.`)],
    solution: [step(p`حساب کن.`)],
    ...parts,
  });
  const skill = (make: () => QuestionDraft | null, id = 'g5-fraction-mult') =>
    defineSkill({ id, levels: [1, 2, 3], targetLevel: 2, guessable: null, make });

  it('drops mistakes that lead to the right answer or to an earlier mistake', () => {
    expect(
      skill(() => draft())
        .generate(1, 1)
        .misconceptions.map(({ id }) => id),
    ).toEqual(['first']);
  });

  it('drops mistakes that a right answer covers, that an earlier mistake covers, or that cannot be given', () => {
    const opened = draft({
      ...angleAnswer('left', 88),
      misconceptions: [
        misconception('other-scale', 'درجه‌بندی دیگر', angleKey(90), line`نگاه کن.`),
        misconception('ten-more', 'ده درجه بیشتر', angleKey(98), line`نگاه کن.`),
        misconception('eleven-more', 'یازده درجه بیشتر', angleKey(99), line`نگاه کن.`),
        misconception('beyond', 'بیرون از نقاله', angleKey(188), line`نگاه کن.`),
      ],
    });
    const hour = draft({
      ...clockAnswer('time12', 7, 5),
      misconceptions: [
        misconception('on-the-day', 'ساعت شبانه‌روز', clockKey(19, 5), line`نگاه کن.`),
        misconception('hands-changed', 'عقربه‌ها را عوض کرده', clockKey(1, 35), line`نگاه کن.`),
      ],
    });
    const kept = (made: QuestionDraft) =>
      skill(() => made)
        .generate(1, 1)
        .misconceptions.map(({ id }) => id);
    expect(kept(opened)).toEqual(['ten-more']);
    expect(kept(hour)).toEqual(['hands-changed']);
  });

  it('takes title and place from the books, and refuses what is not in them', () => {
    const { title, place } = skill(() => draft());
    expect([title, place.grade, place.chapter, place.firstPage]).toEqual(['ضرب کسر در کسر', 5, 2, 53]);
    expect(() => skill(() => draft(), 'g5-nothing')).toThrow('no skill g5-nothing');
  });

  it('asks again after a draw that does not suit, and says so when none does', () => {
    let draws = 0;
    const second = skill(() => {
      draws += 1;
      return draws % 2 === 0 ? draft() : null;
    });
    expect(second.generate(1, 1).seed).toBe(1);
    expect(() => skill(() => null).generate(5, 3)).toThrow('g5-fraction-mult, level 3, seed 5');
    expect(() => skill(() => draft()).generate(5, 4)).toThrow(RangeError);
  });

  it('refuses a key of another kind and options that look the same', () => {
    expect(() => skill(() => draft({ key: { kind: 'choice', option: 'a' } })).generate(1, 1)).toThrow('not sound');
    const twins = draft({
      answer: { kind: 'choice', layout: 'tiles', options: ['a', 'b'].map((id) => ({ id, content: line`یک` })) },
      key: { kind: 'choice', option: 'a' },
      misconceptions: [],
    });
    expect(() => skill(() => twins).generate(1, 1)).toThrow('not sound');
  });
});

describe('sentences', () => {
  it('print numbers in Persian and set formulas apart', () => {
    expect(line`${child(createRng('n', 1))} ${12000} تومان و ${frac(1, 2)} نان دارد.`.map(({ t }) => t)).toEqual([
      'text',
      'math',
      'text',
    ]);
    expect(plainLine(line`${12000} تومان`)).toBe('۱۲٬۰۰۰ تومان');
    expect(() => line`${0.5}`).toThrow(RangeError);
    expect(() => num(1.5)).toThrow(RangeError);
    expect(() => num('۱')).toThrow(RangeError);
  });

  it('link words', () => {
    expect(['خانه', 'راه', 'کوه', 'پیتزا', 'عمو', 'کتاب', 'دایی'].map(ezafe)).toEqual([
      'خانهٔ',
      'راه',
      'کوه',
      'پیتزای',
      'عموی',
      'کتاب',
      'دایی',
    ]);
  });
});
