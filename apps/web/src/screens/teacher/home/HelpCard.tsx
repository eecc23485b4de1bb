import type { HelpAlert } from '@mashq/api/contract';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { teacher } from '../../../strings/teacher.ts';

export interface HelpCardProps {
  alerts: readonly HelpAlert[];
  /** Where a child's own page is, where there is one. */
  hrefOf?: (alert: HelpAlert) => string;
  /** Said while nobody does. */
  none?: string;
}

/** Children who are stuck, in which skill, and why they stand here. */
export function HelpCard({ alerts, hrefOf, none = teacher.home.noHelp }: HelpCardProps) {
  const words = teacher.home;
  return (
    <Card title={words.help}>
      {alerts.length === 0 ? (
        <p>{none}</p>
      ) : (
        <List>
          {alerts.map((alert) => (
            <ListItem
              key={`${alert.student_id} ${alert.skill_id}`}
              start={<Avatar name={alert.student_name} fallback="letter" />}
              title={alert.student_name}
              description={`${alert.skill_title}: ${words.reasons[alert.reason]}`}
              {...(hrefOf && { href: hrefOf(alert) })}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
