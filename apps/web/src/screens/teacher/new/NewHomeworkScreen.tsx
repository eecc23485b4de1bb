import { useSession } from '@mashq/state/session';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { teacherHomeworks } from '../../../strings/teacher/homeworks.ts';
import { newHomework } from '../../../strings/teacher/new-homework.ts';
import { NewHomeworkForm } from './NewHomeworkForm.tsx';

/** New homework from a range of the book; `?class=` selects the class. */
export function NewHomeworkScreen() {
  const { activeUser } = useSession();
  const words = newHomework;
  const classes = activeUser?.classes ?? [];
  const asked = new URLSearchParams(useSearch()).get('class');
  const first = classes.find(({ id }) => id === asked) ?? classes[0];
  const crumbs = [{ title: teacherHomeworks.title, href: '/teacher/homeworks' }, { title: words.title }];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      {first === undefined ? (
        <LazyEmptyState picture="people">{words.noClass}</LazyEmptyState>
      ) : (
        <NewHomeworkForm classes={classes} first={first} />
      )}
    </Page>
  );
}
