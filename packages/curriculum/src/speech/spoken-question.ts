import type { QuestionSheetData } from '../model/question.ts';
import { spokenBlocks } from './spoken-blocks.ts';
import { spokenForm } from './spoken-form.ts';
import { spokenText } from './spoken-text.ts';

/**
 * A question as it is read aloud, in sentences: what it asks, what its figure shows, what there is to choose from. No digit,
 * sign or formula is left; it holds no more of the answer than the sheet does.
 */
export function spokenQuestion({
  stem,
  figure,
  answer,
}: Pick<QuestionSheetData, 'stem' | 'figure' | 'answer'>): string[] {
  const parts = [
    ...spokenBlocks(stem),
    ...(figure === undefined ? [] : [`شکل: ${spokenText(figure.description)}`]),
    ...spokenForm(answer),
  ];
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}
