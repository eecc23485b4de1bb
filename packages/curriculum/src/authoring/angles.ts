import type { AngleForm, AnswerKey } from '../model/index.ts';
import type { AnswerSpec } from './answers.ts';

/** An angle of so many degrees, give or take `tolerance`. */
export function angleKey(degrees: number, tolerance = 2): AnswerKey {
  return { kind: 'angle', degrees, tolerance };
}

/** An angle to be opened on a protractor from the zero at one side. */
export function angleAnswer(zero: AngleForm['zero'], degrees: number, tolerance = 2): AnswerSpec {
  return { answer: { kind: 'angle', zero }, key: angleKey(degrees, tolerance) };
}
