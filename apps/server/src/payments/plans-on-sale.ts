import { type Plan, PlanSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Session } from '../platform/db/database.ts';

/** What is said of a plan to those who may buy it. */
export const PLAN_COLUMNS = sql`id, title, description, months, price_rial, list_price_rial, features, is_featured`;

/** The plans on sale, in the order in which administrators put them there. */
export const readPlansOnSale = ({ query }: Pick<Session, 'query'>): Promise<Plan[]> =>
  query(PlanSchema, sql`select ${PLAN_COLUMNS} from plan where state = 'on_sale' order by position, price_rial, id`);
