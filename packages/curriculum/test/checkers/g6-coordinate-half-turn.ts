import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only } from '../question-readers/sheet.ts';
import { crossingsOf, lettered, turnBetween } from '../question-readers/squared-paper.ts';

const paper = { width: 10, height: 10 };

/** Tries every crossing: a half turn round the center, or the center of a half turn. */
export const checker: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    const statement = numbersInWords(stem);
    const pair = (at: number) => [nth(statement, at), nth(statement, at + 1)] as const;
    const shapes = figure?.t === 'drawing' ? figure.shapes : null;
    const point = shapes === null ? pair(0) : lettered(shapes, 'الف');
    const other = shapes === null ? pair(2) : lettered(shapes, 'م');
    const found = only(
      crossingsOf(paper).filter((place) =>
        form === 'reverse' ? turnBetween(point, other, place) === 180 : turnBetween(point, place, other) === 180,
      ),
    );
    return { kind: 'integer', values: found.map(String) };
  },
};
