import type { MemberQuizPaper } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { makeId } from '../../platform/id.ts';
import { readDraft } from '../../questions/draft.ts';
import { outbox } from '../../questions/outbox/answers.ts';
import { cacheSubmittedInput } from './quiz.ts';
import { isSameInput } from './same-input.ts';

/** Tries whose drafts were looked at since the page was loaded. */
const checked = new Set<string>();

/**
 * Submits what was typed and not stored before the page was reloaded or closed: the draft of a question is written as it is
 * typed, its answer a moment later. Looks once at each try in the life of a page, as within it nothing is left behind.
 */
export async function submitUnsavedDrafts(
  { quiz, questions }: MemberQuizPaper,
  isAnswer: (draft: RawInput) => boolean,
): Promise<void> {
  if (quiz.state !== 'running' || quiz.current === null || checked.has(quiz.current.id)) return;
  checked.add(quiz.current.id);
  // What was stored and waits is known only then.
  await outbox.refresh();
  for (const { question_id: questionId, position, sheet, last_input } of questions) {
    const draft = readDraft(questionId);
    if (sheet === null || draft === null || !isAnswer(draft)) continue;
    // The paper may have been read before an answer arrived that is no longer waiting.
    if (isSameInput(draft, outbox.newestInput(questionId) ?? last_input)) continue;
    cacheSubmittedInput(quiz.id, position, draft);
    const now = new Date().toISOString();
    void outbox.submit({
      id: makeId(),
      questionId,
      assignment: { kind: 'quiz', id: quiz.id },
      raw: draft,
      shownAt: now,
      answeredAt: now,
      activeMs: 0,
    });
  }
}
