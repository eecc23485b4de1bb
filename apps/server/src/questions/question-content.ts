import type { Question } from '@mashq/curriculum';
import * as v from 'valibot';
import { conflict, notFound } from '../platform/app-error.ts';
import { jsonAs } from '../platform/db/row.ts';
import type { QuestionContent } from '../platform/db/schema/index.ts';
import { canMake, knownSkill, makeQuestion, QuestionSource } from './make-question.ts';

/** A question as its row has it. The content is null only where `backfill-contents.ts` has not been yet. */
export const StoredQuestion = v.object({
  ...QuestionSource.entries,
  content: v.nullable(jsonAs<QuestionContent>()),
});
export type StoredQuestion = v.InferOutput<typeof StoredQuestion>;

export const noSuchQuestion = () => notFound('این سؤال پیدا نشد.');

/** Of a child's own work that was deleted, as it may be while the child answers: it is not to look for it. */
export const takenBack = (noun: string) => notFound(`این ${noun} برداشته شده است و لازم نیست انجامش بدهی.`);

/** Of work that takes no answers of this child now, by what the child is to know of it. */
export function takesNoAnswers({ excusedAt }: { readonly excusedAt: Date | null }) {
  return conflict(
    'closed',
    excusedAt === null ? 'این کار دیگر جواب نمی‌گیرد.' : 'معلمت تو را از این کار معاف کرده است؛ لازم نیست انجامش بدهی.',
  );
}

/** Its answers have left the database (docs/adr/0134): better than an empty field, or a sum without them. */
export const answersArchived = () =>
  conflict('archived', 'جواب‌های آن ماه بایگانی شده است و اینجا دیده نمی‌شود. نتیجه‌ها همان‌اند که بودند.');

/** The content of a new question, made by its skill as it is today. */
export function makeContent(source: QuestionSource): QuestionContent {
  const { skillId: _, level: __, seed: ___, ...content } = makeQuestion(source);
  const { revision, targetLevel } = knownSkill(source.skillId);
  return { format: 1, revision, targetLevel, ...content };
}

/** `makeContent` as the text of its column. */
export function contentJson(source: QuestionSource): string {
  return JSON.stringify(makeContent(source));
}

/**
 * The stored content; for a row that has none yet what its skill makes today, as it did until then. Null where the row has
 * none and the skill cannot make it any more.
 */
export function contentOf(row: StoredQuestion): QuestionContent | null {
  if (row.content !== null) return row.content;
  return canMake(row) ? makeContent(row) : null;
}

/** `contentOf` where a question without content counts as not there: throws `not-found`. */
export function requireContent(row: StoredQuestion): QuestionContent {
  const content = contentOf(row);
  if (content === null) throw noSuchQuestion();
  return content;
}

/** The question exactly as it was assigned, whatever its skill makes today. */
export function storedQuestion({
  skillId,
  level,
  seed,
  content,
}: QuestionSource & { readonly content: QuestionContent }): Question {
  const { format: _, revision: __, targetLevel: ___, ...question } = content;
  return { skillId, level, seed, ...question };
}
