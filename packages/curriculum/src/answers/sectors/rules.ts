import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { AnswerMessages, AnswerModel, RightParts } from '../kind.ts';
import { FOR_EXAMPLE } from '../printed.ts';
import { type Fields, given, listOf, type Reading, refuse } from '../reading.ts';
import { sectorsEmptiness } from './empty.ts';
import type { Paint, SectorsForm, SectorsInput, SectorsKey, SectorsRule } from './model.ts';

function publicForm({ kind, shape, parts, palette, all }: SectorsForm): SectorsForm {
  return {
    kind,
    shape,
    parts,
    palette: palette.map(({ tone, label }) => ({ tone, ...(label === undefined ? {} : { label }) })),
    ...(all === undefined ? {} : { all }),
  };
}

/** A color, or none, for every part; only colors of the palette. */
function read({ parts, palette, all }: SectorsForm, fields: Fields): Reading {
  const list = listOf(fields.tones);
  if (list === null || list.length > parts) return refuse('unknown-option');
  const tones = Array.from({ length: parts }, (_, index) => list[index] ?? null);
  const painted = tones.map((tone) => (tone === null ? null : palette.find((paint) => paint.tone === tone)?.tone));
  const known = painted.filter((tone) => tone !== undefined);
  if (known.length < parts) return refuse('unknown-option');
  if (known.every((tone) => tone === null)) return refuse('empty');
  return all === true && known.includes(null) ? refuse('incomplete') : given(toneParts(known));
}

/** A white part in records. */
const WHITE = '-';

export function toneParts(tones: readonly (string | null)[]): readonly string[] {
  return tones.map((tone) => tone ?? WHITE);
}

function parts({ tones }: SectorsKey): readonly string[] {
  return toneParts(tones);
}

function inputFromKey({ kind, tones }: SectorsKey): SectorsInput {
  return { kind, tones };
}

function rule({ rules }: SectorsKey): string {
  return JSON.stringify(rules);
}

function matches({ rules }: SectorsKey, given: readonly string[]): boolean {
  return rules.every((one) => keepsSectorsRule(one, given));
}

/** Where each color has its own number of parts, colors count one by one; a number of none counts for nothing. */
function rightParts({ rules }: SectorsKey, given: readonly string[]): RightParts {
  const counted = rules.filter((one) => one.t === 'count' && one.count > 0);
  if (counted.length < rules.length || rules.length < 2) return { right: 0, outOf: rules.length };
  return { right: counted.filter((one) => keepsSectorsRule(one, given)).length, outOf: rules.length };
}

/** Whether the numbers of parts in each tone keep a rule. */
export function keepsSectorsRule(one: SectorsRule, given: readonly string[]): boolean {
  const count = (tone: string) => given.filter((part) => part === tone).length;
  switch (one.t) {
    case 'count':
      return count(one.tone) === one.count;
    case 'more':
      return count(one.tone) > count(one.than);
    case 'equal':
      return count(one.tone) === count(one.to);
  }
}

function printKey({ tones, rules }: SectorsKey, form: SectorsForm): readonly Inline[] {
  return [text(`${rules.every(({ t }) => t === 'count') ? '' : FOR_EXAMPLE}${counts(tones, form)}`)];
}

function printInput({ tones }: SectorsInput, form: SectorsForm): readonly Inline[] {
  return tones.some((tone) => tone !== null) ? [text(counts(tones, form))] : [];
}

const toneNames: Readonly<Record<Paint['tone'], string>> = {
  accent: 'رنگی',
  turmeric: 'زرد',
  leaf: 'سبز',
  rose: 'قرمز',
  sky: 'آبی',
};

/** «۳ قسمت رنگی از ۸ قسمت», with more colors «قرمز: ۳ قسمت، آبی: ۲ قسمت». */
function counts(tones: SectorsInput['tones'], { parts, palette }: SectorsForm): string {
  const count = (tone: Paint['tone']) => persianNumber(tones.filter((one) => one === tone).length);
  const [only, ...others] = palette;
  if (only === undefined) return '';
  if (others.length === 0) return `${count(only.tone)} قسمت رنگی از ${persianNumber(parts)} قسمت`;
  return palette.map(({ tone, label }) => `${label ?? toneNames[tone]}: ${count(tone)} قسمت`).join('، ');
}

const messages: AnswerMessages = {
  empty: line`اول قسمت‌هایی را که می‌خواهی رنگ کن.`,
  wrong: line`قسمت‌های رنگی را بشمار و با سؤال مقایسه کن.`,
  partial: (right, outOf) => line`${right} رنگ از ${outOf} رنگ به اندازه است. قسمت‌های بقیه را یک بار دیگر بشمار.`,
};

export const sectorsModel: AnswerModel<SectorsForm, SectorsInput, SectorsKey> = {
  kind: 'sectors',
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
  emptiness: sectorsEmptiness,
};
