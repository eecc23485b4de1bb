import type { Contract, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { isDue, practicedSkills } from '../review-due.ts';
import { awardBadges } from './award.ts';

type Maze = ResponseOf<Contract['member']['rewards']['maze']>;

const MAX_MS = 10 * 60_000;
/** Between two reports of playing; a longer time was a pause. */
const MAX_STEP_MS = 45_000;
/** Gates of the day's first maze, where as many reviews are due. */
const MAX_GATES = 3;

const Today = v.object({
  isOn: v.boolean(),
  grade: v.nullable(v.number()),
  finished: v.number(),
  playedMs: v.number(),
  solved: v.number(),
  /** Skills with a right answer in today's reviews. */
  reviewed: v.number(),
  question: v.nullable(v.object({ session_id: v.string(), question_id: v.string() })),
});

const switchedOff = () => notFound('باغ پیچ‌درپیچ در مدرسهٔ تو باز نیست.');

/** Larger gardens for older children. */
function levelOf(grade: number | null): Maze['level'] {
  if (grade === null || grade <= 3) return 'easy';
  return grade <= 5 ? 'medium' : 'hard';
}

/** The maze: one a day and one for each work finished that day, ten minutes a day by the server's clock. */
export function mazeService({ db, clock }: Context) {
  async function read(actor: Actor): Promise<Maze> {
    const { id, schoolId } = actor;
    const now = clock();
    const day = tehranDay(now);
    const since = sql`(${day}::date - interval '210 minutes') at time zone 'UTC'`;
    const [today] = await db.query(
      Today,
      sql`
      select sc.gamification_on as "isOn",
        (select max(c.grade) from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
          where e.school_id = ${schoolId} and e.student_id = ${id} and e.state = 'active') as grade,
        ((select count(*) from student_assignment sa
            where sa.school_id = ${schoolId} and sa.student_id = ${id} and sa.submitted_at >= ${since})
          + (select count(*) from practice_session s
            where s.school_id = ${schoolId} and s.student_id = ${id} and s.created_at >= ${since}
              and exists (select from question q
                where q.school_id = s.school_id and q.session_id = s.id and q.tries > 0)
              and not exists (select from question q
                where q.school_id = s.school_id and q.session_id = s.id and q.state = 'open')))::int as finished,
        coalesce(d.played_ms, 0) as "playedMs", coalesce(d.solved, 0) as solved,
        (select count(distinct q.skill_id)::int from practice_session s
          join question q on q.school_id = s.school_id and q.session_id = s.id and q.state in ('right', 'corrected')
          where s.school_id = ${schoolId} and s.student_id = ${id} and s.kind = 'review' and s.created_at >= ${since}) as reviewed,
        (select json_build_object('session_id', s.id, 'question_id', q.id) from practice_session s
          join question q on q.school_id = s.school_id and q.session_id = s.id and q.state = 'open'
          where s.school_id = ${schoolId} and s.student_id = ${id} and s.kind = 'review' and s.created_at >= ${since}
          order by s.created_at desc, q.position limit 1) as question
      from school sc
      left join maze_day d on d.school_id = sc.id and d.student_id = ${id} and d.day = ${day}::date
        and d.school_id = ${schoolId}
      where sc.id = ${schoolId}`,
    );
    if (today === undefined || !today.isOn) throw switchedOff();
    const mazes = 1 + today.finished;
    const left = Math.max(0, MAX_MS - today.playedMs);
    const due = (await practicedSkills(db, actor)).filter((skill) => isDue(skill, now)).length;
    const total = today.solved === 0 ? Math.min(MAX_GATES, today.reviewed + due) : 0;
    return {
      seed: today.solved < mazes && left > 0 ? `${id} ${day} ${today.solved}` : null,
      level: levelOf(today.grade),
      number: Math.min(today.solved, mazes - 1),
      mazes,
      left_seconds: Math.ceil(left / 1000),
      gates: { total, open: Math.min(total, today.reviewed), question: today.question },
    };
  }

  return {
    read,

    played: async (actor: Actor): Promise<Maze> => {
      await read(actor);
      const now = clock();
      const at = now.toISOString();
      await db.execute(sql`
        insert into maze_day as d (school_id, student_id, day, last_at)
        values (${actor.schoolId}, ${actor.id}, ${tehranDay(now)}::date, ${at}::timestamptz)
        on conflict (school_id, student_id, day) do update set
          played_ms = least(${MAX_MS}, d.played_ms + case
            when ${at}::timestamptz - d.last_at between interval '0' and ${MAX_STEP_MS} * interval '1 millisecond'
            then (extract(epoch from ${at}::timestamptz - d.last_at) * 1000)::int else 0 end),
          last_at = greatest(d.last_at, ${at}::timestamptz)`);
      return read(actor);
    },

    solved: async (actor: Actor, number: number): Promise<Maze> => {
      const maze = await read(actor);
      // Only the current maze can be solved, once its gates are open; a solved one stays as it is.
      const areGatesOpen = maze.gates.open === maze.gates.total;
      if (maze.seed !== null && maze.number === number && areGatesOpen) {
        const now = clock();
        await db.execute(sql`
          insert into maze_day as d (school_id, student_id, day, last_at, solved)
          values (${actor.schoolId}, ${actor.id}, ${tehranDay(now)}::date, ${now.toISOString()}::timestamptz, 1)
          on conflict (school_id, student_id, day) do update set solved = ${number + 1} where d.solved = ${number}`);
        await awardBadges(db, { schoolId: actor.schoolId, studentId: actor.id }, now);
      }
      return read(actor);
    },
  };
}
