import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { findStart, readEventsAfter } from './read-events.ts';
import { makeStreams } from './streams.ts';
import { sweepLiveEvents } from './sweep.ts';

/** What changes for signed-in people, as it happens. */
export function liveService(context: Context) {
  const { db, clock } = context;
  return {
    streams: makeStreams(context),

    since: async (
      { id: accountId, schoolId }: Actor,
      after: number | undefined,
    ): Promise<ResponseOf<Contract['live']['since']>> => {
      const { seq, reset } = await findStart(db, { schoolId, accountId }, after ?? null, clock());
      const found = await readEventsAfter(db, [{ schoolId, accountId, seq }]);
      return {
        last: found.at(-1)?.seq ?? seq,
        reset,
        events: found.map((event) => ({ id: event.seq, kind: event.kind, data: event.data })),
      };
    },

    /** Removes events that are no longer needed. */
    sweep: (): Promise<number> => sweepLiveEvents(context),
  };
}
