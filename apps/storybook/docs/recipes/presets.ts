import '@mashq/ui/themes/purple.css';
import '@mashq/ui/themes/green.css';
import { applyTheme, PRESETS, type PresetName } from '@mashq/ui/theme';

/** What a chooser lists; each preset's style sheet has to be imported once, as above. */
export const choices = PRESETS.filter(({ name }) => name === 'purple' || name === 'green');

/** The change is one attribute of `<html>` and renders nothing again. */
export const choose = (preset: PresetName) => applyTheme(document.documentElement, { preset });
