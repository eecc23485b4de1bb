import { settings } from '@mashq/state/platform/settings/settings';
import { useSettings } from '@mashq/state/platform/settings/use-settings';

const onNavLayoutChange = (layout: 'vertical' | 'mini') => {
  settings.navLayout = layout;
};

/** The width of the menu at the side, as it was chosen in this browser. */
export function useSideMenu() {
  return { navLayout: useSettings().navLayout, onNavLayoutChange };
}
