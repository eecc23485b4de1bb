import { REPORT_STATES } from '../../platform/db/schema/index.ts';
import { type ReportRow, reportDecisions } from '../../questions/question-reports/decisions.ts';
import { type Command, type Invocation, oneOf, optional, required } from './command.ts';
import { cliOrigin } from './open-context.ts';
import { UsageError } from './usage-error.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The path of the skill gallery that shows the question of a report. */
export function galleryPath({ skillId, level, seed }: Pick<ReportRow, 'skillId' | 'level' | 'seed'>): string {
  return `/?path=/story/guide-skill-gallery--skill&args=skill:${skillId};level:${level};seed:${seed};count:1`;
}

function lines(row: ReportRow): string[] {
  const { id, by, skillId, level, seed, revision, reason, note, raw, state, createdAt, decisionNote } = row;
  return [
    `${id} ${state} ${createdAt.toISOString()} by a ${by.toLowerCase()}: ${reason}`,
    `  ${skillId}, level ${level}, seed ${seed}, revision ${revision}`,
    `  gallery: ${galleryPath(row)}`,
    ...(note === '' ? [] : [`  note: ${note.replaceAll(/\s+/g, ' ')}`]),
    ...(raw === null ? [] : [`  answer: ${JSON.stringify(raw)}`]),
    ...(decisionNote === '' ? [] : [`  decision: ${decisionNote.replaceAll(/\s+/g, ' ')}`]),
  ];
}

async function decide(invocation: Invocation, state: 'accepted' | 'rejected'): Promise<number> {
  const [id, ...others] = invocation.positionals;
  if (id === undefined || others.length > 0 || !UUID.test(id)) throw new UsageError('One id of a report is needed.');
  await invocation.withContext((context) =>
    reportDecisions(context).decide(cliOrigin(), id, state, optional(invocation, 'note') ?? ''),
  );
  invocation.print(`The report is ${state}.`);
  return 0;
}

const decisionOptions = { note: { type: 'string', description: 'why' } } as const satisfies Command['options'];

export const questionReportCommands: readonly Command[] = [
  {
    name: 'report list',
    summary: 'Lists reports of wrong questions, the newest first, with the path of each in `pnpm gallery`.',
    options: {
      state: { type: 'string', description: 'open (if left out), accepted or rejected' },
      skill: { type: 'string', description: 'only of this skill' },
      before: { type: 'string', description: 'only older ones than this moment, for the next page' },
    },
    run: async (invocation) => {
      const state = optional(invocation, 'state') === undefined ? 'open' : oneOf(invocation, 'state', REPORT_STATES);
      const skillId = optional(invocation, 'skill');
      const before =
        optional(invocation, 'before') === undefined ? undefined : new Date(required(invocation, 'before'));
      if (before !== undefined && Number.isNaN(before.getTime())) throw new UsageError('--before is no moment.');
      const rows = await invocation.withContext((context) =>
        reportDecisions(context).list({ state, ...(skillId && { skillId }), ...(before && { before }) }),
      );
      for (const row of rows) for (const line of lines(row)) invocation.print(line);
      invocation.print(`${rows.length} reports.`);
      return 0;
    },
  },
  {
    name: 'report accept',
    summary: 'Accepts a report: the question is wrong.',
    parameters: '<id>',
    options: decisionOptions,
    run: (invocation) => decide(invocation, 'accepted'),
  },
  {
    name: 'report reject',
    summary: 'Rejects a report: the question is right.',
    parameters: '<id>',
    options: decisionOptions,
    run: (invocation) => decide(invocation, 'rejected'),
  },
];
