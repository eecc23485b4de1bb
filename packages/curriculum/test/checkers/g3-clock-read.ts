import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, only } from '../question-readers/sheet.ts';

/** Turns the hands from twelve on, minute by minute, until they are as they are drawn. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const drawn = only(figureOf(sheet, 'clock').clocks);
    const hands = (hour: number, minute: number) => [((hour % 12) * 60 + minute) / 2, minute * 6].join(' ');
    let [hour, minute] = [12, 0];
    while (hands(hour, minute) !== hands(drawn.hour, drawn.minute)) {
      minute += 1;
      if (minute < 60) continue;
      minute = 0;
      hour = hour === 12 ? 1 : hour + 1;
    }
    return { kind: 'clock', hour, minute };
  },
};
