import { sql } from 'drizzle-orm';

/*
 * What waits for an administrator, as conditions that both the home and the lists count by: a number on the home is that of the
 * list it leads to.
 */

/** Requests for an account that nobody has decided, of `registration r`. */
export const isWaitingRegistration = sql`r.state = 'pending'`;

/** Messages of visitors that nobody has answered or closed, of `visitor_message m`. */
export const isWaitingMessage = sql`m.state = 'new'`;
