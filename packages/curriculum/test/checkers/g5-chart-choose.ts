import type { SkillChecker } from '../question-readers/checker.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

/** What the words of a purpose call for. */
function calledFor(purpose: string): string {
  const fits = [
    ['خط شکسته', /تغییر/],
    ['دایره‌ای', /سهم/],
    ['تصویری', /با شکل/],
    ['ستونی', /مقایسهٔ/],
  ].filter(([, sign]) => (sign as RegExp).test(purpose));
  return String(only(fits)[0]);
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(sheet.stem);
    const fits = sheet.answer.options.filter(({ content }) => {
      const text = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      if (sheet.form === 'reverse') return words.includes(calledFor(text));
      const purpose =
        sheet.form === 'find-mistake'
          ? (/«([^»]+)»/.exec(words)?.[1] ?? '')
          : words.slice(words.indexOf(':'), words.indexOf('کدام'));
      return text.includes(calledFor(purpose));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
