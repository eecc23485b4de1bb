import type { InvalidReason } from '../answers/reading.ts';
import type { AnswerForm, AnswerKey } from '../answers/types.ts';
import type { Block, Inline } from '../content/blocks.ts';
import type { Figure } from '../content/figure.ts';

/** 1 below the book, 2 and 3 the book's own, 4 a stretch. */
export type Level = 1 | 2 | 3 | 4;

/** A known misconception of real children: the answer it leads to here, and the sentence that helps. */
export interface Misconception {
  /** Stable name over all seeds of a skill, such as `added-denominators`. */
  readonly id: string;
  /** A short Persian name for the teacher's report («مخرج‌ها را هم جمع کرده»). */
  readonly title: string;
  readonly answer: AnswerKey;
  /** Said to the child; states what to look at, never the answer. */
  readonly message: readonly Inline[];
  /** What gives the same answer in this very question just as well: then the name reaches neither child nor teacher. */
  readonly unclear?: UnclearCause;
}

/**
 * What gives a wrong answer more simply than a misconception: the wrong answer that the question itself shows, or says that
 * somebody has come to (`claimed`, which no title stands for), a copied number,
 * one off by one or by a place, another thing of the figure, a sum without one of its parts, a zero, what two numbers of the
 * question come to, a part of the way, a chart read a line of its axis too high or too low, a step that another two numbers
 * come to as well, how many corners a figure has.
 */
export type SimpleCause =
  | 'shown-mistake'
  | 'claimed'
  | 'copied'
  | 'one-off'
  | 'other-thing'
  | 'left-out'
  | 'zero'
  | 'worked'
  | 'place'
  | 'part'
  | 'one-line'
  | 'two-ways'
  | 'corners';

/** Why a wrong answer says nothing certain; `another` is another misconception. */
export type UnclearCause = SimpleCause | 'another';

/** One hint; the last hint of a question is followed by the worked solution. */
export interface Hint {
  readonly content: readonly Block[];
}

/** One line of the worked solution with the reason for it. */
export interface SolutionStep {
  readonly content: readonly Block[];
}

/**
 * A whole question, key included. Made by a skill from a seed; one revision of a skill gives the same question for the
 * same seed and level.
 */
export interface Question {
  readonly skillId: string;
  readonly level: Level;
  readonly seed: number;
  /** Which of the skill's forms this is (bare, figure, story, reverse, find-mistake, compare). */
  readonly form: QuestionVariant;
  readonly stem: readonly Block[];
  readonly figure?: Figure;
  readonly answer: AnswerForm;
  readonly key: AnswerKey;
  readonly misconceptions: readonly Misconception[];
  readonly hints: readonly Hint[];
  readonly solution: readonly SolutionStep[];
}

export type QuestionVariant = 'bare' | 'figure' | 'story' | 'reverse' | 'find-mistake' | 'compare';

/** What a student gets: no key, no misconception, no hint text, no solution. */
export interface QuestionSheetData {
  readonly skillId: string;
  readonly level: Level;
  readonly stem: readonly Block[];
  readonly figure?: Figure;
  readonly answer: AnswerForm;
  /** That hints exist may be known; how many is not shown while they last. */
  readonly hasHints: boolean;
}

/** What the checker says of an input. */
export type Verdict =
  /** Not readable as an answer of this kind; the message says what to mend. */
  | { readonly verdict: 'invalid'; readonly reason: InvalidReason; readonly message: readonly Inline[] }
  | {
      readonly verdict: 'wrong';
      readonly normalized: string;
      readonly misconceptionId?: string;
      readonly message: readonly Inline[];
    }
  /** Some of it is right: `right` of `outOf` parts. */
  | {
      readonly verdict: 'partial';
      readonly normalized: string;
      readonly right: number;
      readonly outOf: number;
      readonly message: readonly Inline[];
    }
  | { readonly verdict: 'right'; readonly normalized: string; readonly message: readonly Inline[] };

/** Where a skill is in its book. */
export interface SkillPlace {
  readonly grade: 3 | 4 | 5 | 6;
  readonly chapter: number;
  readonly chapterTitle: string;
  readonly lesson: number;
  readonly lessonTitle: string;
  readonly firstPage: number;
  readonly lastPage: number;
}

/** A skill that can make questions. */
export interface Skill {
  readonly id: string;
  readonly title: string;
  /** Where its book teaches it. */
  readonly place: SkillPlace;
  /** Levels it can be asked at, rising; at least three. */
  readonly levels: readonly Level[];
  /** The book's own level: only questions at it move the skill score in both directions. */
  readonly targetLevel: Level;
  /** How many options a guess chooses from; null where guessing does not pay. Used to weigh a right answer. */
  readonly guessable: number | null;
  /** From 1; raised by its author when what `generate` makes of some seed changes. */
  readonly revision: number;
  /** The same seed and level give the same question as long as the revision is the same. */
  readonly generate: (seed: number, level: Level) => Question;
}
