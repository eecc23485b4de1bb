import { type Form, skillLevelWithdrawal } from '../../questions/grading/withdraw-skill-level.ts';
import { type Command, type Invocation, oneOf, optional, required } from './command.ts';
import { cliOrigin } from './open-context.ts';

const LEVELS = ['1', '2', '3', '4'] as const;

const formOptions = {
  skill: { type: 'string', description: 'id of the skill, such as g5-improper-to-mixed' },
  level: { type: 'string', description: '1, 2, 3 or 4' },
} as const satisfies Command['options'];

function formOf(invocation: Invocation): Form {
  const level = Number(oneOf(invocation, 'level', LEVELS)) as Form['level'];
  return { skillId: required(invocation, 'skill'), level };
}

export const questionFormCommands: readonly Command[] = [
  {
    name: 'form withdraw',
    summary: 'Asks no more questions of a skill and level, and lets no answer to one count against a child.',
    options: { ...formOptions, note: { type: 'string', description: 'why' } },
    run: async (invocation) => {
      const form = formOf(invocation);
      const { questions, students, masteries } = await invocation.withContext((context) =>
        skillLevelWithdrawal(context).withdraw(cliOrigin(), form, optional(invocation, 'note') ?? ''),
      );
      invocation.print(
        `Withdrawn: ${questions} questions of ${students} students were credited, and ${masteries} masteries rose.`,
      );
      return 0;
    },
  },
  {
    name: 'form restore',
    summary: 'Asks questions of a withdrawn skill and level again. What was credited stays.',
    options: formOptions,
    run: async (invocation) => {
      const form = formOf(invocation);
      const restored = await invocation.withContext((context) =>
        skillLevelWithdrawal(context).restore(cliOrigin(), form),
      );
      invocation.print(restored ? 'The form is asked again.' : 'The form was not withdrawn; nothing was changed.');
      return 0;
    },
  },
  {
    name: 'form list',
    summary: 'Lists what is withdrawn, the newest first.',
    options: {},
    run: async (invocation) => {
      const forms = await invocation.withContext((context) => skillLevelWithdrawal(context).list());
      for (const { skillId, level, revision, note, withdrawnAt } of forms) {
        invocation.print(
          `${skillId} level ${level}, up to revision ${revision}, ${withdrawnAt.toISOString()}${note && `: ${note}`}`,
        );
      }
      invocation.print(`${forms.length} forms.`);
      return 0;
    },
  },
];
