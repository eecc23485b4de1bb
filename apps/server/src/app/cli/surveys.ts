import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NewSurveySchema } from '@mashq/api/contract';
import * as v from 'valibot';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from '../../platform/tables/csv.ts';
import { writeXlsx } from '../../platform/tables/xlsx.ts';
import { surveyTables } from '../../reports/exports/survey.ts';
import { surveyAdministration } from '../../surveys/admin-service.ts';
import { type Command, type Invocation, optional } from './command.ts';
import { cliOrigin } from './open-context.ts';
import { UsageError } from './usage-error.ts';

/** More surveys than anybody makes. */
const EVERYTHING = 100_000;

/** Reads a survey from a JSON file; what does not fit is named by its place. */
function readSurvey(file: string) {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(resolve(file), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is no JSON file: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = v.safeParse(NewSurveySchema, given);
  if (read.success) return read.output;
  const faults = read.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'survey'}: ${issue.message}`);
  throw new UsageError(`${file} is no survey:\n${faults.join('\n')}`);
}

function onlyOne(positionals: readonly string[], what: string): string {
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0) throw new UsageError(`One ${what} is needed.`);
  return given;
}

/** Works with surveys; a refusal says what it says on the screen. */
const withSurveys = <T>(
  withContext: Invocation['withContext'],
  work: (surveys: ReturnType<typeof surveyAdministration>) => Promise<T>,
): Promise<T> =>
  withContext(async (context: Context) => {
    try {
      return await work(surveyAdministration(context));
    } catch (error) {
      throw error instanceof AppError ? new UsageError(error.detail) : error;
    }
  });

export const surveyCommands: readonly Command[] = [
  {
    name: 'survey create',
    summary:
      'Makes a survey from a JSON file and opens it: title, roles, to, questions; intro, grades, schools, from, anonymous, max_skips.',
    parameters: '<file>',
    options: {},
    run: async ({ positionals, withContext, print }) => {
      const survey = readSurvey(onlyOne(positionals, 'file'));
      const id = randomUUID();
      await withSurveys(withContext, async (surveys) => {
        await surveys.create(cliOrigin(), { id, ...survey });
        await surveys.open(cliOrigin(), id);
      });
      print(`Made the survey ${id}.`);
      return 0;
    },
  },
  {
    name: 'survey list',
    summary: 'Lists surveys, the newest first, with how many people answered and how many have skipped.',
    options: {},
    run: async ({ withContext, print }) => {
      const { items } = await withSurveys(withContext, (surveys) => surveys.list({ page: 1, size: EVERYTHING }));
      for (const { id, title, state, from, to, answered, skipped } of items) {
        print(`${id} ${state}, ${from} to ${to}, ${answered} answered, ${skipped} skipped: ${title}`);
      }
      print(`${items.length} surveys.`);
      return 0;
    },
  },
  {
    name: 'survey results',
    summary: 'Prints how many gave each answer; with --file writes every answer as .csv, or with the totals as .xlsx.',
    parameters: '<id>',
    options: { file: { type: 'string', description: 'the file to write, .csv or .xlsx' } },
    run: async (invocation) => {
      const id = onlyOne(invocation.positionals, 'id');
      const file = optional(invocation, 'file');
      if (file !== undefined && !/\.(csv|xlsx)$/.test(file)) throw new UsageError('--file ends in .csv or .xlsx.');
      if (!v.is(v.pipe(v.string(), v.uuid()), id)) throw new UsageError(`There is no survey ${id}.`);
      const { survey, responses } = await withSurveys(invocation.withContext, (surveys) =>
        surveys.everything(cliOrigin(), id),
      );
      const { answers, totals } = surveyTables(survey, responses).tables;
      for (const [question, value, count] of totals.rows) invocation.print(`${count}  ${question}: ${value}`);
      invocation.print(`${answers.rows.length} people answered.`);
      if (file !== undefined) {
        const path = resolve(file);
        writeFileSync(path, file.endsWith('.csv') ? writeCsv(answers) : await writeXlsx([answers, totals]));
        invocation.print(`Wrote ${path}`);
      }
      return 0;
    },
  },
];
