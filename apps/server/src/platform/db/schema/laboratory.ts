import { SCIENCE_SIMULATIONS, SCIENCE_TASKS, type ScienceSimulationName } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

/** What came of a check in a simulation of the science laboratory. The id is the client's: a repeated event is stored once. */
export const labEvent = pgTable(
  'lab_event',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    id: uuid().notNull(),
    simulation: text().$type<ScienceSimulationName>().notNull(),
    task: integer().notNull(),
    isSolved: boolean().notNull(),
    /** What was built or set, in words. */
    description: text().notNull(),
    durationSeconds: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.accountId, table.id] }),
    index().on(table.schoolId, table.accountId, table.createdAt),
    check('lab_event_simulation_check', oneOf('simulation', SCIENCE_SIMULATIONS)),
    check('lab_event_task_check', sql.raw(`task between 1 and ${SCIENCE_TASKS}`)),
    check('lab_event_duration_check', notNegative('duration_seconds')),
  ],
);
