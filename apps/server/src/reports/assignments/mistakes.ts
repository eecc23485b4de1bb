import type { CommonMistakeSchema } from '@mashq/api/contract';
import { printAnswer, type RawInput } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { counts, isConfirmed } from '../../questions/confirmed-misconceptions.ts';
import { contentOf, StoredQuestion } from '../../questions/question-content.ts';
import { skillInfo } from '../../questions/skill-info.ts';

type CommonMistake = InferOutput<typeof CommonMistakeSchema>;

const MistakeRow = v.object({
  ...StoredQuestion.entries,
  misconceptionId: v.string(),
  students: v.number(),
  confirmed: v.number(),
  studentIds: v.array(v.string()),
  times: v.number(),
  raw: jsonAs<RawInput>(),
});
type MistakeRow = v.InferOutput<typeof MistakeRow>;

/** More than this a teacher does not teach again in one lesson. */
const SHOWN = 12;

function view(row: MistakeRow): CommonMistake[] {
  const { skillId, misconceptionId, students, confirmed, studentIds, times, raw } = row;
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
      confirmed,
      student_ids: studentIds,
      times,
      example: { stem: [...stem], answer, raw, key: [...printAnswer(key, answer)] },
    },
  ];
}

/**
 * The known mistakes in answers by a condition on `attempt`, each with the newest example, as typed: first those confirmed for most
 * children, here or in other work, then those that were seen in one question of each child.
 */
export async function commonMistakes({ query }: Session, schoolId: string, condition: SQL): Promise<CommonMistake[]> {
  const known = sql`school_id = ${schoolId} and ${condition} and misconception_id is not null and ${counts(schoolId)}`;
  // Counted by child first: counting different children sorts all answers. Examples are looked for of the shown ones alone.
  const found = await query(
    MistakeRow,
    sql`
    select m.skill_id as "skillId", m.misconception_id as "misconceptionId", m.students, m.confirmed,
      m.student_ids as "studentIds", m.times, q.level, q.seed, q.content, x.raw
    from (
      select skill_id, misconception_id, count(*)::int as students, sum(times)::int as times,
        count(*) filter (where is_confirmed)::int as confirmed,
        array_agg(student_id::text order by is_confirmed desc, times desc, student_id) as student_ids
      from (
        select skill_id, misconception_id, student_id, times, questions > 1 or ${isConfirmed(schoolId)} as is_confirmed
        from (
          select skill_id, misconception_id, student_id, count(*) as times,
            count(distinct question_id) as questions, min(question_id::text)::uuid as question_id
          from attempt where ${known}
          group by skill_id, misconception_id, student_id
        ) a
      ) of_child
      group by skill_id, misconception_id
      order by confirmed desc, students desc, times desc, skill_id, misconception_id
      limit ${SHOWN}
    ) m
    cross join lateral (
      select question_id, raw from attempt
      where ${known} and skill_id = m.skill_id and misconception_id = m.misconception_id
      order by answered_at desc, id limit 1
    ) x
    join question q on q.school_id = ${schoolId} and q.id = x.question_id
    order by m.confirmed desc, m.students desc, m.times desc, m.skill_id, m.misconception_id`,
  );
  return found.flatMap(view);
}
