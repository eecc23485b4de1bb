import { createCalls } from '@mashq/api/client';
import { quiz as memberQuiz } from '@mashq/api/client/member-quiz';
import { quiz as schoolQuiz } from '@mashq/api/client/school-quiz';
import { quiz as teacherQuiz } from '@mashq/api/client/teacher-quiz';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of quizzes, by role. */
export const quizApi = {
  member: createCalls<Contract['member']['quiz']>(memberQuiz, clientOptions),
  teacher: createCalls<Contract['teacher']['quiz']>(teacherQuiz, clientOptions),
  school: createCalls<Contract['school']['quiz']>(schoolQuiz, clientOptions),
};
