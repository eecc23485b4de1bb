import { session } from '@mashq/state/platform/session/machine';
import { layoutOf } from '../../platform/routing/roles.ts';
import { layouts } from '../layouts/layouts.ts';
import { loadMatchedRoute } from './match-route.ts';

/** Milliseconds that the first render waits for its code; what is drawn before is only an empty frame. */
const CODE_MS = 1000;

/** Milliseconds that it waits for its data from when the code is there: the page has asked for them long before. */
const DATA_MS = 150;

/** Milliseconds that it waits where the page shows the screen as it was last seen. */
const STORED_MS = 4000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads what the first render of a path needs, so that the screen is drawn once and whole: on a slow phone an empty frame, a
 * skeleton and the screen one after another take twice as long. Resolves at the latest when waiting longer would leave the page
 * empty; what is missing then is drawn as it is on every other screen.
 */
export async function firstRenderReady(path: string): Promise<void> {
  let prefetched: Promise<unknown> | undefined;
  const code = async () => {
    const match = await loadMatchedRoute(path);
    if (match === undefined) return;
    const { layout, isFocused, screen } = match.route;
    const [Screen] = await Promise.all([screen.ready(), layouts[layout].ready(isFocused)]);
    const user = session.activeUser;
    if (user !== null && layoutOf(user.role) === layout)
      prefetched = Screen?.prefetch?.(match.params).catch(() => undefined);
  };
  const isEmpty = () => document.getElementById('root')?.firstChild === null;
  await Promise.race([code(), after(isEmpty() ? CODE_MS : STORED_MS)]);
  await Promise.race([prefetched, after(isEmpty() ? DATA_MS : STORED_MS)]);
}
