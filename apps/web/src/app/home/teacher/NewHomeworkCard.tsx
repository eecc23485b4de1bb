import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { teacherHome } from '../../../work/strings/teacher-home.ts';

/** Link to a new homework. */
export function NewHomeworkCard() {
  const { title, words, action } = teacherHome.fresh;
  return (
    <Card
      title={title}
      tone="solid"
      footer={
        <Link variant="reward" href="/teacher/homeworks/new">
          {action}
        </Link>
      }
    >
      {words}
    </Card>
  );
}
