import type { CommonMistakeSchema } from '@mashq/api/contract';
import { printAnswer, type RawInput } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { contentOf, StoredQuestion } from '../../questions/question-content.ts';
import { skillInfo } from '../../questions/skill-info.ts';

type CommonMistake = InferOutput<typeof CommonMistakeSchema>;

const MistakeRow = v.object({
  ...StoredQuestion.entries,
  misconceptionId: v.string(),
  students: v.number(),
  studentIds: v.array(v.string()),
  times: v.number(),
  raw: jsonAs<RawInput>(),
});
type MistakeRow = v.InferOutput<typeof MistakeRow>;

/** More than this a teacher does not teach again in one lesson. */
const SHOWN = 12;

function view(row: MistakeRow): CommonMistake[] {
  const { skillId, misconceptionId, students, studentIds, times, raw } = row;
  const content = contentOf(row);
  const known = content?.misconceptions.find(({ id }) => id === misconceptionId);
  // A row without content whose skill has changed since: nothing is known of the mistake any more.
  if (!content || !known) return [];
  const { stem, answer, key } = content;
  return [
    {
      skill_id: skillId,
      skill_title: skillInfo(skillId).title,
      misconception_id: misconceptionId,
      title: known.title,
      students,
      student_ids: studentIds,
      times,
      example: { stem: [...stem], answer, raw, key: [...printAnswer(key, answer)] },
    },
  ];
}

/** The known mistakes most children made in answers by a condition on `attempt`, each with the newest example, as typed. */
export async function commonMistakes({ query }: Session, schoolId: string, condition: SQL): Promise<CommonMistake[]> {
  const counts = sql`school_id = ${schoolId} and ${condition} and misconception_id is not null and late_reason is null
    and not exists (
      select from question withdrawn
      where withdrawn.school_id = attempt.school_id and withdrawn.id = attempt.question_id and withdrawn.withdrawn_at is not null)`;
  // Counted by child first: counting different children sorts all answers. Examples are looked for of the shown ones alone.
  const found = await query(
    MistakeRow,
    sql`
    select m.skill_id as "skillId", m.misconception_id as "misconceptionId", m.students,
      m.student_ids as "studentIds", m.times, q.level, q.seed,
      q.content, x.raw
    from (
      select skill_id, misconception_id, count(*)::int as students, sum(times)::int as times,
        array_agg(student_id::text order by times desc, student_id) as student_ids
      from (
        select skill_id, misconception_id, student_id, count(*) as times from attempt where ${counts}
        group by skill_id, misconception_id, student_id
      ) of_child
      group by skill_id, misconception_id
      order by students desc, times desc, skill_id, misconception_id
      limit ${SHOWN}
    ) m
    cross join lateral (
      select question_id, raw from attempt
      where ${counts} and skill_id = m.skill_id and misconception_id = m.misconception_id
      order by answered_at desc, id limit 1
    ) x
    join question q on q.school_id = ${schoolId} and q.id = x.question_id
    order by m.students desc, m.times desc, m.skill_id, m.misconception_id`,
  );
  return found.flatMap(view);
}
