import { describe, expect, it } from 'vitest';
import {
  clockAnswer,
  decimalAnswer,
  defineSkill,
  display,
  frac,
  fractionAnswer,
  hint,
  integerAnswer,
  integerAnswers,
  line,
  misconception,
  mixedAnswer,
  p,
  type QuestionDraft,
  Rational,
  row,
  step,
} from '../src/authoring/index.ts';
import { type SectorsDraft, sectorsKey, shadePartsAnswer } from '../src/authoring/sectors.ts';
import { type AnswerKey, check, Decimal, rawFromAnswer } from '../src/index.ts';

type Given = Pick<QuestionDraft, 'stem' | 'answer' | 'key'> & Partial<QuestionDraft>;

/** The question a skill makes of these parts, with misconceptions of these titles and answers, some of them common. */
function questionWith(
  commonMistakes: readonly string[],
  given: Given,
  ...wrong: readonly (readonly [title: string, answer: AnswerKey])[]
) {
  const skill = defineSkill({
    id: 'g3-mult-2digit',
    levels: [1, 2, 3],
    targetLevel: 2,
    guessable: null,
    commonMistakes,
    make: () => ({
      form: 'bare',
      hints: [hint(p`۱`)],
      solution: [step(p`۱`)],
      misconceptions: wrong.map(([title, answer], index) =>
        misconception(`wrong-${index}`, title, answer, line`یک بار دیگر ببین.`),
      ),
      ...given,
    }),
  });
  return skill.generate(1, 2);
}

const questionOf = (given: Given, ...wrong: readonly (readonly [title: string, answer: AnswerKey])[]) =>
  questionWith([], given, ...wrong);

/** The title in the verdict of a wrong answer; null where the message is general. */
function toldFor(question: ReturnType<typeof questionOf>, answer: AnswerKey): string | null {
  const verdict = check(question, rawFromAnswer(answer));
  expect(verdict.verdict).not.toBe('right');
  const id = verdict.verdict === 'wrong' ? verdict.misconceptionId : undefined;
  return question.misconceptions.find((one) => one.id === id)?.title ?? null;
}

const integer = (...values: readonly number[]): AnswerKey => ({ kind: 'integer', values: values.map(String) });
const decimal = (value: string): AnswerKey => ({ kind: 'decimal', values: [value] });
const fraction = (numerator: number, denominator: number): AnswerKey => ({ kind: 'fraction', numerator, denominator });
const mixed = (whole: number, numerator: number, denominator: number): AnswerKey => ({
  kind: 'mixed',
  whole,
  numerator,
  denominator,
});

const added = 'به جای ضرب، جمع کرده';

