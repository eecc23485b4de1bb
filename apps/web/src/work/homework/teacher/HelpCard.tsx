import type { HelpAlert } from '@mashq/api/contract';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { ShowMore } from '../../../platform/tables/ShowMore.tsx';
import { teacherHome } from '../../strings/teacher-home.ts';
import { helpByChild } from './help-by-child.ts';

export interface HelpCardProps {
  alerts: readonly HelpAlert[];
  /** Path of the student's page, if there is one. */
  hrefOf?: (studentId: string, classId: string) => string;
  /** The class is after the name. @default where names lead nowhere */
  isClassShown?: boolean;
  /** Text for an empty list. */
  none?: string;
}

const SHOWN = 5;

/** Students who need help, in which skills, and why. */
export function HelpCard({
  alerts,
  hrefOf,
  isClassShown = hrefOf === undefined,
  none = teacherHome.noHelp,
}: HelpCardProps) {
  const words = teacherHome;
  return (
    <Card title={words.help}>
      {alerts.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ShowMore items={helpByChild(alerts)} shown={SHOWN}>
          {(children) => (
            <List>
              {children.map(({ studentId, name, classId, classTitle, skills, reason }) => (
                <ListItem
                  key={studentId}
                  start={<Avatar name={name} fallback="letter" />}
                  title={isClassShown ? `${name}، ${classTitle}` : name}
                  description={`${words.reasons[reason]}: ${skills.join(' · ')}`}
                  {...(hrefOf && { href: hrefOf(studentId, classId) })}
                />
              ))}
            </List>
          )}
        </ShowMore>
      )}
    </Card>
  );
}
