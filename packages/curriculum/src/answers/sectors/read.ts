import { type Fields, given, listOf, type Reading, refuse } from '../reading.ts';
import { toneParts } from './key.ts';
import type { SectorsForm } from './model.ts';

/** A color, or none, for every part; only colors of the palette. */
export function read({ parts, palette, all }: SectorsForm, fields: Fields): Reading {
  const list = listOf(fields.tones);
  if (list === null || list.length > parts) return refuse('unknown-option');
  const tones = Array.from({ length: parts }, (_, index) => list[index] ?? null);
  const painted = tones.map((tone) => (tone === null ? null : palette.find((paint) => paint.tone === tone)?.tone));
  const known = painted.filter((tone) => tone !== undefined);
  if (known.length < parts) return refuse('unknown-option');
  if (known.every((tone) => tone === null)) return refuse('empty');
  return all === true && known.includes(null) ? refuse('incomplete') : given(toneParts(known));
}
