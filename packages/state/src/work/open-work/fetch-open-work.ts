import { studentApi } from '../../platform/api/student.ts';
import { currentToken } from '../../platform/api/token.ts';
import { openDatabase } from '../../platform/offline/database.ts';
import { withRecentReply, withResponseCache } from '../../platform/offline/response-cache.ts';
import { memberKeys } from '../../platform/query/student-keys.ts';
import { inPath } from '../assignment-student.ts';

/** At most so many open works are fetched: the ones with the nearest deadlines. */
const MAX = 20;
/**
 * Work that was given out less than an hour ago is left alone: fetching its questions counts as opening it, after which its teacher
 * can change it no more.
 */
const SETTLED_MS = 3_600_000;

/**
 * Fetches today's list, past homeworks, and every open homework and review with all its questions, and stores them for this
 * user, so that they can be done without a network although they were never opened. Uses the keys that the screens read. One
 * call at a time, so that a class that signs in together does not ask for everything at once.
 * @param recentMs what a screen fetched in the last so many milliseconds is not fetched again
 */
export async function fetchOpenWork(recentMs = 0): Promise<void> {
  const userId = currentToken()?.userId ?? null;
  if (userId === null) return;
  await clearOtherUsers(userId);
  const summary = [...memberKeys.reports, 'completion-summary'];
  const open = await withRecentReply([...memberKeys.openAssignments, 1], recentMs, () =>
    studentApi.assignments.open({ query: { page: 1 } }),
  );
  await withRecentReply([...memberKeys.homeworkList('past'), 1], recentMs, () =>
    studentApi.homework.list({ query: { state: 'past', page: 1 } }),
  );
  await withRecentReply(memberKeys.skills, recentMs, () => studentApi.skills.list());
  await withRecentReply(summary, recentMs, () => studentApi.reports.completionSummary());
  for (const { kind, id, start_at } of open.items.slice(0, MAX)) {
    if (currentToken()?.userId !== userId) return;
    if (kind !== 'homework' && kind !== 'review') continue;
    if (Date.now() - Date.parse(start_at) < SETTLED_MS) continue;
    try {
      await fetchSeries(kind, id);
    } catch {
      // Work that was withdrawn meanwhile must not keep the others from being stored.
    }
  }
}

async function fetchSeries(kind: 'homework' | 'review', id: string): Promise<void> {
  const path = inPath(kind, id);
  await withResponseCache(memberKeys.series([kind, id]), async () => studentApi[kind].read(path));
  const questions = await withResponseCache(memberKeys.seriesQuestions([kind, id]), () =>
    studentApi[kind].questions(path),
  );
  // A page that opens on a question asks for it alone.
  for (const view of questions) {
    await withResponseCache(memberKeys.question({ questionId: view.question_id }), async () => view);
  }
}

/** Removes the stored replies of everybody but one user. */
async function clearOtherUsers(userId: string): Promise<void> {
  try {
    const { store, done } = (await openDatabase()).transaction('replies', 'readwrite');
    for (const key of await store.getAllKeys()) if (key[0] !== userId) await store.delete(key);
    await done;
  } catch {
    // Without a database nothing is stored.
  }
}
