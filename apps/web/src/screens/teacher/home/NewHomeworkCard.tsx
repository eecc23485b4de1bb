import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { teacher } from '../../../strings/teacher.ts';

/** The one thing a teacher comes for most mornings. */
export function NewHomeworkCard() {
  const { title, words, action } = teacher.home.fresh;
  return (
    <Card
      title={title}
      tone="solid"
      footer={
        <Link kind="reward" href="/teacher/homeworks/new">
          {action}
        </Link>
      }
    >
      {words}
    </Card>
  );
}
