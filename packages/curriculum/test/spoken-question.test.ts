import { describe, expect, it } from 'vitest';
import { frac, line, num, row } from '../src/content/index.ts';
import { answerless, availableSkills } from '../src/index.ts';
import { spokenLine, spokenQuestion, spokenText } from '../src/speech/index.ts';

/** Letters, marks of vowels, the half-space, and what makes a voice pause. */
const READABLE = /^[\p{Script=Arabic}\u064b-\u0655\u200c .،؛:؟!«»()]*$/u;
const UNREAD = /[\p{Nd}\p{S}٪٫٬⁄]/u;

describe('spokenText', () => {
  it.each([
    ['۵ کتاب', 'پنج کتاب'],
    ['۵٫۲ متر', 'پنج و دو دهم متر'],
    ['۱۳٬۵۰۰ ریال', 'سیزده هزار و پانصد ریال'],
    ['از −۱۰ تا ۱۰', 'از منفی ده تا ده'],
    ['۱۶٪ تخفیف', 'شانزده درصد تخفیف'],
    ['ساعت ۷:۰۵', 'ساعت هفت و پنج دقیقه'],
    ['ساعت ۷:۰۰', 'ساعت هفت'],
    ['۳⁄۴ کیلو', 'سه چهارم کیلو'],
    ['به جای □', 'به جای جای خالی'],
    ['۶تا', 'شش تا'],
    ['۶‌ضلعی', 'شش‌ضلعی'],
  ])('%s is read %s', (text, words) => {
    expect(spokenText(text)).toBe(words);
  });
});

it('formulas in a sentence are read as in class', () => {
  expect(spokenLine(line`حاصل ${row(frac(3, 4), '+', num(2))} چند است؟`)).toBe('حاصل سه چهارم به‌علاوهٔ دو چند است؟');
});

it('reads options after what is asked', () => {
  expect(
    spokenQuestion({
      stem: [{ t: 'paragraph', content: line`کدام بیشتر است؟` }],
      answer: {
        kind: 'choice',
        layout: 'tiles',
        options: [
          { id: 'a', content: line`${num(12)}` },
          { id: 'b', content: line`${frac(1, 2)}` },
        ],
      },
    }),
  ).toEqual(['کدام بیشتر است؟', 'گزینهٔ اول: دوازده.', 'گزینهٔ دوم: یک دوم.']);
});

it('every skill has questions that can be read aloud whole, without a digit or sign left', () => {
  const found: string[] = [];
  for (const skill of availableSkills()) {
    for (const level of skill.levels) {
      for (const seed of [1, 2, 3]) {
        const spoken = spokenQuestion(answerless(skill.generate(seed, level)));
        const where = `${skill.id}/${level}/${seed}`;
        if (spoken.length === 0) found.push(`${where}: nothing is read`);
        for (const part of spoken) {
          if (!READABLE.test(part) || UNREAD.test(part)) found.push(`${where}: ${part}`);
          if (/:\s*[،.]|،\s*،|undefined/.test(part)) found.push(`${where}: something is missing in ${part}`);
        }
      }
    }
  }
  expect(found).toEqual([]);
}, 120_000);
