import { useSession } from '@mashq/state/session';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { teacherHomeworks } from '../../../strings/teacher/homeworks.ts';
import { newHomework } from '../../../strings/teacher/new-homework.ts';
import { NewHomeworkForm } from './NewHomeworkForm.tsx';

/** New homework from a range of the book; `?class=` selects the class, `?firstPage=` and `?lastPage=` the pages. */
export function NewHomeworkScreen() {
  const { activeUser } = useSession();
  const words = newHomework;
  const classes = activeUser?.classes ?? [];
  const query = new URLSearchParams(useSearch());
  const asked = query.get('class');
  const first = classes.find(({ id }) => id === asked) ?? classes[0];
  const crumbs = [{ title: teacherHomeworks.title, href: '/teacher/homeworks' }, { title: words.title }];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      {first === undefined ? (
        <LazyEmptyState picture="people">{words.noClass}</LazyEmptyState>
      ) : (
        <NewHomeworkForm classes={classes} first={first} pages={pagesOf(query)} />
      )}
    </Page>
  );
}

/** The pages an address asks for; undefined where it names no whole range. */
function pagesOf(query: URLSearchParams): readonly [number, number] | undefined {
  const [first, last] = [query.get('firstPage') ?? '', query.get('lastPage') ?? ''];
  return /^\d{1,4}$/.test(first) && /^\d{1,4}$/.test(last) ? [Number(first), Number(last)] : undefined;
}
