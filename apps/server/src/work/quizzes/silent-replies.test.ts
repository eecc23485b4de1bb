import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { answerBody, mistakenInput, rightInput, wholeQuestion } from '../../../test/world/answers.ts';
import { begin, QUIZ_SKILLS, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld({ writeLimit: { burst: 10_000, perSecond: 1000 } });
const member = contract.member.quiz;

/** A text without ids, which differ between children. */
const withoutIds = (body: unknown) => JSON.stringify(body).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');

/** What of a reply can be seen from outside: its content, size and headers, and how much work it took. */
async function measured(
  work: () => Promise<{ status: number; body: unknown; headers: Readonly<Record<string, unknown>> }>,
) {
  let reply: Awaited<ReturnType<typeof work>> | undefined;
  const queries = await world.countQueries(async () => {
    reply = await work();
  });
  if (reply === undefined) throw new Error('no reply');
  const { status, body, headers } = reply;
  const names = Object.keys(headers).sort();
  return { status, bytes: Number(headers['content-length']), text: withoutIds(body), names, queries };
}

test('before results are out a reply to a right answer and one to a wrong answer are alike in content, size, headers and number of queries, the second time too', async () => {
  const { students, id, own } = await setQuiz(
    world,
    { skills: QUIZ_SKILLS.map((skillId) => ({ skillId, items: 1, points: 1 })), shuffle: false },
    2,
  );
  const papers = await Promise.all(students.map((student) => begin(world, student, id)));
  const [one, two] = students;
  if (one === undefined || two === undefined) throw new Error('a class without children');
  const kinds = new Set<string>();
  for (let position = 0; position < QUIZ_SKILLS.length; position += 1) {
    const [mine, other] = papers.map(({ body }) => body.questions[position]?.question_id ?? '');
    if (mine === undefined || other === undefined) throw new Error('a paper without questions');
    const question = await wholeQuestion(world, mine);
    const [mistake] = question.misconceptions;
    if (mistake === undefined) continue;
    kinds.add(question.key.kind);
    const send = async (student: typeof one, questionId: string, isRight: boolean) => {
      const raw = await (isRight ? rightInput : mistakenInput)(world, questionId);
      const body = answerBody(world, raw);
      const sent = () => world.call(student, contract.member.questions.answer, { params: { questionId }, body });
      return [await measured(sent), await measured(sent)];
    };
    // One child is right and then wrong, the other the other way round.
    const first = [await send(one, mine, true), await send(two, other, false)];
    world.pass({ seconds: 2 });
    const second = [await send(one, mine, false), await send(two, other, true)];
    expect(first[0]).toEqual(first[1]);
    expect(second[0]).toEqual(second[1]);
    expect(first[0]?.[0]?.status).toBe(200);
  }
  expect(kinds.size).toBeGreaterThan(2);

  // After it: what the child reads of its quiz differs by what was typed alone.
  for (const call of [member.read, member.list]) {
    const [mine, other] = await Promise.all(
      [one, two].map((student) => world.call(student, call as typeof member.read, own as never)),
    );
    expect(withoutIds(mine?.body)).toBe(withoutIds(other?.body));
  }
});
