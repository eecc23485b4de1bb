// Written by `pnpm --filter @mashq/api routes` from the contract.
import { assignments } from './member-assignments.ts';
import { classMessages } from './member-class-messages.ts';
import { classroom } from './member-classroom.ts';
import { courses } from './member-courses.ts';
import { homework } from './member-homework.ts';
import { packages } from './member-packages.ts';
import { parentLinks } from './member-parent-links.ts';
import { practiceReports } from './member-practice-reports.ts';
import { questions } from './member-questions.ts';
import { quiz } from './member-quiz.ts';
import { reports } from './member-reports.ts';
import { review } from './member-review.ts';
import { rewards } from './member-rewards.ts';
import { search } from './member-search.ts';
import { sessions } from './member-sessions.ts';
import { skills } from './member-skills.ts';

export const member = {
  homework,
  questions,
  review,
  quiz,
  packages,
  assignments,
  classMessages,
  skills,
  courses,
  sessions,
  reports,
  classroom,
  practiceReports,
  parentLinks,
  rewards,
  search,
};
