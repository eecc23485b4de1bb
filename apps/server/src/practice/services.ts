import type { Context } from '../platform/context.ts';
import type { QuestionsServices } from '../questions/services.ts';
import { courseService } from './courses/service.ts';
import { exerciseService } from './exercises/service.ts';
import { memberSkillsService } from './member-skills.ts';
import { placementService } from './placement/service.ts';
import { warmUpService } from './warm-up/service.ts';

/** What students practice by themselves. */
export function createPractice(context: Context, { questionCache }: Pick<QuestionsServices, 'questionCache'>) {
  return {
    memberSkills: memberSkillsService(context),
    courses: courseService(context),
    exercise: exerciseService(context, questionCache),
    warmUp: warmUpService(context),
    placement: placementService(context),
  };
}

export type PracticeServices = ReturnType<typeof createPractice>;
