import { useSession } from '@mashq/state/platform/session/session';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { teacherHomeworks } from '../../strings/teacher-homeworks.ts';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import { draftLike, emptyDraft } from './draft-homework.ts';
import { givenIn } from './further-class-address.ts';
import { HomeworkContent } from './HomeworkContent.tsx';
import { NewHomeworkForm } from './NewHomeworkForm.tsx';

/**
 * New homework from a range of the book; `?class=` selects the class, `?firstPage=` and `?lastPage=` the pages, `?like=` the homework it
 * is filled in as.
 */
export function NewHomeworkScreen() {
  const { activeUser } = useSession();
  const words = newHomework;
  const classes = activeUser?.classes ?? [];
  const search = useSearch();
  const query = new URLSearchParams(search);
  const asked = query.get('class');
  const first = classes.find(({ id }) => id === asked) ?? classes[0];
  const pages = pagesOf(query);
  const like = query.get('like');
  const given = givenIn(search);
  const crumbs = [{ title: teacherHomeworks.title, href: '/teacher/homeworks' }, { title: words.title }];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      {first === undefined ? (
        <LazyEmptyState picture="people">{words.noClass}</LazyEmptyState>
      ) : like === null ? (
        <NewHomeworkForm
          classes={classes}
          storageKey={`homework.${first.id}.${pages?.join('-') ?? ''}`}
          start={() => emptyDraft(first, pages)}
          given={given}
        />
      ) : (
        <HomeworkContent id={like}>
          {({ homework, skills, rangeSkills }) => (
            <NewHomeworkForm
              classes={classes}
              storageKey={`homework.${first.id}.like.${like}`}
              start={() => draftLike(first, homework, skills, rangeSkills)}
              given={given}
            />
          )}
        </HomeworkContent>
      )}
    </Page>
  );
}

/** The pages an address asks for; undefined where it names no whole range. */
function pagesOf(query: URLSearchParams): readonly [number, number] | undefined {
  const [first, last] = [query.get('firstPage') ?? '', query.get('lastPage') ?? ''];
  return /^\d{1,4}$/.test(first) && /^\d{1,4}$/.test(last) ? [Number(first), Number(last)] : undefined;
}
