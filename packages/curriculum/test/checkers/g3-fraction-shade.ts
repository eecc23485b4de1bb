import type { SkillChecker } from '../reading/checker.ts';
import { printedFractions, unitsOf } from '../reading/same-parts.ts';
import { nth, only } from '../reading/sheet.ts';

/** Colours parts one after another until the told fraction of all of them has its colour. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'sectors') throw new Error('nothing to colour');
    const { parts, palette } = sheet.answer;
    const { tone } = only(palette);
    const unit = sheet.form === 'figure' ? nth(unitsOf(sheet), 0) : undefined;
    const [top, bottom] = unit === undefined ? nth(printedFractions(sheet), 0) : [unit.shaded, unit.parts];
    const tones: (typeof tone | null)[] = Array.from({ length: parts }, () => null);
    const coloured = () => tones.filter((each) => each !== null).length;
    const isDone = () =>
      sheet.form === 'reverse' ? (parts - coloured()) * bottom === top * parts : coloured() * bottom === top * parts;
    for (let part = 0; part < parts && !isDone(); part += 1) tones[part] = tone;
    if (!isDone()) throw new Error('the fraction cannot be coloured');
    return { kind: 'sectors', tones, rules: [{ t: 'count', tone, count: coloured() }] };
  },
};
