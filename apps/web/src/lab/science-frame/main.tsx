import '../../platform/theme/styles.ts';
import { startSettings } from '@mashq/state/platform/settings/settings';
import { setReactAriaMessages } from '@mashq/ui/i18n';
import { mountApp } from '@mashq/ui/layout/mount-app';
import { StrictMode } from 'react';
import { followSettings } from '../../platform/theme/follow-settings.ts';
import { ScienceFrame } from './ScienceFrame.tsx';

startSettings();
followSettings();
setReactAriaMessages();

mountApp(
  <StrictMode>
    <ScienceFrame name={new URLSearchParams(window.location.search).get('experiment')} />
  </StrictMode>,
);
