import { type Fields, given, type Reading, refuse } from '../reading.ts';
import type { ChoiceForm } from './model.ts';

export function read({ options }: ChoiceForm, { option }: Fields): Reading {
  if (option === null) return refuse('empty');
  const isKnown = options.some(({ id }) => id === option);
  return isKnown && typeof option === 'string' ? given([option]) : refuse('unknown-option');
}
