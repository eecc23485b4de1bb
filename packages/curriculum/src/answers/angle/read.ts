import { type Fields, given, isWithin, type Reading, refuse } from '../reading.ts';
import type { AngleForm } from './model.ts';

/** A whole number of degrees that a protractor has. */
export function read(_: AngleForm, { degrees }: Fields): Reading {
  if (degrees === null) return refuse('empty');
  return isWithin(degrees, 180) ? given([String(degrees)]) : refuse('unknown-option');
}
