import { useSession } from '@mashq/state/session';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { teacher } from '../../../strings/teacher.ts';
import { NewHomeworkForm } from './NewHomeworkForm.tsx';

/** A new homework, from a range of the book. */
export function NewHomeworkScreen() {
  const { activeUser } = useSession();
  const words = teacher.new;
  const [first, ...rest] = activeUser?.classes ?? [];
  const crumbs = [{ title: teacher.homeworks.title, href: '/teacher/homeworks' }, { title: words.title }];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      {first === undefined ? (
        <EmptyState picture="people">{words.noClass}</EmptyState>
      ) : (
        <NewHomeworkForm classes={[first, ...rest]} />
      )}
    </Page>
  );
}
