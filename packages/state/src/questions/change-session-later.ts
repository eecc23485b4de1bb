import type { QuestionState } from '@mashq/api/contract';

/** `changeSessionItem`, loaded with the first answer of own practice: a question of homework needs nothing of it. */
export function updatePracticeSession(questionId: string, state: QuestionState): void {
  import('./update-practice-session.ts').then(
    ({ changeSessionItem }) => changeSessionItem(questionId, state),
    // Without a network the session is read again with the next one.
    () => undefined,
  );
}
