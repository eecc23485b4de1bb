import { useSession } from '@mashq/state/platform/session/session';
import { Link } from '@mashq/ui/actions/link';
import { useSearch } from 'wouter';
import { assignmentMenu } from '../../strings/teacher-assignment-menu.ts';
import { furtherClassPath, givenIn } from '../new/given-classes.ts';

/** After a homework is sent: the teacher's other classes of its grade, for each the form as it was filled in. */
export function FurtherClasses({ id }: { id: string }) {
  const given = givenIn(useSearch());
  const classes = useSession().activeUser?.classes ?? [];
  const grade = classes.find((one) => one.id === given.at(-1))?.grade;
  const others = classes.filter((one) => one.grade === grade && !given.includes(one.id));
  return others.map(({ id: classId, title }) => (
    <Link key={classId} variant="secondary" href={furtherClassPath(id, classId, given)}>
      {assignmentMenu.sameFor(title)}
    </Link>
  ));
}
