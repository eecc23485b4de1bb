import { Themed } from './theme.tsx';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Text.css';
import { Group, Text } from '@mantine/core';
import { mount } from '../content/mount.tsx';
import { pupils } from '../content/rows.ts';
import { LIST_LABEL } from '../content/words.ts';

// Mantine's own List is for text with markers; its guides build rows of data from Group and Text.
void mount(
  <Themed look="purple">
    <ul aria-label={LIST_LABEL}>
      {pupils(1000).map(({ id, name, state, done }) => (
        <Group key={id} component="li" justify="space-between" py="sm">
          <div>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {state}
            </Text>
          </div>
          <Text>{done}</Text>
        </Group>
      ))}
    </ul>
  </Themed>,
);
