import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey, inUnits, isCutAsked, unitAsked } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, numbersInWords, terms } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** The exact fraction is counted off in units. */
  solve: (sheet) => {
    const fraction = formulas(sheet.stem)
      .flatMap(terms)
      .find((node) => node.t === 'fraction');
    const statement = numbersInWords(sheet.stem);
    const [a, b] = sheet.form === 'story' ? [nth(statement, 0), nth(statement, 1)] : [1, 1];
    // Days and laps are stated before what is shared among them.
    const first = sheet.stem[0];
    const opening = first?.t === 'paragraph' && first.content[0]?.t === 'text' ? first.content[0].text : '';
    const isTurned = /روز، هر روز|^در [۰-۹]+ روز|دور یک زمین/.test(opening);
    const value = fraction === undefined ? (isTurned ? Rational.of(b, a) : Rational.of(a, b)) : nodeValue(fraction);
    return asDecimalKey(inUnits(value, unitAsked(sheet), isCutAsked(sheet)));
  },
};
