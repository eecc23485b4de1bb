/** What is known of a question: while the quiz runs, and after it was marked. */
export type QuestionListState = 'open' | 'skipped' | 'answered' | 'right' | 'partial' | 'wrong';

export interface ListedQuestion {
  readonly id: string;
  readonly state: QuestionListState;
  /** The child wants to come back to it. Default `false`. */
  readonly isFlagged?: boolean;
}

/** What a list can be narrowed to. */
export type QuestionGroup = 'all' | 'answered' | 'right' | 'wrong' | 'open';

const GROUP: Record<QuestionListState, Exclude<QuestionGroup, 'all'>> = {
  open: 'open',
  skipped: 'open',
  answered: 'answered',
  right: 'right',
  partial: 'wrong',
  wrong: 'wrong',
};

/** The questions of a group, each with its place in the whole quiz, counted from 1. */
export function inGroup(
  questions: readonly ListedQuestion[],
  group: QuestionGroup,
): readonly (ListedQuestion & { readonly place: number })[] {
  return questions.flatMap((question, index) =>
    group === 'all' || GROUP[question.state] === group ? [{ ...question, place: index + 1 }] : [],
  );
}

/** The groups that hold a question, after that of all. */
export function groupsOf(questions: readonly ListedQuestion[]): readonly QuestionGroup[] {
  const groups = ['answered', 'right', 'wrong', 'open'] as const;
  return ['all', ...groups.filter((group) => inGroup(questions, group).length > 0)];
}
