import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { FOR_EXAMPLE } from '../for-example.ts';
import type { AnswerMessages } from '../kind.ts';
import type { Paint, SectorsForm, SectorsInput, SectorsKey } from './model.ts';

export function printKey({ tones, rules }: SectorsKey, form: SectorsForm): readonly Inline[] {
  return [text(`${rules.every(({ t }) => t === 'count') ? '' : FOR_EXAMPLE}${counts(tones, form)}`)];
}

export function printInput({ tones }: SectorsInput, form: SectorsForm): readonly Inline[] {
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

export const messages: AnswerMessages = {
  empty: line`اول قسمت‌هایی را که می‌خواهی رنگ کن.`,
  wrong: line`قسمت‌های رنگی را بشمار و با سؤال مقایسه کن.`,
  partial: (right, outOf) => line`${right} رنگ از ${outOf} رنگ به اندازه است. قسمت‌های بقیه را یک بار دیگر بشمار.`,
};
