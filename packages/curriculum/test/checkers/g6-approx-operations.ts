import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey, inUnits, isCutAsked, unitAsked } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { formulas, nth, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

function signOf(sheet: Sheet): string {
  const sign = formulas(sheet.stem)
    .flatMap(terms)
    .find((node) => node.t === 'operator' && node.sign !== '≃');
  if (sign?.t === 'operator') return sign.sign;
  const words = wordsOf(sheet.stem);
  if (/مانده است|خالی است/.test(words)) return '−';
  if (/مساحت|قفسه داریم|روز کار کرده/.test(words)) return '×';
  return /قسمت می‌شود|ردیف می‌شود/.test(words) ? '÷' : '+';
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    const formula = sheet.stem.find((block) => block.t === 'display');
    const numbers = everyNumber(formula === undefined ? sheet.stem : [formula]);
    const [unit, isCut] = [unitAsked(sheet), isCutAsked(sheet)];
    const [a, b] = [inUnits(nth(numbers, 0), unit, isCut), inUnits(nth(numbers, 1), unit, isCut)];
    switch (signOf(sheet)) {
      case '−':
        return asDecimalKey(Rational.of(a.n * b.d - b.n * a.d, a.d * b.d));
      case '×':
        return asDecimalKey(Rational.of(a.n * b.n, a.d * b.d));
      case '÷':
        return asDecimalKey(Rational.of(a.n * b.d, a.d * b.n));
      default:
        return asDecimalKey(Rational.of(a.n * b.d + b.n * a.d, a.d * b.d));
    }
  },
};
