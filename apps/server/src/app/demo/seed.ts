import { createRng } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { countStatistics } from '../../platform/db/embedded-maintenance.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { createServices } from '../services.ts';
import { ADMIN_USERNAME, DEMO_PASSWORD, SHOWN_ACCOUNTS } from './accounts.ts';
import { makeChats } from './chats.ts';
import { liveClass, WEEKS } from './class-life.ts';
import { makeClassMessages } from './class-messages.ts';
import { makeCoTeachers } from './co-teachers.ts';
import { Totals } from './expected-totals.ts';
import { makeNewSchool } from './first-day.ts';
import { makeIndividual } from './individual.ts';
import { type DemoClass, makeAdmin, makePeople, readClasses, WORLD_SIZES, type WorldSize } from './people.ts';
import { makePlans } from './plans.ts';
import { makeSales, ON_SALE_DAYS } from './sales.ts';
import { makeLooks } from './school-branding.ts';
import { planAt } from './schools.ts';
import type { SimulatedTime } from './simulated-student.ts';
import { makeSurveys } from './surveys.ts';
import { makeBusiness } from './work-of-admins.ts';

const DAY = 24 * 3_600_000;

const DemoStateRow = v.object({ accounts: v.boolean(), admin: v.boolean(), classes: v.boolean() });

/**
 * What a database holds: nobody yet, a demo world whose filling was broken off, a whole one, or somebody's own data, which
 * no demo is added to.
 */
export async function demoState({ query }: Session): Promise<'empty' | 'begun' | 'whole' | 'other'> {
  const [found] = await query(
    DemoStateRow,
    sql`
    select /* across schools: the demo world */ exists (select from account) as accounts, exists (select from demo_class) as classes,
      exists (select from account where username = ${ADMIN_USERNAME}) as admin`,
  );
  if (!found?.accounts) return 'empty';
  // Its administrator is made last.
  if (found.admin) return 'whole';
  return found.classes ? 'begun' : 'other';
}

const HashesRow = v.object({ hash: v.string() });

/** Whether one of the demo's accounts has the password that everybody knows. */
export async function hasKnownPasswords({ db, passwords }: Pick<Context, 'db' | 'passwords'>): Promise<boolean> {
  const hashes = await db.query(
    HashesRow,
    sql`
    select distinct password_hash as hash from account
    where username = any(${sql.param(SHOWN_ACCOUNTS.map(({ username }) => username))}::text[])
      and password_hash is not null and archived_at is null and exists (select from demo_class)`,
  );
  for (const { hash } of hashes) if (await passwords.verify(hash, DEMO_PASSWORD)) return true;
  return false;
}

export interface SeededWorld {
  readonly classes: readonly DemoClass[];
  readonly totals: Totals;
}

/**
 * Fills a database with five schools and their weeks until now, and one that begins today. Nothing is inserted past the services: people
 * are created as an administrator would, and every homework, answer, hint and comment is a call at its own time.
 *
 * People are one transaction and so is each class, so that filling that was broken off goes on with the first class that is
 * not there; `totals` are of the classes filled now.
 */
export async function seedDemoWorld(
  context: Context,
  print: (line: string) => void,
  size: WorldSize = WORLD_SIZES.whole,
  password = DEMO_PASSWORD,
): Promise<SeededWorld> {
  const { db, clock } = context;
  const today = clock();
  const firstWeek = weekStart(new Date(today.getTime() - WEEKS * 7 * DAY));
  let now = new Date(firstWeek.getTime() - DAY);
  const simulate = (session: Session): SimulatedTime => {
    const simulated = { ...context, db: nestedTransaction(db.engine, session), clock: () => now, awardsLater: true };
    const setNow = (moment: Date) => {
      now = moment;
    };
    return { context: simulated, services: createServices(simulated), setNow };
  };

  if ((await demoState(db)) === 'empty') {
    await db.transaction(async (session) => {
      const { services, context: simulated, setNow } = simulate(session);
      const join = (weeks: number) => setNow(new Date(firstWeek.getTime() + (7 * (WEEKS - weeks) - 1) * DAY));
      await makePeople(services, simulated, createRng('demo/people', 1405), size, password, join);
    });
  }
  const classes = await readClasses(db);
  const totals = new Totals();
  for (const [place, demo] of classes.entries()) {
    if (demo.answers !== null) continue;
    const before = totals.answers;
    await db.transaction(async (session) => {
      const { weeks, ahead } = planAt(place);
      if (place < size.livedClasses) {
        const span = { today, firstWeek, weeks: Math.min(size.weeks, weeks) };
        await liveClass(demo, place, ahead, span, simulate(session), totals);
      }
      await session.execute(sql`
        update demo_class set answers = ${totals.answers - before}::int
        where school_id = ${demo.teacher.schoolId} and class_id = ${demo.id}`);
      await countStatistics(session);
    });
    print(`  ${demo.title}: ${place + 1} of ${classes.length} classes, ${totals.answers} answers so far`);
  }
  now = today;
  await db.transaction(async (session) => {
    const simulatedTime = simulate(session);
    const { services, context: simulated, setNow } = simulatedTime;
    const admin = await makeAdmin(services, simulated, password);
    await makeNewSchool(simulatedTime, password);
    await makeCoTeachers(services, simulated);
    await makeIndividual(services, simulated, password);
    setNow(new Date(today.getTime() - ON_SALE_DAYS * DAY));
    await makePlans(simulated);
    setNow(today);
    await makeLooks(services, simulated);
    await makeSurveys(services, simulated, setNow, admin);
    await makeChats(services, simulated, setNow);
    await makeClassMessages(classes.slice(0, size.livedClasses), simulatedTime);
    await makeBusiness(services, simulated, setNow, admin);
    await makeSales(simulatedTime, admin, size);
  });
  return { classes, totals };
}
