import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey, inUnits, isCutAsked, unitAsked } from '../reading/approximation.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { formulas, nth, numbersInWords, terms, worthOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  /** The exact fraction is counted off in units. */
  solve: (sheet) => {
    const fraction = formulas(sheet.stem)
      .flatMap(terms)
      .find((node) => node.t === 'fraction');
    const told = numbersInWords(sheet.stem);
    const [a, b] = sheet.form === 'story' ? [nth(told, 0), nth(told, 1)] : [1, 1];
    // Days and laps are told before what is shared among them.
    const first = sheet.stem[0];
    const opening = first?.t === 'paragraph' && first.content[0]?.t === 'text' ? first.content[0].text : '';
    const isTurned = /روز، هر روز|^در [۰-۹]+ روز|دور یک زمین/.test(opening);
    const value = fraction === undefined ? (isTurned ? Rational.of(b, a) : Rational.of(a, b)) : worthOf(fraction);
    return asDecimalKey(inUnits(value, unitAsked(sheet), isCutAsked(sheet)));
  },
};
