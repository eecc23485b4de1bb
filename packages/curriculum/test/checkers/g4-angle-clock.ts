import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';

/** Turns the hands from one another on both ways round, half a degree at a time, and keeps the shorter way. */
export const checker: SkillChecker = {
  solve: ({ figure, stem }) => {
    const hour = figure?.t === 'clock' ? nth(figure.clocks, 0).hour : nth(numbersInWords(stem), 0);
    // The hour hand moves half a degree a minute.
    const turned = (hour % 12) * 60 * 0.5;
    let [there, back] = [0, 0];
    for (let at = 0; at !== turned; at = (at + 0.5) % 360) there += 0.5;
    for (let at = turned; at !== 0; at = (at + 0.5) % 360) back += 0.5;
    return { kind: 'integer', values: [String(Math.min(there, back))] };
  },
};
