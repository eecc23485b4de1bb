import { applyTheme, type SchemeSetting } from '@mashq/ui/theme';

/** Without it the device decides; `system` gives it back to the device. */
export const showScheme = (scheme: SchemeSetting) => applyTheme(document.documentElement, { scheme });

showScheme('dark');
