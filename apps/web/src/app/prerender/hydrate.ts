import { session } from '@mashq/state/platform/session/machine';
import { settings } from '@mashq/state/platform/settings/settings';
import { mountApp } from '@mashq/ui/layout/mount-app';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { publicLayout } from '../layouts/layouts.ts';
import { publicTable } from '../routes/route-tables.ts';
import { HYDRATED } from './hydrated.ts';

/**
 * Whether the page came with the markup that the app would render now: it was rendered when the app was built, for a visitor
 * whose settings are the defaults. For everybody else it is rendered again.
 */
function isAsRendered(place: HTMLElement): boolean {
  return (
    place.dataset.route !== undefined &&
    !session.loading &&
    session.activeUser === null &&
    settings.digits === 'fa' &&
    settings.dir === 'rtl'
  );
}

/** Connects the app to the markup of its page once all that the page shows is loaded, so that nothing of it is replaced. */
export async function hydrateApp(app: ReactNode, place: HTMLElement): Promise<void> {
  if (!isAsRendered(place)) {
    mountApp(app, place);
    return;
  }
  const screen = async () => {
    const table = await publicTable.ready();
    await table?.routes.find(({ path }) => path === place.dataset.route)?.screen.ready();
  };
  await Promise.all([screen(), publicLayout.ready()]);
  hydrateRoot(place, app);
  // React listens from here on; what was pressed before is pressed again.
  window.dispatchEvent(new Event(HYDRATED));
}
