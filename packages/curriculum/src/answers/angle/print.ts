import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { AnswerMessages } from '../kind.ts';
import type { AngleInput, AngleKey } from './model.ts';

export function printKey({ degrees }: AngleKey): readonly Inline[] {
  return [inDegrees(degrees)];
}

export function printInput({ degrees }: AngleInput): readonly Inline[] {
  return degrees === null ? [] : [inDegrees(degrees)];
}

/** «۶۵ درجه». */
function inDegrees(degrees: number): Inline {
  return text(`${persianNumber(degrees)} درجه`);
}

const turn = line`اول ضلع زاویه را بچرخان.`;

export const messages: AnswerMessages = {
  empty: turn,
  wrong: line`ببین از کدام صفر شروع کرده‌ای و همان درجه‌بندی را دنبال کن.`,
};
