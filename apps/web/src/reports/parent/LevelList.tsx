import type { ParentReport } from '@mashq/state/reports/parent-links';
import { Badge } from '@mashq/ui/data/badge';
import { List, ListItem } from '@mashq/ui/data/list';
import { Stack } from '@mashq/ui/layout/stack';
import { parent as words } from '../strings/parent.ts';

const TONES = { 'needs-work': 'reward', acceptable: 'neutral', good: 'info', 'very-good': 'success' } as const;

/** Skills with their descriptive level, by chapter. */
export function LevelList({ chapters }: { chapters: ParentReport['chapters'] }) {
  return (
    <Stack gap={5}>
      {chapters.map(({ title, skills }) => (
        <section key={title}>
          <h3>{title}</h3>
          <List>
            {skills.map(({ id, title: skill, level }) => (
              <ListItem
                key={id}
                title={skill}
                end={level !== null && <Badge tone={TONES[level]}>{words.levels.names[level]}</Badge>}
              />
            ))}
          </List>
        </section>
      ))}
    </Stack>
  );
}
