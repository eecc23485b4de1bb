import {
  type Contract,
  type ParsedOf,
  type ResponseOf,
  SCIENCE_TASKS,
  ScienceEventSchema,
  type ScienceSimulation,
  type ScienceSimulationName,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { textAs } from '../platform/db/row.ts';

type Simulation = Omit<ScienceSimulation, 'solved_tasks' | 'tries'>;

const simulation = (
  name: Simulation['name'],
  title: string,
  grades: Simulation['grades'],
  goal: string,
): Simulation => ({ name, title, grades, goal, thumbnail: name, tasks: SCIENCE_TASKS });

/** The simulations, in the order they are listed. */
const scienceSimulations: readonly Simulation[] = [
  simulation('balance', 'اهرم و ترازو', [3, 4, 5], 'وزنه را جابه‌جا کنید و ببینید الاکلنگ چه وقت برابر می‌ماند.'),
  simulation('sound', 'صدا و سیم', [4, 5, 6], 'سیم را کوتاه یا کشیده کنید و ببینید صدایش چطور زیر و بم می‌شود.'),
  simulation('shadow', 'نور و سایه', [3, 4, 5, 6], 'جسم را به چراغ نزدیک و از آن دور کنید و اندازهٔ سایه را بسنجید.'),
  simulation('circuit', 'مدار، لامپ و کلید', [4, 5, 6], 'کلیدها را باز و بسته کنید و ببینید جریان از کجا می‌گذرد.'),
  simulation('water', 'چرخهٔ آب', [3, 4, 5], 'آب را از دریا به کوه و باز به دریا برسانید و ببینید کم و زیاد نمی‌شود.'),
];

type Laboratory = Contract['laboratory'];
type Event = ResponseOf<Laboratory['recordScienceEvent']>;

const EventRow = v.object({ ...v.omit(ScienceEventSchema, ['created_at']).entries, createdAt: v.date() });

/** Results that a person is shown. */
const SHOWN_EVENTS = 50;

const CountsRow = v.object({
  simulation: textAs<ScienceSimulationName>(),
  task: v.number(),
  tries: v.number(),
  solved: v.boolean(),
});

/** The science laboratory: its simulations, and what a person did in them. */
export function scienceService({ db, clock }: Context) {
  async function ownEvents({ query }: Session, { id, schoolId }: Actor, condition: SQL): Promise<Event[]> {
    const found = await query(
      EventRow,
      sql`
      select id, simulation, task, is_solved as solved, description as summary, duration_seconds as duration, created_at as "createdAt"
      from lab_event
      where school_id = ${schoolId} and account_id = ${id} and ${condition}
      order by created_at desc, id desc limit ${SHOWN_EVENTS}`,
    );
    return found.map(({ createdAt, ...event }) => ({ ...event, created_at: createdAt.toISOString() }));
  }

  return {
    simulations: async ({ id, schoolId }: Actor): Promise<ResponseOf<Laboratory['science']>> => {
      const counts = await db.query(
        CountsRow,
        sql`
        select simulation, task, count(*)::int as tries, bool_or(is_solved) as solved
        from lab_event where school_id = ${schoolId} and account_id = ${id}
        group by simulation, task order by task`,
      );
      return scienceSimulations.map(({ grades, ...simulation }) => {
        const own = counts.filter((count) => count.simulation === simulation.name);
        return {
          ...simulation,
          grades: [...grades],
          solved_tasks: own.filter(({ solved }) => solved).map(({ task }) => task),
          tries: own.reduce((sum, { tries }) => sum + tries, 0),
        };
      });
    },

    events: (actor: Actor, simulation?: ScienceSimulationName): Promise<Event[]> =>
      ownEvents(db, actor, simulation === undefined ? sql`true` : sql`simulation = ${simulation}`),

    record: async (
      actor: Actor,
      { id, simulation, task, solved, summary, duration }: ParsedOf<Laboratory['recordScienceEvent']>['body'],
    ): Promise<Event> => {
      await db.execute(sql`
        insert into lab_event (school_id, account_id, id, simulation, task, is_solved, description, duration_seconds, created_at)
        values (${actor.schoolId}, ${actor.id}, ${id}, ${simulation}, ${task}, ${solved}, ${summary}, ${duration},
          ${clock()}::timestamptz)
        on conflict do nothing`);
      const [event] = await ownEvents(db, actor, sql`id = ${id}`);
      if (!event) throw new Error('An event that was stored is gone.');
      return event;
    },
  };
}
