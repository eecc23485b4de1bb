/** One answer as the simulation knows it was confirmed. */
export interface CountedAnswer {
  readonly studentId: string;
  readonly skillId: string;
  readonly questionId: string;
  readonly homeworkId: string | null;
  readonly verdict: string;
  /** A hint had been opened before it. */
  readonly hinted: boolean;
}

export interface SkillTotal {
  /** Questions with an answer that counted. */
  readonly answered: number;
  /** Of them, right in the end. */
  readonly right: number;
  /** Of them, right at the first try and without a hint. */
  readonly firstTryRight: number;
}

/**
 * A second account of the demo world, kept beside the database by the code that simulates it: what the services confirmed.
 * Reports must come to the same numbers.
 */
export class Totals {
  #answers: CountedAnswer[] = [];

  count(answer: CountedAnswer): void {
    this.#answers.push(answer);
  }

  /** Answers confirmed, unreadable ones included. */
  get answers(): number {
    return this.#answers.length;
  }

  /** Of one homework by skill. */
  ofAssignment(homeworkId: string): ReadonlyMap<string, SkillTotal> {
    const questions = new Map<string, { skillId: string; right: boolean; firstTryRight: boolean }>();
    for (const { questionId, skillId, verdict, hinted, ...answer } of this.#answers) {
      if (answer.homeworkId !== homeworkId || verdict === 'invalid') continue;
      const right = verdict === 'right';
      const before = questions.get(questionId) ?? { right: false, firstTryRight: right && !hinted };
      questions.set(questionId, { skillId, right: before.right || right, firstTryRight: before.firstTryRight });
    }
    const skills = new Map<string, SkillTotal>();
    for (const { skillId, right, firstTryRight } of questions.values()) {
      const before = skills.get(skillId) ?? { answered: 0, right: 0, firstTryRight: 0 };
      skills.set(skillId, {
        answered: before.answered + 1,
        right: before.right + Number(right),
        firstTryRight: before.firstTryRight + Number(firstTryRight),
      });
    }
    return skills;
  }
}
