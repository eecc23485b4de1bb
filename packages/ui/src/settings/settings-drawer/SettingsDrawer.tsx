import { Monitor, Moon, RotateCcw, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import * as faSettings from '../../i18n/fa/settings.ts';
import { faPresets } from '../../i18n/fa/theme.ts';
import { messagesFor } from '../../i18n/language.ts';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Drawer } from '../../overlays/drawer/Drawer.tsx';
import { warnOnce } from '../../primitives/tone.ts';
import type { SchemeSetting } from '../../theme/apply-theme.ts';
import { PRESETS, presetsOnPage } from '../../theme/presets.ts';
import type { PresetName, Seed } from '../../theme/seeds.ts';
import { FullScreenButton } from '../full-screen-button/FullScreenButton.tsx';
import * as css from './ChoiceTiles.css.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';

export interface SettingsDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The preset in force. */
  preset: PresetName;
  /** Picked: the app applies it at once, as an attribute of `<html>`. */
  onPresetChange: (preset: PresetName) => void;
  /** The presets to choose from. @default those whose style sheets are on the page */
  presets?: readonly PresetName[];
  scheme: SchemeSetting;
  onSchemeChange: (scheme: SchemeSetting) => void;
  /** The drawer has closed upon another preset than it opened with: time to keep it for the person. */
  onSave?: (preset: PresetName) => void;
  /** Goes back to the person's own preset; offered while it differs from the one in force. */
  onReset?: () => void;
  /** The preset in force was picked here and differs from the person's own. @default false */
  isChanged?: boolean;
  /** Said in place of the presets where a tenant's color is in force, which a preset would not change. */
  fixedColor?: string | undefined;
  /** @default «رنگ» */
  title?: string;
  /** @default «رنگ مشق» */
  presetsLabel?: string;
  /** @default «روشنی» */
  schemesLabel?: string;
  /** @default «روشن»، «تیره»، «دستگاه» */
  schemeLabels?: Readonly<Record<SchemeSetting, string>>;
  /** @default «برگرداندن رنگ» */
  resetLabel?: string;
}

/** A preset's own color, from the seed that makes it, whatever preset is in force. */
const swatchOf = ({ hue, chroma }: Seed) => `oklch(0.68 ${chroma} ${hue})`;

const SCHEMES = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const;

/**
 * Color, light and full screen, in a drawer that shows each choice on the page at once; in the strip of a phone, 100 px
 * wide, the page stays in sight. Keyboard: arrows choose, Tab goes on, Escape closes and keeps.
 */
export function SettingsDrawer({
  isOpen,
  onOpenChange,
  preset,
  onPresetChange,
  presets,
  scheme,
  onSchemeChange,
  onSave,
  onReset,
  isChanged = false,
  fixedColor,
  title = messagesFor('settings.drawer', faSettings.drawer).title,
  presetsLabel = messagesFor('settings.drawer', faSettings.drawer).presets,
  schemesLabel = messagesFor('settings.drawer', faSettings.drawer).schemes,
  schemeLabels = messagesFor('settings.drawer', faSettings.drawer),
  resetLabel = messagesFor('settings.drawer', faSettings.drawer).reset,
}: SettingsDrawerProps) {
  const openedWith = useRef<PresetName | null>(null);
  useEffect(() => {
    if (isOpen && openedWith.current === null) openedWith.current = preset;
    if (!isOpen && openedWith.current !== null) {
      if (openedWith.current !== preset) onSave?.(preset);
      openedWith.current = null;
    }
  }, [isOpen, preset, onSave]);

  const offered = !isOpen || fixedColor !== undefined ? [] : (presets ?? presetsOnPage());
  if (isOpen && fixedColor === undefined && !offered.includes(preset)) {
    warnOnce(`the style sheet of the preset in force is not on the page: import "@mashq/ui/themes/${preset}.css".`);
  }
  const presetNames = messagesFor('presets', faPresets);
  return (
    <Drawer title={title} width="strip" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap={6}>
        {fixedColor !== undefined && <p className={css.fixedColor}>{fixedColor}</p>}
        {fixedColor === undefined && offered.length > 1 && (
          <ChoiceTiles
            label={presetsLabel}
            value={preset}
            onChange={onPresetChange}
            options={PRESETS.filter(({ name }) => offered.includes(name)).map(({ name, seed }) => ({
              value: name,
              label: presetNames[name],
              face: <span className={css.swatch} style={{ background: swatchOf(seed) }} />,
            }))}
          />
        )}
        <ChoiceTiles
          label={schemesLabel}
          value={scheme}
          onChange={onSchemeChange}
          options={SCHEMES.map(([value, Icon]) => ({
            value,
            label: schemeLabels[value],
            face: <Icon size="1.25em" />,
          }))}
        />
        <FullScreenButton />
        {isChanged && onReset && fixedColor === undefined && (
          <Button variant="quiet" size="small" isFullWidth icon={<RotateCcw size="1.1em" />} onPress={onReset}>
            {resetLabel}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}
