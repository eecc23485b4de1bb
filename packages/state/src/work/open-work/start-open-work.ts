import { subscribe } from 'valtio/vanilla';
import { session } from '../../platform/session/machine.ts';
import { onAnswered } from '../../questions/answering/store.ts';
import { fetchOpenWork } from './fetch-open-work.ts';

/** Milliseconds from sign-in to the first call, so that the first screen has the network for itself. */
const AFTER_SIGN_IN = 2000;
/** Milliseconds of no answer, after which what is stored is brought up to date. */
const AFTER_ANSWER = 10_000;
/** What the first screen fetched within so many milliseconds before is not fetched again. */
const RECENT = 20_000;

let isStarted = false;

/** Stores the open work of the signed-in student in this browser, and again after answers have arrived. Call once. */
export function startOpenWork(): void {
  if (isStarted) return;
  isStarted = true;
  let owner: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (delay: number, recentMs = 0) => {
    clearTimeout(timer);
    if (owner === null) return;
    timer = setTimeout(() => {
      // What fails is fetched again with the next visit, answer, or network.
      if (navigator.onLine) fetchOpenWork(recentMs).catch(() => undefined);
    }, delay);
  };
  const follow = () => {
    const { activeUser } = session;
    const now = activeUser?.role === 'STUDENT' ? activeUser.id : null;
    if (now === owner) return;
    owner = now;
    schedule(AFTER_SIGN_IN, RECENT);
  };
  subscribe(session, follow);
  onAnswered(({ kind }) => {
    if (kind === 'replied' || kind === 'refused') schedule(AFTER_ANSWER);
  });
  window.addEventListener('online', () => schedule(AFTER_ANSWER));
  follow();
}
