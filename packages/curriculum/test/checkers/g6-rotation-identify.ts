import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, only, wordsOf } from '../question-readers/sheet.ts';
import { cornersOf, lettered, turnBetween } from '../question-readers/squared-paper.ts';

/** Measures the turn of every corner; it must be the same for all of them. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { shapes } = figureOf(sheet, 'drawing');
    const center = lettered(shapes, 'م');
    const [first, image] = [cornersOf(shapes, 0), cornersOf(shapes, 1)];
    const [from, to] = /برمی‌گردانیم/.test(wordsOf(sheet.stem)) ? [image, first] : [first, image];
    const turns = new Set(from.map((corner, index) => turnBetween(corner, nth(to, index), center)));
    const turn = turns.size === 1 ? [...turns][0] : null;
    const truths: Readonly<Record<string, boolean>> = {
      '۹۰ درجه در خلاف جهت عقربه‌های ساعت': turn === 90,
      '۱۸۰ درجه': turn === 180,
      '۹۰ درجه در جهت عقربه‌های ساعت': turn === 270,
      'هیچ‌کدام از این چرخش‌ها': turn !== 90 && turn !== 180 && turn !== 270,
    };
    const option = only(
      sheet.answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'text' && truths[piece.text] === true;
      }),
    );
    return { kind: 'choice', option: option.id };
  },
};
