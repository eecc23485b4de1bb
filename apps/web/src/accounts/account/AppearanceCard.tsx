import { useSession } from '@mashq/state/platform/session/session';
import { settings } from '@mashq/state/platform/settings/settings';
import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Stack } from '@mashq/ui/layout/stack';
import { PRESETS } from '@mashq/ui/theme';
import { Palette } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { usePersianVoice } from '../../platform/speech/use-persian-voice.ts';
import { appearance as words } from '../../platform/strings/appearance.ts';
import { hasTenantColor } from '../../platform/theme/tenant-color.ts';

const drawer = lazyComponent(() => import('../../platform/appearance/AppearanceDrawer.tsx'), 'AppearanceDrawer');

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** Appearance settings: the color preset in a drawer, and reading options. */
export function AppearanceCard() {
  const { preset, contrast, digits, density, readAloud } = useSettings();
  const voice = usePersianVoice();
  const { activeUser } = useSession();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <Card
      title={words.title}
      subtitle={words.subtitle}
      actions={
        <Button variant="secondary" icon={<Palette size="1.2em" />} onPress={open}>
          {hasTenantColor() ? words.title : words.open(PRESETS.find(({ name }) => name === preset)?.label ?? '')}
        </Button>
      }
    >
      <Stack gap={5}>
        <SegmentedControl
          label={words.contrast}
          options={optionsOf(words.contrasts)}
          value={contrast}
          onChange={(value) => {
            settings.contrast = value;
          }}
        />
        <SegmentedControl
          label={words.digits}
          options={optionsOf(words.digitKinds)}
          value={digits}
          onChange={(value) => {
            settings.digits = value;
          }}
        />
        {activeUser?.role === 'STUDENT' && voice !== null && (
          <SegmentedControl
            label={words.readAloud}
            options={optionsOf(words.readAlouds)}
            value={readAloud}
            onChange={(value) => {
              settings.readAloud = value;
            }}
          />
        )}
        {activeUser?.role !== 'STUDENT' && (
          <SegmentedControl
            label={words.density}
            options={optionsOf(words.densities)}
            value={density}
            onChange={(value) => {
              settings.density = value;
            }}
          />
        )}
      </Stack>
      {isAsked && (
        <OptionalBoundary>
          <drawer.Component isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </Card>
  );
}
