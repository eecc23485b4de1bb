import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { labMenu } from '../../lab/strings/menu.ts';

interface LabScreen {
  readonly href: string;
  readonly title: string;
  /** One sentence that says what it is for. */
  readonly about: string;
}

/** Screens of the laboratory, in the order of its menu. */
const labScreens: readonly LabScreen[] = [
  { href: '/lab/ne-test', ...labMenu.questionTest },
  { href: '/lab/mirage', ...labMenu.components },
  { href: '/lab/science', ...labMenu.science },
  { href: '/lab/comp-api', ...labMenu.api },
  { href: '/lab/example-component/class-week', ...labMenu.examples },
];

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
