import type { Figure } from '../../model/index.ts';
import type { QuestionDraft } from '../draft.ts';

/**
 * Draws what the steps of a solution speak of: one figure a step, null for a step that is only read. It reads the question's
 * own figure and the steps as they are written, so that one function serves all skills of a family.
 */
export type StepPictures = (question: QuestionDraft) => readonly (Figure | null)[];
