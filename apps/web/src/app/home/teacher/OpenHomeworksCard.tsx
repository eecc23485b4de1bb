import type { TeacherHomework } from '@mashq/api/contract';
import { handedInOf } from '@mashq/api/measures';
import { measureNames } from '@mashq/api/measures/words';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { shareText } from '../../../platform/layout/share-text.ts';
import { deadlineText } from '../../../work/homework/deadline-text.ts';
import { teacherHome } from '../../../work/strings/teacher-home.ts';
import { teacherHomeworks } from '../../../work/strings/teacher-homeworks.ts';

/** Open homeworks by deadline, with the number of students who have handed in. */
export function OpenHomeworksCard({ homeworks }: { homeworks: readonly TeacherHomework[] }) {
  const words = teacherHome;
  return (
    <Card
      title={words.open}
      actions={
        <Link variant="standalone" hasArrow href="/teacher/homeworks">
          {teacherHomeworks.allHomeworks}
        </Link>
      }
    >
      {homeworks.length === 0 ? (
        <p>{words.noOpen}</p>
      ) : (
        <List>
          {homeworks.map((homework) => (
            <ListItem
              key={homework.id}
              title={homework.title}
              description={`${homework.class_title}، ${deadlineText(homework)}`}
              href={`/teacher/homework/${homework.id}`}
              isEndWide
              end={<Submitted homework={homework} />}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

function Submitted({ homework: { counts } }: { homework: TeacherHomework }) {
  const handedIn = handedInOf(counts);
  return (
    <ProgressBar
      label={measureNames.handedIn}
      isLabelHidden
      value={handedIn.part}
      max={handedIn.whole}
      valueText={shareText(handedIn)}
    />
  );
}
