import { Card } from '@mashq/ui/data/card';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Switch } from '@mashq/ui/forms/switch';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useSettings } from './settings.tsx';
import { strings } from './strings.ts';

const words = strings.settings;

export function SettingsScreen() {
  const [settings, change] = useSettings();
  return (
    <Page title={words.title} width="reading">
      <Card title={words.look}>
        <Stack gap={5}>
          <SegmentedControl
            label={words.scheme}
            value={settings.scheme}
            onChange={(scheme) => change({ scheme })}
            options={(['light', 'dark', 'system'] as const).map((value) => ({ value, label: words.schemes[value] }))}
          />
          <Switch
            isSelected={settings.contrast === 'more'}
            onChange={(isOn) => change({ contrast: isOn ? 'more' : 'system' })}
          >
            {words.contrast}
          </Switch>
          <Switch
            description={words.compactHint}
            isSelected={settings.density === 'compact'}
            onChange={(isOn) => change({ density: isOn ? 'compact' : 'comfortable' })}
          >
            {words.compact}
          </Switch>
          <Switch isSelected={settings.digits === 'latn'} onChange={(isOn) => change({ digits: isOn ? 'latn' : 'fa' })}>
            {words.latin}
          </Switch>
        </Stack>
      </Card>
    </Page>
  );
}
