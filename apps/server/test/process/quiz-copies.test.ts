import { randomUUID } from 'node:crypto';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { ask, prepareQuiz, signIn, someInput, TEACHER } from './answering-class.ts';
import { freshPlace } from './lasting-database.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Paper = ResponseOf<Contract['member']['quiz']['begin']>;
type Report = ResponseOf<Contract['teacher']['quiz']['report']>;

/** Asks both copies at the same moment. */
const both = <T>(copies: readonly ServerProcess[], work: (copy: ServerProcess) => Promise<T>) =>
  Promise.all(copies.map(work));

const idsOf = ({ quiz, questions }: Paper) => [quiz.current?.id, ...questions.map(({ question_id }) => question_id)];

/** The embedded database belongs to one process. */
const isShared = inject('databaseTemplate').engine !== 'pglite';

test.runIf(isShared)(
  'two copies of the server on one database give one truth of a quiz',
  {
    timeout: 180_000,
  },
  async () => {
    const place = await freshPlace();
    try {
      const { quizId, usernames, studentIds } = await prepareQuiz(place, 2);
      const copies = await Promise.all([startServer(place.environment), startServer(place.environment)]);
      const [one, two] = copies as [ServerProcess, ServerProcess];
      const tokens = await Promise.all([TEACHER, ...usernames].map((username) => signIn(one, username)));
      const [teacher = '', child = '', other = ''] = tokens;
      const member = `/member/quiz/${quizId}`;
      const taught = `/teacher/quiz/${quizId}`;
      const paperOf = (copy: ServerProcess) => ask<Paper>(copy, child, 'GET', `${member}/questions/`);

      // Two devices begin at the same moment, each at another copy: one try, the same questions.
      const begun = await both(copies, (copy) =>
        ask<Paper>(copy, child, 'POST', `${member}/begin/`, { id: randomUUID() }),
      );
      expect(new Set(begun.map((paper) => JSON.stringify(idsOf(paper)))).size).toBe(1);

      // Every answer is sent to both at once, as after a lost reply; then a newer one of the first question to the second copy.
      const [paper] = begun;
      const send = (copy: ServerProcess, questionId: string, id: string, raw: object) => {
        const now = new Date().toISOString();
        const body = { id, raw, shownAt: now, answeredAt: now, sentAt: now, activeMs: 900 };
        return ask(copy, child, 'POST', `/member/questions/${questionId}/answer/`, body);
      };
      const answers = (paper?.questions ?? []).flatMap(({ question_id, sheet }) =>
        sheet === null ? [] : [{ questionId: question_id, id: randomUUID(), raw: someInput({ sheet }) }],
      );
      expect(answers).toHaveLength(4);
      for (const { questionId, id, raw } of answers) {
        const replies = await both(copies, (copy) => send(copy, questionId, id, raw));
        expect(replies[0]).toEqual(replies[1]);
      }
      const [first] = answers;
      if (first) await send(two, first.questionId, randomUUID(), first.raw);
      const papers = await both(copies, paperOf);
      expect(papers[0]?.questions).toEqual(papers[1]?.questions);
      expect(papers[0]?.questions.map(({ last_input }) => last_input)).toEqual(answers.map(({ raw }) => raw));

      // What the teacher does at one copy holds at the other at once.
      await ask(one, teacher, 'POST', `${taught}/pause/`);
      expect((await paperOf(two)).quiz).toMatchObject({ state: 'paused', current: { due_at: null } });
      await expect(ask(two, other, 'POST', `${member}/begin/`, { id: randomUUID() })).rejects.toThrow('409');
      await both(copies, (copy) => ask(copy, teacher, 'POST', `${taught}/resume/`));
      await ask(one, teacher, 'PATCH', `${taught}/student/${studentIds[0]}/`, { extraMinutes: 10 });
      const dues = (await both(copies, paperOf)).map(({ quiz }) => quiz.current?.due_at ?? '');
      expect(dues[0]).toBe(dues[1]);
      const before = Date.parse(paper?.quiz.current?.due_at ?? '');
      expect(Date.parse(dues[0] ?? '') - before).toBeGreaterThanOrEqual(600_000);

      // Handed in at both: once. Ended at one copy, released at the other.
      const handedIn = await both(copies, (copy) =>
        ask<Paper['quiz']>(copy, child, 'POST', `${member}/submit/`, { id: paper?.quiz.current?.id }),
      );
      expect(new Set(handedIn.map(({ current }) => current?.ended_at)).size).toBe(1);
      await ask(one, teacher, 'POST', `${taught}/close/`);
      await ask(two, teacher, 'POST', `${taught}/release/`);
      const reports = await both(copies, (copy) => ask<Report>(copy, teacher, 'GET', `${taught}/report/`));
      expect(reports[0]).toEqual(reports[1]);
      expect(reports[0]?.quiz.state).toBe('released');
      expect(await both(copies, (copy) => copy.end('SIGTERM'))).toEqual([0, 0]);

      const db = await place.open();
      const [stored] = await db.execute<{ tries: number; attempts: number }>(sql`
      select (select count(*)::int from quiz_try) as tries, (select count(*)::int from attempt) as attempts`);
      await db.close();
      expect(stored).toEqual({ tries: 1, attempts: 5 });
    } finally {
      await place.remove();
    }
  },
);
