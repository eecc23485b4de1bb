import { type Fields, type Reading, refuse } from '../answers/reading.ts';
import { answerRules } from '../answers/registry.ts';
import type { AnswerForm } from '../model/index.ts';

/**
 * Reads any input, well formed or not, as an answer of `form`. Never throws; an input of another kind, or one that names
 * things the question does not have, is `unknown-option`.
 */
export function readAnswer(form: AnswerForm, raw: unknown): Reading {
  if (typeof raw !== 'object' || raw === null) return refuse('unknown-option');
  const fields: Fields = { ...raw };
  return fields.kind === form.kind ? answerRules(form.kind).read(form, fields) : refuse('unknown-option');
}
