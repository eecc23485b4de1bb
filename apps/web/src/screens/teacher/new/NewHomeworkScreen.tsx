import { useSession } from '@mashq/state/session';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useSearch } from 'wouter';
import { Nothing } from '../../../loading/Nothing.tsx';
import { teacherHomeworks } from '../../../strings/teacher/homeworks.ts';
import { newHomework } from '../../../strings/teacher/new-homework.ts';
import { NewHomeworkForm } from './NewHomeworkForm.tsx';

/** A new homework, from a range of the book; `?class=` says for whom, where one comes from that class. */
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
        <Nothing picture="people">{words.noClass}</Nothing>
      ) : (
        <NewHomeworkForm classes={classes} first={first} />
      )}
    </Page>
  );
}
