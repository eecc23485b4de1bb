import { describe, expect, it } from 'vitest';
import { defineSkill } from '../src/authoring/define-skill.ts';
import { line, worked, wrongLineQuestion } from '../src/authoring/index.ts';
import { availableSkills, check, plainBlocks, type Question, rawFromAnswer } from '../src/index.ts';
import { createRng } from '../src/random/rng.ts';
import { checkerOf } from './question-readers/checker.ts';
import { sheetOf } from './question-readers/sheet.ts';

const asksForLine = ({ answer }: Question) => answer.kind === 'choice' && answer.layout === 'lines';

/** 4 + 3 = 7, then doubled, then one less. */
function drawn(mistake: 'first' | 'second' | 'last') {
  return wrongLineQuestion(createRng('lines', 1), {
    problem: [],
    work: (made) => {
      const sum = made === 'first' ? 8 : 7;
      const twice = made === 'second' ? sum + 2 : sum * 2;
      return [
        worked(4, '+', 3, '=', sum),
        worked(sum, '×', 2, '=', twice),
        worked(5, '−', 1, '=', 4),
        worked(twice, '−', 1, '=', made === 'last' ? twice : twice - 1),
      ];
    },
    mistakes: { [mistake]: line`این جمع را دوباره حساب کن.` },
    watch: line`هر سطر را حساب کن.`,
  });
}

describe('«کجا اشتباه شد؟»', () => {
  it.each([
    ['first', 'a'],
    ['second', 'b'],
    ['last', 'd'],
  ] as const)('has its key where the work first differs from the right one: the %s line', (mistake, option) => {
    expect(drawn(mistake)?.key).toEqual({ kind: 'choice', option });
  });

  it('says of each other line what touching it means', () => {
    const named = drawn('first')?.misconceptions.map(({ id, answer }) => [
      answer.kind === 'choice' ? answer.option : '',
      id,
    ]);
    expect(named).toEqual([
      ['b', 'later-line-touched'],
      ['c', 'right-line-touched'],
      ['d', 'last-line-touched'],
    ]);
  });

  it('is asked by at least 12 skills of all four grades, each time with its wrong line found again', () => {
    const asked = availableSkills().filter((skill) =>
      Array.from({ length: 25 }, (_, seed) => skill.generate(seed, 4)).some(asksForLine),
    );
    expect(asked.length).toBeGreaterThanOrEqual(12);
    expect(new Set(asked.map(({ place }) => place.grade))).toEqual(new Set([3, 4, 5, 6]));
  });

  it('has its wrong line in every place, none of them most of the time', () => {
    const skill = availableSkills().find(({ id }) => id === 'g6-share-ratio');
    const places = Array.from({ length: 400 }, (_, seed) => skill?.generate(seed, 3)).flatMap((question) =>
      question !== undefined && asksForLine(question) && question.key.kind === 'choice' ? [question.key.option] : [],
    );
    const most = Math.max(...['a', 'b', 'c'].map((place) => places.filter((each) => each === place).length));
    expect(new Set(places).size).toBe(3);
    expect(most / places.length).toBeLessThan(0.6);
  });

  it('is refused by its checker where a second line is wrong by itself', async () => {
    const skill = availableSkills().find(({ id }) => id === 'g5-area-trapezoid');
    if (skill === undefined) throw new Error('no such skill');
    const checker = await checkerOf(skill);
    const question = Array.from({ length: 200 }, (_, seed) => skill.generate(seed, 4)).find(
      (each) => asksForLine(each) && each.key.kind === 'choice' && each.key.option === 'a',
    );
    if (question?.answer.kind !== 'choice') throw new Error('no such question');
    const options = question.answer.options.map((option, index) =>
      index === 2 ? { ...option, content: [...line`نصف آن: `, ...worked(10, '÷', 2, '=', 6)] } : option,
    );
    expect(() => checker.solve(sheetOf({ ...question, answer: { ...question.answer, options } as never }))).toThrow(
      'two lines',
    );
    expect(check(question, rawFromAnswer(checker.solve(sheetOf(question)))).verdict).toBe('right');
  });

  it('leaves the question as it was where no mistake ever fits', () => {
    const skill = defineSkill({
      id: 'g3-mult-2digit',
      levels: [1, 2, 3],
      targetLevel: 2,
      guessable: null,
      make: () => ({
        form: 'find-mistake',
        stem: [],
        answer: { kind: 'integer', blanks: [{}] },
        key: { kind: 'integer', values: ['4'] },
        misconceptions: [],
        hints: [],
        solution: [],
      }),
      makeWrongLine: () => null,
    });
    expect(skill.generate(1, 1).answer.kind).toBe('integer');
  });

  it('shows the wrong line and the right one in its solution', () => {
    const question = drawn('second');
    const shown = (question?.solution ?? []).map(({ content }) => plainBlocks(content));
    expect(shown.join('\n')).toContain('۷ × ۲ = ۱۴');
    expect(shown.at(-1)).toContain('۷ × ۲ = ۹');
  });
});
