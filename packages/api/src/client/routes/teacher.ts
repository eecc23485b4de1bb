// Written by `pnpm --filter @mashq/api routes` from the contract.
import { classCode } from './teacher-class-code.ts';
import { classMessages } from './teacher-class-messages.ts';
import { dashboard } from './teacher-dashboard.ts';
import { exports } from './teacher-exports.ts';
import { groups } from './teacher-groups.ts';
import { homework } from './teacher-homework.ts';
import { packages } from './teacher-packages.ts';
import { parentLinks } from './teacher-parent-links.ts';
import { questions } from './teacher-questions.ts';
import { quiz } from './teacher-quiz.ts';
import { report } from './teacher-report.ts';
import { review } from './teacher-review.ts';
import { worksheets } from './teacher-worksheets.ts';

export const teacher = {
  dashboard,
  homework,
  questions,
  report,
  review,
  quiz,
  packages,
  groups,
  classMessages,
  exports,
  worksheets,
  classCode,
  parentLinks,
};
