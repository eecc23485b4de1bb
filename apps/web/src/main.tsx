import './platform/theme/styles.ts';
import { storeAfter } from '@mashq/state/platform/offline/response-cache';
import { startSession } from '@mashq/state/platform/session/session';
import { startSettings } from '@mashq/state/platform/settings/settings';
import { loadStatus } from '@mashq/state/platform/status/status';
import { setReactAriaMessages } from '@mashq/ui/i18n';
import { mountApp } from '@mashq/ui/layout/mount-app';
import { StrictMode } from 'react';
import { App } from './App.tsx';
import { firstRenderReady } from './app/routes/first-render.ts';
import { followSession } from './auth/session/follow-session.ts';
import { followErrors } from './platform/follow-errors.ts';
import { firstScreen } from './platform/loading/first-screen.ts';
import { followSettings } from './platform/theme/follow-settings.ts';

/** Milliseconds that a page waits for its font before it shows the letters of another one. */
const MAX_WAIT = 1000;

/** Resolves when the page's own font (a school may have another one) has its Persian letters, or after a second. */
function fontLoaded(): Promise<unknown> {
  const { fontFamily } = getComputedStyle(document.body);
  const loaded = document.fonts.load(`1em ${fontFamily}`, 'مشق').catch(() => undefined);
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
}

async function mountWhenReady(): Promise<void> {
  const path = location.pathname;
  await Promise.all([fontLoaded(), firstRenderReady(path)]);
  // A link of the screen that the page began with was followed meanwhile.
  if (path === location.pathname) mountApp(app);
  else await mountWhenReady();
}

followErrors();
startSettings();
followSettings();
followSession();
startSession(firstScreen);
storeAfter(firstScreen);
void firstScreen.then(loadStatus);
// react-aria reads its messages once, at the first render of one of its components.
setReactAriaMessages();

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
const place = document.getElementById('root');
// A page that came with its markup.
if (place?.dataset.route) void import('./app/prerender/hydrate.ts').then(({ hydrateApp }) => hydrateApp(app, place));
// The page asked for the font before this script: as a rule it is there, and letters of another font would move what they fill.
else void mountWhenReady();

// What no first paint waits for. Without a network the page goes on without it, and tries again when there is one.
const startRest = () => {
  import('./after-start.ts').catch(() => window.addEventListener('online', startRest, { once: true }));
};
void firstScreen.then(startRest);
