import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { labScreens } from '../../lab/lab-screens.ts';
import { labMenu } from '../../lab/strings/menu.ts';

/** The laboratory's menu, in a teacher's profile. */
export function LabCard() {
  return (
    <Card title={labMenu.title} subtitle={labMenu.subtitle}>
      <List aria-label={labMenu.title}>
        {labScreens.map(({ href, title, about }) => (
          <ListItem key={href} title={title} description={about} href={href} />
        ))}
      </List>
    </Card>
  );
}
