import { type Fields, given, isWithin, type Reading, refuse } from '../reading.ts';
import type { NumberLineForm } from './model.ts';
import { lastTick } from './ticks.ts';

export function read({ line }: NumberLineForm, { tick }: Fields): Reading {
  if (tick === null) return refuse('untouched');
  return isWithin(tick, lastTick(line)) ? given([String(tick)]) : refuse('unknown-option');
}
