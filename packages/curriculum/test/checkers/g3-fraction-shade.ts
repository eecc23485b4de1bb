import type { SkillChecker } from '../question-readers/checker.ts';
import { printedFractions, unitsOf } from '../question-readers/same-parts.ts';
import { nth, only } from '../question-readers/sheet.ts';

/** Colors parts one after another until the stated fraction of all of them has its color. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'sectors') throw new Error('nothing to colour');
    const { parts, palette } = sheet.answer;
    const { tone } = only(palette);
    const unit = sheet.form === 'figure' ? nth(unitsOf(sheet), 0) : undefined;
    const [numerator, denominator] = unit === undefined ? nth(printedFractions(sheet), 0) : [unit.shaded, unit.parts];
    const tones: (typeof tone | null)[] = Array.from({ length: parts }, () => null);
    const colored = () => tones.filter((each) => each !== null).length;
    const isDone = () =>
      sheet.form === 'reverse'
        ? (parts - colored()) * denominator === numerator * parts
        : colored() * denominator === numerator * parts;
    for (let part = 0; part < parts && !isDone(); part += 1) tones[part] = tone;
    if (!isDone()) throw new Error('the fraction cannot be coloured');
    return { kind: 'sectors', tones, rules: [{ t: 'count', tone, count: colored() }] };
  },
};
