import type { HomeworkReport } from '@mashq/api/contract';
import recorded from './report.json' with { type: 'json' };

/** A reply of `teacher.homework.report` in the demo world, recorded by `pnpm --filter @mashq/web sample-report`. */
export const report = recorded as unknown as HomeworkReport;
