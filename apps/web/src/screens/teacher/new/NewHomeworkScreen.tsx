import { useSession } from '@mashq/state/session';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Nothing } from '../../../loading/Nothing.tsx';
import { teacherHomeworks } from '../../../strings/teacher/homeworks.ts';
import { newHomework } from '../../../strings/teacher/new-homework.ts';
import { NewHomeworkForm } from './NewHomeworkForm.tsx';

/** A new homework, from a range of the book. */
export function NewHomeworkScreen() {
  const { activeUser } = useSession();
  const words = newHomework;
  const [first, ...rest] = activeUser?.classes ?? [];
  const crumbs = [{ title: teacherHomeworks.title, href: '/teacher/homeworks' }, { title: words.title }];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      {first === undefined ? (
        <Nothing picture="people">{words.noClass}</Nothing>
      ) : (
        <NewHomeworkForm classes={[first, ...rest]} />
      )}
    </Page>
  );
}
