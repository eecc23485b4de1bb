import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { AnswerMessages, AnswerModel, RightParts } from '../kind.ts';
import { type Fields, given, isWithin, type Reading, refuse } from '../reading.ts';
import { angleEmptiness } from './empty.ts';
import type { AngleForm, AngleInput, AngleKey } from './model.ts';

function publicForm({ kind, zero }: AngleForm): AngleForm {
  return { kind, zero };
}

/** A whole number of degrees that a protractor has. */
function read(_: AngleForm, { degrees }: Fields): Reading {
  if (degrees === null) return refuse('empty');
  return isWithin(degrees, 180) ? given([String(degrees)]) : refuse('unknown-option');
}

function parts({ degrees }: AngleKey): readonly string[] {
  return [String(degrees)];
}

function inputFromKey({ kind, degrees }: AngleKey): AngleInput {
  return { kind, degrees };
}

/** Every angle within the tolerance is right. Two keys differ by their degrees. */
function rule({ degrees }: AngleKey): string {
  return String(degrees);
}

function matches({ degrees, tolerance }: AngleKey, [given]: readonly string[]): boolean {
  return Math.abs(Number(given) - degrees) <= tolerance;
}

function rightParts(): RightParts {
  return { right: 0, outOf: 1 };
}

function printKey({ degrees }: AngleKey): readonly Inline[] {
  return [inDegrees(degrees)];
}

function printInput({ degrees }: AngleInput): readonly Inline[] {
  return degrees === null ? [] : [inDegrees(degrees)];
}

/** «۶۵ درجه». */
function inDegrees(degrees: number): Inline {
  return text(`${persianNumber(degrees)} درجه`);
}

const turn = line`اول ضلع زاویه را بچرخان.`;

const messages: AnswerMessages = {
  empty: turn,
  wrong: line`ببین از کدام صفر شروع کرده‌ای و همان درجه‌بندی را دنبال کن.`,
};

export const angleModel: AnswerModel<AngleForm, AngleInput, AngleKey> = {
  kind: 'angle',
  publicForm,
  read,
  parts,
  inputFromKey,
  matches,
  rule,
  rightParts,
  printKey,
  printInput,
  messages,
  emptiness: angleEmptiness,
};
