import { Button, Drawer, Group, Modal, Radio, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { Maximize } from 'lucide-react';
import { PRESETS } from '../content/looks.ts';
import * as words from '../content/words.ts';

export interface Choice {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange?: (value: string) => void;
}

export function Radios({ label, options, value, onChange }: Choice) {
  return (
    <Radio.Group label={label} defaultValue={value} {...(onChange && { onChange })}>
      <Stack>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

export function Settings({ onPreset }: { onPreset: (name: string) => void }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { setColorScheme } = useMantineColorScheme();
  const { title, presets, schemes, schemeLabels, full } = words.SETTINGS;
  return (
    <>
      <Button variant="default" onClick={open}>
        {words.SETTINGS.open}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={title}
        size={280}
        closeButtonProps={{ 'aria-label': words.SETTINGS.close }}
      >
        <Stack>
          <Radios
            label={presets}
            value="purple"
            options={PRESETS.map(({ name, label }) => ({ value: name, label }))}
            onChange={onPreset}
          />
          <Radios
            label={schemes}
            value="light"
            options={Object.entries(schemeLabels).map(([value, label]) => ({ value, label }))}
            onChange={(scheme) => setColorScheme(scheme === 'system' ? 'auto' : scheme === 'dark' ? 'dark' : 'light')}
          />
          <Button
            variant="default"
            leftSection={<Maximize size="1.1em" />}
            onClick={() => void document.documentElement.requestFullscreen()}
          >
            {full}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}

export function Exit() {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button color="red" onClick={open}>
        {words.EXIT.open}
      </Button>
      <Modal opened={isOpen} onClose={close} title={words.EXIT.title} withCloseButton={false}>
        <Text>{words.EXIT.question}</Text>
        <Group>
          <Button onClick={close}>{words.EXIT.confirm}</Button>
          <Button variant="default" onClick={close} data-autofocus>
            {words.EXIT.close}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

export function Save() {
  return (
    <Button onClick={() => void notifications.show({ message: words.SAVE.said, autoClose: 3000 })}>
      {words.SAVE.open}
    </Button>
  );
}
