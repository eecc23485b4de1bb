import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { writeCsv } from '../export/csv.ts';
import { writeXlsx } from '../export/xlsx.ts';
import { NewSurveySchema, surveyAdministration } from '../survey/administration.ts';
import { type Command, optional } from './command.ts';
import { withContext } from './open.ts';
import { UsageError } from './usage-error.ts';

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

export const surveyCommands: readonly Command[] = [
  {
    name: 'survey create',
    summary:
      'Makes a survey from a JSON file: title, roles, to, questions; intro, grades, schools, from, anonymous, max_skips.',
    parameters: '<file>',
    options: {},
    run: async ({ positionals, environment, print }) => {
      const survey = readSurvey(onlyOne(positionals, 'file'));
      const { id } = await withContext(environment, (context) => surveyAdministration(context).create(survey));
      print(`Made the survey ${id}.`);
      return 0;
    },
  },
  {
    name: 'survey list',
    summary: 'Lists surveys, the newest first, with how many people answered and how many have skipped.',
    options: {},
    run: async ({ environment, print }) => {
      const all = await withContext(environment, (context) => surveyAdministration(context).list());
      for (const { id, title, fromAt, toAt, answered, skipped } of all) {
        print(
          `${id} ${fromAt.toISOString()} to ${toAt.toISOString()}, ${answered} answered, ${skipped} skipped: ${title}`,
        );
      }
      print(`${all.length} surveys.`);
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
      const results = await withContext(invocation.environment, (context) => surveyAdministration(context).results(id));
      if (results === null) throw new UsageError(`There is no survey ${id}.`);
      const { answers, totals } = results;
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
