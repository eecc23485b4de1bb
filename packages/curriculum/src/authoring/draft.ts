import type {
  AnswerForm,
  AnswerKey,
  Block,
  Figure,
  Hint,
  Inline,
  Misconception,
  QuestionVariant,
  SolutionStep,
} from '../model/index.ts';

/** What an author makes: a question without the parts that follow from the skill, seed and level. */
export interface QuestionDraft {
  readonly form: QuestionVariant;
  readonly stem: readonly Block[];
  readonly figure?: Figure;
  readonly answer: AnswerForm;
  readonly key: AnswerKey;
  /** In order of importance: of two that lead to the same answer the first stays. */
  readonly misconceptions: readonly Misconception[];
  readonly hints: readonly Hint[];
  readonly solution: readonly SolutionStep[];
}

/** What distinguishes a misconception from another, without the answer it leads to. */
export interface MisconceptionName {
  /** Stable over all seeds of the skill, kebab-case English. */
  readonly id: string;
  /** For the teacher's report, the same over all seeds: «مخرج‌ها را هم جمع کرده». */
  readonly title: string;
  /** For the child: what to look at, never the answer. */
  readonly message: readonly Inline[];
}

/** A known misconception and the answer it leads to in this question. */
export function misconception(id: string, title: string, answer: AnswerKey, message: readonly Inline[]): Misconception {
  return { id, title, answer, message };
}

/** One rung of the hint ladder. */
export function hint(...content: readonly Block[]): Hint {
  return { content };
}

/** One step of the worked solution: what is done and why. */
export function step(...content: readonly Block[]): SolutionStep {
  return { content };
}
