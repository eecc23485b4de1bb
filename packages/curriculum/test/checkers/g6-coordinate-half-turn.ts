import type { SkillChecker } from '../reading/checker.ts';
import { nth, numbersInWords, only } from '../reading/sheet.ts';
import { crossingsOf, lettered, turnBetween } from '../reading/squared-paper.ts';

const paper = { width: 10, height: 10 };

/** Tries every crossing: a half turn round the centre, or the centre of a half turn. */
export const checker: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    const told = numbersInWords(stem);
    const pair = (at: number) => [nth(told, at), nth(told, at + 1)] as const;
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
