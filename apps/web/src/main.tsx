import './styles.ts';
import { startSession } from '@mashq/state/session';
import { startSettings } from '@mashq/state/settings';
import { loadStatus } from '@mashq/state/status';
import { setReactAriaStrings } from '@mashq/ui/i18n';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followSession } from './session/follow-session.ts';
import { followSettings } from './theme/follow-settings.ts';

startSettings();
followSettings();
followSession();
startSession();
void loadStatus();
// react-aria reads its strings once, at the first render of any of its parts.
setReactAriaStrings();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');

// In one go: collections of react-aria would else arrive a frame or two after the rest.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
