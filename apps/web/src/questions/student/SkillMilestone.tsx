import type { AnswerReply } from '@mashq/api/contract';
import { Milestone } from '@mashq/ui/rewards/milestone';
import type { ReactNode } from 'react';
import { questionWords } from '../strings/student-question.ts';

export interface SkillMilestoneProps {
  change: NonNullable<AnswerReply['mastery_change']>;
  skill: string;
  /** What comes next, the main thing first. */
  actions: ReactNode;
}

/** In the place of the question whose answer made its skill learned or mastered. */
export function SkillMilestone({ change, skill, actions }: SkillMilestoneProps) {
  const { eyebrow, title, message } = questionWords[change];
  return (
    <Milestone autoFocus scene="learned" eyebrow={eyebrow} title={title(skill)} message={message} actions={actions} />
  );
}