describe('a misconception is named only where nothing simpler gives its answer', () => {
  it('names nothing for what somebody is said to have come to, not even that a number was written again', () => {
    const repeated = 'عددی را که داده شده دوباره نوشته';
    const given: Given = {
      form: 'find-mistake',
      stem: [p`سامان به اولین جای خالی ${60} داده است، ولی دو طرف مساوی نمی‌شود.`, display(row(90, '−', 60, '=', 30))],
      ...integerAnswer(45),
    };
    expect(toldFor(questionOf(given, [repeated, integer(60)]), integer(60))).toBeNull();
    expect(toldFor(questionOf(given, [repeated, integer(90)]), integer(90))).toBe(repeated);

    const goesOn = 'عدد قبلی را تکرار کرده';
    const pattern: Given = {
      form: 'find-mistake',
      stem: [p`نوید این‌طور ادامه داده است، ولی عدد آخر درست نیست:`, display(row(2, ',', 4, ',', 8, ',', 8))],
      ...integerAnswer(16),
    };
    expect(toldFor(questionOf(pattern, [goesOn, integer(8)]), integer(8))).toBeNull();
  });

  const product: Given = { stem: [p`حاصل ${row(12, '×', 30)} چند است؟`], ...integerAnswer(360) };

  it('is named for an answer of its own', () => {
    const question = questionOf(product, [added, integer(42)]);
    expect(toldFor(question, integer(42))).toBe(added);
  });

  it('is not named for a number of the question, unless its title says that it was copied', () => {
    const question = questionOf(product, [added, integer(30)], ['عدد قبلی را تکرار کرده', integer(12)]);
    expect(toldFor(question, integer(30))).toBeNull();
    expect(toldFor(question, integer(12))).toBe('عدد قبلی را تکرار کرده');
  });

  it('leaves a copied number without a name where a common mistake comes to the same', () => {
    const again = 'عدد قبلی را تکرار کرده';
    const wrong = [
      [again, integer(30)],
      [added, integer(30)],
      [again, integer(12)],
    ] as const;
    const rare = questionOf(product, ...wrong);
    expect([30, 12].map((number) => toldFor(rare, integer(number)))).toEqual([again, again]);
    const common = questionWith(['wrong-1'], product, ...wrong);
    expect([30, 12].map((number) => toldFor(common, integer(number)))).toEqual([null, again]);
    // What is common names itself where nothing else comes to the same.
    expect(toldFor(questionWith(['wrong-0'], product, ...wrong.slice(0, 1)), integer(30))).toBe(again);
  });

  it('is not named for the wrong answer that a question shows', () => {
    const question = questionOf(
      {
        ...product,
        form: 'find-mistake',
        stem: [p`سارا می‌گوید حاصل ${row(12, '×', 30)} برابر ۴۲ است، ولی درست نیست.`],
      },
      [added, integer(42)],
      ['فقط عدد اول را نوشته', integer(12)],
      ['همان نقطه را نوشته', integer(30)],
    );
    expect([42, 12, 30].map((number) => toldFor(question, integer(number)))).toEqual([
      null,
      null,
      'همان نقطه را نوشته',
    ]);
  });

  it('is not named for a time with seconds that a question shows', () => {
    const time = (hour: number, minute: number, second: number): AnswerKey => ({ kind: 'clock', hour, minute, second });
    const question = questionOf(
      {
        form: 'find-mistake',
        stem: [p`سارا ساعت را ۴:۵۰:۱۰ خواند، ولی درست نخواند.`],
        ...clockAnswer('time12', 3, 50, 10),
      },
      ['ساعت بعدی را خوانده', time(4, 50, 10)],
      ['دقیقه و ثانیه را جابه‌جا نوشته', time(3, 10, 50)],
    );
    expect(toldFor(question, time(4, 50, 10))).toBeNull();
    expect(toldFor(question, time(3, 10, 50))).toBe('دقیقه و ثانیه را جابه‌جا نوشته');
  });

  it('is not named for the order that a question shows', () => {
    const items = [1, 2, 3].map((bottom) => ({ id: `c${bottom}`, math: frac(1, bottom) }));
    const order = (...ids: readonly string[]): AnswerKey => ({ kind: 'order', items: ids });
    const question = questionOf(
      {
        form: 'find-mistake',
        stem: [p`سارا کسرها را این‌طور چیده است:`, display(row(frac(1, 1), '>', frac(1, 3), '>', frac(1, 2)))],
        answer: { kind: 'order', items, ends: ['بزرگ‌ترین', 'کوچک‌ترین'] },
        key: order('c1', 'c2', 'c3'),
      },
      ['مخرج بزرگ‌تر را بزرگ‌تر گرفته', order('c1', 'c3', 'c2')],
      ['ترتیب را از سر دیگر نوشته', order('c3', 'c2', 'c1')],
    );
    expect(toldFor(question, order('c1', 'c3', 'c2'))).toBeNull();
    expect(toldFor(question, order('c3', 'c2', 'c1'))).toBe('ترتیب را از سر دیگر نوشته');
  });

  it('is not named for another thing of the figure, unless its title says so', () => {
    const pie = {
      t: 'pie',
      description: 'نمودار دایره‌ای',
      slices: [
        { label: 'موز', parts: 2 },
        { label: 'سیب', parts: 3 },
        { label: 'هلو', parts: 1 },
      ],
    } as const;
    const share = { stem: [p`سهم موز چه کسری است؟`], figure: pie, ...fractionAnswer(Rational.of(2, 6)) };
    const one = 'در صورت فقط یک قسمت را نوشته';
    const rest = 'در مخرج فقط قسمت‌های دیگر را شمرده';
    const shares = questionOf(share, [one, fraction(1, 6)], [rest, fraction(2, 4)]);
    expect(toldFor(shares, fraction(1, 6))).toBeNull();
    expect(toldFor(shares, fraction(2, 4))).toBeNull();
    const read = 'سهم گروه دیگری را نوشته';
    expect(toldFor(questionOf(share, [read, fraction(1, 6)]), fraction(1, 6))).toBe(read);

    const plane = {
      t: 'drawing',
      description: 'صفحهٔ مختصات',
      width: 10,
      height: 10,
      background: 'numbered',
      shapes: [
        { t: 'point', at: [2, 7], label: 'الف' },
        { t: 'point', at: [7, 2], label: 'ب' },
      ],
    } as const;
    const place = { stem: [p`طول و عرض نقطهٔ «الف» چند است؟`], figure: plane, ...integerAnswers([2, {}], [7, {}]) };
    const swapped = 'طول و عرض را جابه‌جا نوشته';
    const other = 'مختصات نقطهٔ دیگری را خوانده';
    expect(toldFor(questionOf(place, [swapped, integer(7, 2)]), integer(7, 2))).toBeNull();
    expect(toldFor(questionOf(place, [other, integer(7, 2)]), integer(7, 2))).toBe(other);
  });

  it('is not named for what another slice comes to, or a row without its half picture, unless its title says so', () => {
    const pie = {
      t: 'pie',
      description: 'نمودار دایره‌ای',
      slices: [
        { label: 'شنبه', parts: 1 },
        { label: 'یکشنبه', parts: 2 },
        { label: 'دوشنبه', parts: 5 },
      ],
    } as const;
    const amount = { stem: [p`کل دایره ۴۰ جلد است. یکشنبه چند جلد است؟`], figure: pie, ...integerAnswer(10) };
    const one = 'فقط سهم یک قسمت را نوشته';
    const other = 'گروه دیگری را خوانده';
    const read = questionOf(amount, [one, integer(5)], [other, integer(25)]);
    expect(toldFor(read, integer(5))).toBeNull();
    expect(toldFor(read, integer(25))).toBe(other);

    const pictogram = {
      t: 'pictogram',
      description: 'نمودار تصویری',
      shape: 'circle',
      each: 20,
      unit: 'نفر',
      rows: [
        { label: 'کوکو', halves: 2 },
        { label: 'آش', halves: 8 },
        { label: 'پلو', halves: 11 },
      ],
    } as const;
    const sum = { stem: [p`همه روی هم چند نفرند؟`], figure: pictogram, ...integerAnswer(210) };
    const way = 'نصف شکل را نشمرده';
    expect(toldFor(questionOf(sum, [way, integer(100)]), integer(100))).toBeNull();
    expect(toldFor(questionOf(sum, [way, integer(200)]), integer(200))).toBe(way);
  });

  it('is not named for a row of strokes or a sum without one, unless its title says so', () => {
    const tally = {
      t: 'tally',
      description: 'جدول چوب‌خط',
      rows: [
        { label: 'انگور', count: 4 },
        { label: 'موز', count: 12 },
        { label: 'هندوانه', count: 14 },
      ],
    } as const;
    const sum = { stem: [p`همه روی هم چند نفر است؟`], figure: tally, ...integerAnswer(30) };
    const four = 'هر دستهٔ پنج‌تایی را چهار تا شمرده';
    const single = 'هر دسته را یکی شمرده';
    const left = 'یک گروه را در جمع جا انداخته';
    const wrong = questionOf(sum, [four, integer(26)], [single, integer(14)], [left, integer(18)]);
    expect(toldFor(wrong, integer(26))).toBeNull();
    expect(toldFor(wrong, integer(14))).toBeNull();
    expect(toldFor(wrong, integer(18))).toBe(left);
  });

  it('is not named for being off by one where its title names a way of counting', () => {
    const seven: Given = { stem: [p`چند نفر بیشتر است؟`], ...integerAnswer(7) };
    const way = 'هر دستهٔ پنج‌تایی را چهار تا شمرده';
    expect(toldFor(questionOf(seven, [way, integer(6)]), integer(6))).toBeNull();
    expect(toldFor(questionOf(seven, [way, integer(5)]), integer(5))).toBe(way);
    expect(toldFor(questionOf(seven, ['یکی کم شمرده', integer(6)]), integer(6))).toBe('یکی کم شمرده');
  });

  it('is not named where another misconception has the same rule', () => {
    const draft: SectorsDraft = {
      shape: 'spinner',
      parts: 9,
      palette: [
        { tone: 'sky', label: 'آبی' },
        { tone: 'leaf', label: 'سبز' },
      ],
    };
    const blue = (count: number) => [{ t: 'count' as const, tone: 'sky' as const, count }];
    const spinner: Given = { stem: [p`چرخنده را رنگ کن.`], ...shadePartsAnswer(draft, blue(6)) };
    const [rest, bottom] = ['قسمت‌های دیگر را رنگ کرده', 'به تعداد مخرج کسر رنگ کرده'];
    const three = sectorsKey(draft, blue(3));
    expect(toldFor(questionOf(spinner, [rest, three], [bottom, three]), three)).toBeNull();
    expect(toldFor(questionOf(spinner, [rest, three], [bottom, sectorsKey(draft, blue(9))]), three)).toBe(rest);
  });

  it('is not named for a zero, which is written by who has no answer, unless its title says so', () => {
    const question = questionOf({ stem: [p`حاصل ${row(8, '+', 8)} چند است؟`], ...integerAnswer(16) }, [
      'به جای جمع، تفریق کرده',
      integer(0),
    ]);
    expect(toldFor(question, integer(0))).toBeNull();
    const nothing = questionOf(product, ['حاصل را صفر گرفته', integer(0)]);
    expect(toldFor(nothing, integer(0))).toBe('حاصل را صفر گرفته');
  });

  it('reads the numbers of sentences, tables and what is said of a figure', () => {
    const figure = { t: 'bars', description: 'نواری با ۴۲ قسمت', bars: [{ parts: 3, shaded: 1 }] } as const;
    expect(toldFor(questionOf({ ...product, figure }, [added, integer(42)]), integer(42))).toBeNull();
    const stem = [p`حاصل ضرب ۱۲ و ۳۰ چند است، نه ۱٬۲۴۲؟`];
    expect(toldFor(questionOf({ ...product, stem }, [added, integer(1242)]), integer(1242))).toBeNull();
    const table = {
      t: 'table',
      description: 'جدول',
      columns: ['عدد'],
      rows: [[{ t: 'math', math: { t: 'number', value: '42' } }]],
    } as const;
    expect(toldFor(questionOf({ ...product, figure: table }, [added, integer(42)]), integer(42))).toBeNull();
  });

  it('is not named for what is off by one or by a place, unless its title says so', () => {
    const question = questionOf(
      product,
      [added, integer(361)],
      ['یکی کم شمرده', integer(359)],
      ['عددها را کنار هم گذاشته', integer(3600)],
      ['یک صفر کم نوشته', integer(36)],
    );
    expect(toldFor(question, integer(361))).toBeNull();
    expect(toldFor(question, integer(359))).toBe('یکی کم شمرده');
    expect(toldFor(question, integer(3600))).toBeNull();
    expect(toldFor(question, integer(36))).toBe('یک صفر کم نوشته');
  });

  it('is not named for a part of the way, unless its title says where the work stopped', () => {
    const solution = [step(p`${row(4, '+', 8, '=', 17)}`), step(p`${row(17, '×', 2, '=', 34)}`)];
    const two: Given = { stem: [p`چند است؟`], ...integerAnswer(34), solution };
    expect(toldFor(questionOf(two, ['عددها را با هم اشتباه گرفته', integer(17)]), integer(17))).toBeNull();
    expect(toldFor(questionOf(two, ['فقط قدم اول را حساب کرده', integer(17)]), integer(17))).not.toBeNull();
    const carries = 'ده‌تایی‌های نگه‌داشته را حساب نکرده';
    expect(toldFor(questionOf(two, [carries, integer(17)]), integer(17))).toBeNull();
    expect(toldFor(questionOf(two, [carries, integer(24)]), integer(24))).toBe(carries);
  });

  it('is not named for a number that a sentence says in words', () => {
    const stem = [p`خانهٔ چهل و دوم این الگو چه عددی دارد؟`];
    expect(toldFor(questionOf({ ...product, stem }, [added, integer(42)]), integer(42))).toBeNull();
    expect(toldFor(questionOf({ ...product, stem }, [added, integer(40)]), integer(40))).toBe(added);
  });

  it('does not take what is worked out or left out for copying because of its title', () => {
    for (const title of ['باقی‌ماندهٔ مجموع رقم‌ها را نوشته', 'مخرج کسر اول را در نظر نگرفته', 'قسمت دیگری را خوانده']) {
      expect(toldFor(questionOf(product, [title, integer(30)]), integer(30)), title).toBeNull();
    }
  });

  it('does not read the places in the description of a drawing, which is not seen', () => {
    const figure = { t: 'drawing', width: 4, height: 4, description: 'نقطه‌ای ۴۲ خانه از چپ', shapes: [] } as const;
    expect(toldFor(questionOf({ ...product, figure }, [added, integer(42)]), integer(42))).toBe(added);
  });

  it('calls nothing a slip that two numbers of the question come to', () => {
    const sum: Given = { stem: [p`${2} پیراهن و ${3} شلوار چند جور می‌شود؟`], ...integerAnswer(6) };
    const question = questionOf(sum, ['یک حالت را جا انداخته', integer(5)], ['یکی زیاد شمرده', integer(7)]);
    expect(toldFor(question, integer(5))).toBeNull();
    expect(toldFor(question, integer(7))).toBe('یکی زیاد شمرده');
    const twice = { stem: [p`دو ضلع ${6} و دو ضلع ${6} است.`], ...integerAnswer(22) };
    expect(toldFor(questionOf(twice, ['در جمع، ده‌تایی را جا انداخته', integer(12)]), integer(12))).toBeNull();
  });

  it('is not named where a slip and another misconception give the same', () => {
    const both = questionOf(product, ['یکی زیاد شمرده', integer(361)], [added, integer(361)]);
    expect(toldFor(both, integer(361))).toBeNull();
  });

  it('is not named where another misconception gives the same, unless that one is simpler and is named', () => {
    const both = questionOf(product, [added, integer(42)], ['ترتیب را برعکس گرفته', integer(42)]);
    expect(toldFor(both, integer(42))).toBeNull();
    const copied = questionOf(product, [added, integer(12)], ['عدد قبلی را تکرار کرده', integer(12)]);
    expect(toldFor(copied, integer(12))).toBe('عدد قبلی را تکرار کرده');
  });

  it('holds for fractions and mixed numbers', () => {
    const stem = [p`حاصل ${row(3, '×', frac(4, 5))} چند است؟`];
    const times = { stem, ...fractionAnswer(Rational.of(12, 5)) };
    const title = 'هم در صورت و هم در مخرج ضرب کرده';
    expect(toldFor(questionOf(times, [title, fraction(12, 15)]), fraction(4, 5))).toBeNull();
    expect(toldFor(questionOf(times, [title, fraction(11, 5)]), fraction(11, 5))).toBeNull();
    expect(toldFor(questionOf(times, [title, fraction(12, 8)]), fraction(12, 8))).toBe(title);
    const sum = { stem, ...mixedAnswer(Rational.of(12, 5)) };
    expect(toldFor(questionOf(sum, [title, mixed(1, 2, 5)]), mixed(1, 2, 5))).toBeNull();
    expect(toldFor(questionOf(sum, [title, mixed(1, 1, 5)]), mixed(1, 1, 5))).toBe(title);
  });

  it('holds for decimals, clock times and several boxes', () => {
    const half: Given = { stem: [p`عدد ${{ t: 'number', value: '2.5' }}`], ...decimalAnswer(Decimal.parse('0.25')) };
    expect(toldFor(questionOf(half, [added, decimal('0.26')]), decimal('0.26'))).toBeNull();
    expect(toldFor(questionOf(half, [added, decimal('2.5')]), decimal('2.5'))).toBeNull();
    expect(toldFor(questionOf(half, [added, decimal('0.5')]), decimal('0.5'))).toBe(added);
    const clock: Given = { stem: [p`ساعت ۸:۳۰`], ...clockAnswer('time12', 9, 15) };
    const time = (hour: number, minute: number): AnswerKey => ({ kind: 'clock', hour, minute });
    expect(toldFor(questionOf(clock, [added, time(8, 15)], [added, time(7, 15)]), time(8, 15))).toBeNull();
    const boxes: Given = { stem: [p`۷ و ۴۰`], ...integerAnswers([5, {}], [6, {}]) };
    const question = questionOf(boxes, [added, integer(5, 40)], ['جابه‌جا', integer(6, 5)], [added, integer(2, 9)]);
    expect(toldFor(question, integer(5, 40))).toBeNull();
    expect(toldFor(question, integer(6, 5))).toBe('جابه‌جا');
    expect(toldFor(question, integer(2, 9))).toBe(added);
  });

  it('holds for options, marks of a number line and points', () => {
    const options = [360, 30, 42, 5].map((value, index) => ({
      id: `o${index}`,
      content: [{ t: 'math', math: { t: 'number', value: String(value) } }] as const,
    }));
    const option = (id: string): AnswerKey => ({ kind: 'choice', option: id });
    const choice: Given = {
      ...product,
      answer: { kind: 'choice', options, layout: 'tiles' },
      key: { kind: 'choice', option: 'o0' },
    };
    const chosen = questionOf(choice, [added, option('o2')], ['برعکس', option('o2')], ['تنها', option('o3')]);
    expect(toldFor(chosen, option('o2'))).toBeNull();
    expect(toldFor(chosen, option('o3'))).toBe('تنها');
    const tick = (at: number): AnswerKey => ({ kind: 'number-line', tick: at });
    const axis: Given = {
      stem: product.stem,
      answer: { kind: 'number-line', line: { from: 0, to: 3, divisions: 4 } },
      key: { kind: 'number-line', tick: 5 },
    };
    const marked = questionOf(axis, [added, tick(6)], ['صورت را واحد گرفته', tick(9)]);
    expect(toldFor(marked, tick(6))).toBeNull();
    expect(toldFor(marked, tick(9))).toBe('صورت را واحد گرفته');
    const at = (x: number, y: number): AnswerKey => ({ kind: 'points', points: [[x, y]] });
    const paper: Given = {
      stem: product.stem,
      answer: {
        kind: 'points',
        width: 8,
        height: 8,
        background: 'squares',
        shapes: [],
        description: 'صفحه',
        count: 1,
      },
      key: { kind: 'points', points: [[3, 4]] },
    };
    const set = questionOf(paper, [added, at(3, 5)], ['طول و عرض را جابه‌جا گرفته', at(4, 3)]);
    expect(toldFor(set, at(3, 5))).toBeNull();
    expect(toldFor(set, at(4, 3))).toBe('طول و عرض را جابه‌جا گرفته');
  });

  it('does not name the option that a question about a mistake says, be it a number', () => {
    const option = (id: string): AnswerKey => ({ kind: 'choice', option: id });
    const options = ['8.883', '88.83', '0.8883'].map((value, index) => ({
      id: `o${index}`,
      content: [{ t: 'math', math: { t: 'number', value } }] as const,
    }));
    const asked: Given = {
      form: 'find-mistake',
      stem: [p`هیوا می‌گوید جواب ${Decimal.parse('88.83')} است، ولی درست نیست.`, p`جواب درست کدام است؟`],
      answer: { kind: 'choice', options, layout: 'tiles' },
      key: option('o0'),
    };
    const wrong = [
      ['یک رقم اعشار کم شمرده', option('o1')],
      ['یک رقم اعشار زیاد شمرده', option('o2')],
    ] as const;
    const question = questionOf(asked, ...wrong);
    expect(toldFor(question, option('o1'))).toBeNull();
    expect(toldFor(question, option('o2'))).toBe('یک رقم اعشار زیاد شمرده');
    expect(toldFor(questionOf({ ...asked, form: 'bare' }, ...wrong), option('o1'))).toBe('یک رقم اعشار کم شمرده');
  });

  it('reads the words of options whole: a line is not named by a half-line', () => {
    const option = (id: string): AnswerKey => ({ kind: 'choice', option: id });
    const kinds: Given = {
      form: 'find-mistake',
      stem: [p`سارا می‌گوید این شکل نیم‌خط است، ولی اشتباه کرده است.`],
      answer: {
        kind: 'choice',
        layout: 'list',
        options: [
          { id: 'a', content: line`خط` },
          { id: 'b', content: line`نیم‌خط` },
          { id: 'c', content: line`پاره‌خط` },
        ],
      },
      key: { kind: 'choice', option: 'a' },
    };
    const question = questionOf(kinds, ['نیم‌خط گرفته', option('b')], ['پاره‌خط گرفته', option('c')]);
    expect(toldFor(question, option('b'))).toBeNull();
    expect(toldFor(question, option('c'))).toBe('پاره‌خط گرفته');
  });

  it('is not named for a chart that is read a line too high or too low, unless its title says so', () => {
    const chart: Given = {
      stem: [p`ستون «ب» چند است؟`],
      figure: {
        t: 'bar-chart',
        description: 'نمودار ستونی؛ الف: ۲۰، ب: ۳۵، پ: ۵۰',
        title: 'نمودار',
        step: 5,
        to: 60,
        unit: 'تا',
        bars: [
          { label: 'الف', value: 20 },
          { label: 'ب', value: 35 },
          { label: 'پ', value: 50 },
        ],
      },
      ...integerAnswer(35),
    };
    const high = 'یک خط بالاتر خوانده';
    const asked = questionOf(chart, [added, integer(30)], [high, integer(40)], ['برعکس', integer(65)]);
    expect([30, 40, 65].map((number) => toldFor(asked, integer(number)))).toEqual([null, high, 'برعکس']);
    // Of the difference of two columns and of the sum of all, the same; of a mean it is not so.
    const difference = questionOf({ ...chart, ...integerAnswer(15) }, ['برعکس', integer(10)]);
    expect(toldFor(difference, integer(10))).toBeNull();
    const sum = questionOf({ ...chart, ...integerAnswer(105) }, ['برعکس', integer(110)]);
    expect(toldFor(sum, integer(110))).toBeNull();
    const mean = questionOf({ ...chart, stem: [p`میانگین ستون‌ها چند است؟`] }, ['برعکس', integer(30)]);
    expect(toldFor(mean, integer(30))).toBe('برعکس');
  });

  it('is not named for the order the cards lie in, nor, of many, for two neighbors that changed places', () => {
    const items = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, math: frac(1, index + 2) }));
    const order = (ids: string): AnswerKey => ({ kind: 'order', items: [...ids] });
    const cards: Given = {
      stem: [p`کسرها را از کوچک به بزرگ بچین.`],
      answer: { kind: 'order', items, ends: ['کوچک‌ترین', 'بزرگ‌ترین'] },
      key: order('dcba'),
    };
    const wrong = [
      ['مخرج بزرگ‌تر را بزرگ‌تر گرفته', order('abcd')],
      ['فقط صورت‌ها را مقایسه کرده', order('cdba')],
      ['دو رنگ نزدیک به هم را جابه‌جا گذاشته', order('dbca')],
      ['از وسط شروع کرده', order('bdac')],
    ] as const;
    const question = questionOf(cards, ...wrong);
    expect(wrong.map(([, answer]) => toldFor(question, answer))).toEqual([null, null, wrong[2][0], wrong[3][0]]);
  });

  it('is not named for a step, or for three numbers added, that another two numbers come to as well', () => {
    const packs = (b: number): Given => ({
      stem: [p`${2} بستهٔ ${b}تایی مداد و ${8} بستهٔ ${7}تایی خودکار داریم. روی هم چندتاست؟`],
      ...integerAnswer(2 * b + 56),
      solution: [step(p`${row(2, '×', b, '=', 2 * b)}`), step(p`${row(2 * b, '+', 56, '=', 2 * b + 56)}`)],
    });
    const first = 'فقط مسئلهٔ اول را حل کرده';
    expect(toldFor(questionOf(packs(5), [first, integer(10)]), integer(10))).toBeNull();
    expect(toldFor(questionOf(packs(6), [first, integer(12)]), integer(12))).toBe(first);
    const shared = (left: number): Given => ({
      stem: [p`به ${5} نفر ${3} تا رسید و ${left} تا ماند. روی هم چندتا بود؟`],
      ...integerAnswer(15 + left),
    });
    const all = 'هر سه عدد را جمع کرده';
    expect(toldFor(questionOf(shared(2), [all, integer(10)]), integer(10))).toBeNull();
    expect(toldFor(questionOf(shared(4), [all, integer(12)]), integer(12))).toBeNull();
    expect(toldFor(questionOf(shared(6), [all, integer(14)]), integer(14))).toBe(all);
  });

  it('is not named for two numbers that a sentence says together, even where they are the right ones turned round', () => {
    const corners: Given = {
      stem: [
        p`سه رأس مربعی به طول ${9} و عرض ${7}، به طول ${7} و عرض ${9} و به طول ${5} و عرض ${7} است. رأس دیگر کجاست؟`,
      ],
      ...integerAnswers([7, {}], [5, {}]),
    };
    const [swapped, known] = ['طول و عرض را جابه‌جا نوشته', 'مختصات یکی از رأس‌های معلوم را نوشته'];
    expect(toldFor(questionOf(corners, [swapped, integer(5, 7)]), integer(5, 7))).toBeNull();
    expect(toldFor(questionOf(corners, [known, integer(5, 7)]), integer(5, 7))).toBeNull();
    expect(toldFor(questionOf(corners, [known, integer(9, 7)]), integer(9, 7))).toBe(known);
    const apart: Given = { ...corners, stem: [p`نقطه‌ای ${7} خانه از چپ و ${5} خانه از پایین است. طول و عرض آن؟`] };
    expect(toldFor(questionOf(apart, [swapped, integer(5, 7)]), integer(5, 7))).toBe(swapped);
  });

  it('is not named for how many corners a figure has, unless its title says corners and sides', () => {
    const figure = {
      t: 'drawing',
      description: 'شش‌ضلعی',
      width: 4,
      height: 4,
      shapes: [
        {
          t: 'polygon',
          points: [
            [0, 0],
            [2, 0],
            [4, 1],
            [4, 3],
            [2, 4],
            [0, 3],
          ],
        },
      ],
    } as const;
    const asked: Given = { stem: [p`این شکل چند قطر دارد؟`], figure, ...integerAnswer(9) };
    const [inner, both] = ['پاره‌خط‌های داخل شکل را نشمرده', 'تعداد ضلع‌ها یا رأس‌ها را نوشته'];
    expect(toldFor(questionOf(asked, [inner, integer(6)]), integer(6))).toBeNull();
    expect(toldFor(questionOf(asked, [both, integer(6)]), integer(6))).toBe(both);
    expect(toldFor(questionOf(asked, [inner, integer(3)]), integer(3))).toBe(inner);
  });
});
