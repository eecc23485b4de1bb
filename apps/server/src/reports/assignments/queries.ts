import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { questionCounts } from '../../questions/measures.ts';

export interface SkillTotals {
  readonly skillId: string;
  readonly answered: number;
  readonly done: number;
  readonly firstTryRight: number;
  readonly right: number;
  readonly hintsOpened: number;
}

export interface AssignmentNumbers {
  /** Each skill in its order, over all children who are not excused. */
  readonly skills: readonly SkillTotals[];
  /** The cells of children by skills as JSON text; a child that has not looked yet has its cells too. */
  readonly cells: string;
}

const Counted = v.object({
  /** Each skill in its order. */
  skills: v.array(jsonAs<SkillTotals>()),
  /**
   * Of each child that the work is for its id, and its figures of each skill in the same order: parts of a cell are separated by
   * commas, cells by semicolons, the id by a colon, children by bars. Ids, numbers and bands have none of these in them.
   */
  cells: v.string(),
});
type Counted = v.InferOutput<typeof Counted>;

/**
 * What is counted of an assignment's questions, in one pass over them: by child and skill, and from those by skill. Of one
 * child when it is named. The database writes figures alone; what is the same in every cell is put around them here, which
 * takes half the time of making JSON of 2,400 cells there.
 */
export async function assignmentNumbers(
  { query }: Session,
  schoolId: string,
  assignmentId: string,
  studentId?: string,
): Promise<AssignmentNumbers> {
  const of = (column: SQL) => (studentId === undefined ? sql`` : sql`and ${column} = ${studentId}`);
  const [found] = await query(
    Counted,
    sql`
    with counted as materialized (
      select student_id, skill_id, count(*)::int as total,
        ${questionCounts.done} as done, ${questionCounts.answered} as answered,
        ${questionCounts.firstTryRight} as first_try_right, ${questionCounts.right} as "right",
        sum(hints_opened)::int as hints_opened
      from question q
      where school_id = ${schoolId} and assignment_id = ${assignmentId} and similar_to is null ${of(sql`student_id`)}
      group by student_id, skill_id
    ), part as materialized (
      select student_id, excused_at from student_assignment
      where school_id = ${schoolId} and assignment_id = ${assignmentId} ${of(sql`student_id`)}
    ), asked as materialized (
      select hs.skill_id, hs.position, hs.items
      from assignment_skill hs
      where hs.school_id = ${schoolId} and hs.assignment_id = ${assignmentId}
    ), child as (
      select p.student_id || ':' || string_agg(concat_ws(',', coalesce(c.answered, 0), coalesce(c.done, 0), coalesce(c.total, k.items),
        coalesce(c.first_try_right, 0), coalesce(c."right", 0), coalesce(st.band, 'unseen'), coalesce(st.tries, 0), st.estimate),
        ';' order by k.position) as cells
      from part p cross join asked k
      left join counted c on c.student_id = p.student_id and c.skill_id = k.skill_id
      left join skill_mastery st
        on st.school_id = ${schoolId} and st.student_id = p.student_id and st.skill_id = k.skill_id
      group by p.student_id
    )
    select (select coalesce(string_agg(cells, '|'), '') from child) as cells, (
      select coalesce(json_agg(json_build_object('skillId', k.skill_id, 'answered', coalesce(t.answered, 0),
        'done', coalesce(t.done, 0), 'firstTryRight', coalesce(t.first_try_right, 0), 'right', coalesce(t."right", 0),
        'hintsOpened', coalesce(t.hints_opened, 0)) order by k.position), '[]')
      from asked k left join (
        select c.skill_id, sum(c.answered) as answered, sum(c.done) as done, sum(c.first_try_right) as first_try_right,
          sum(c."right") as "right", sum(c.hints_opened) as hints_opened
        from counted c join part p on p.student_id = c.student_id
        where p.excused_at is null
        group by c.skill_id
      ) t on t.skill_id = k.skill_id
    ) as skills`,
  );
  if (!found) throw new Error('an aggregate gave no row');
  return { skills: found.skills, cells: cellsJson(found) };
}

/** The cells as the contract has them. An estimate that is null is left out by the database. */
function cellsJson({ skills, cells }: Counted): string {
  const names = skills.map(({ skillId }) => JSON.stringify(skillId));
  const texts: string[] = [];
  for (const child of cells === '' ? [] : cells.split('|')) {
    const [studentId = '', figures = ''] = child.split(':');
    for (const [place, figure] of figures.split(';').entries()) {
      const name = names[place];
      const [answered, done, total, firstTryRight, right, band, n, estimate = 'null'] = figure.split(',');
      texts.push(
        `{"student_id":"${studentId}","skill_id":${name},"answered":${answered},"done":${done},"total":${total},"first_try_right":${firstTryRight},` +
          `"right":${right},"mastery":{"skill_id":${name},"band":"${band}","n":${n},"estimate":${estimate}}}`,
      );
    }
  }
  return `[${texts.join(',')}]`;
}
