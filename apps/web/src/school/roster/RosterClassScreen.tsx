import type { ClassInfo, SignInCard } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useRemoveClass, useRosterChange } from '@mashq/state/school/roster/changes';
import { useRosterClass } from '@mashq/state/school/roster/queries';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { IdCard, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { screenOnly } from '../../platform/layout/paper-report.css.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { product } from '../../platform/strings/product.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';
import { titles } from '../strings/screen-titles.ts';
import { ClassStudentsCard, type ClassStudentsCardProps } from './ClassStudentsCard.tsx';
import { ClassTeachersCard } from './ClassTeachersCard.tsx';
import { yearName } from './year-name.ts';

const words = rosterWords;
const signInCards = lazyComponent(() => import('./SignInCards.tsx'), 'SignInCards');
const moveDialog = lazyComponent(() => import('./MoveDialog.tsx'), 'MoveDialog');
const classDialog = lazyComponent(() => import('./ClassDialog.tsx'), 'ClassDialog');

/** One class of the school: its children, its teachers, and what can be done with them. One of a past year is read only. */
export function RosterClassScreen({ classId }: { classId: string }) {
  const info = useRosterClass(classId);
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  const data = info.data;
  useNameInTitle(data?.title);
  const title = data?.title ?? titles.class;
  useFocusHeading(cards.length > 0);
  if (cards.length > 0) {
    return (
      <Stack gap={6}>
        <div className={screenOnly}>
          <Page title={words.cards.title} subtitle={title}>
            {null}
          </Page>
        </div>
        <OptionalBoundary>
          <signInCards.Component cards={cards} onDone={() => setCards([])} />
        </OptionalBoundary>
      </Stack>
    );
  }
  return (
    <Page
      title={title}
      subtitle={
        data && `${words.students(formatNumber(data.students.length))}، ${words.year(yearName(data.year.title))}`
      }
      breadcrumbs={
        <Breadcrumbs
          items={[{ title: product.home, href: '/school' }, { title: words.title, href: '/school/roster' }, { title }]}
        />
      }
      actions={data && !data.is_archived && <ClassActions info={data} onCards={setCards} />}
    >
      <QueryBoundary query={info} skeleton={<Skeleton shape="card" size="huge" />}>
        {(loaded) => (
          <Stack gap={6}>
            {loaded.is_archived && <Alert>{words.class.archived}</Alert>}
            <ClassTeachersCard info={loaded} />
            <ClassStudentsCard info={loaded} onCards={setCards} />
            {loaded.former_students.length > 0 && <FormerStudents info={loaded} />}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function ClassActions({ info: { id, title, students }, onCards }: ClassStudentsCardProps) {
  const { mutateAsync } = useRosterChange('makeCards');
  const { mutateAsync: remove } = useRemoveClass(id);
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<'cards' | 'rename' | 'remove'>();
  const [isOpen, setOpen] = useState(false);
  const ask = (what: typeof asked) => {
    setAsked(what);
    setOpen(true);
  };
  return (
    <>
      {students.length > 0 && (
        <Button variant="secondary" icon={<IdCard size="1.2em" />} onPress={() => ask('cards')}>
          {words.cards.make}
        </Button>
      )}
      <Button variant="quiet" icon={<Pencil size="1.2em" />} onPress={() => ask('rename')}>
        {words.classes.rename}
      </Button>
      <Button variant="quiet" icon={<Trash2 size="1.2em" />} onPress={() => ask('remove')}>
        {words.classes.remove}
      </Button>
      {asked === 'cards' && (
        <ConfirmDialog
          title={words.cards.makeTitle}
          confirmLabel={words.cards.makeConfirm}
          failedMessage={(error) => (error as ApiError).detail}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={async () =>
            onCards(await mutateAsync({ params: { id }, body: { studentIds: students.map((student) => student.id) } }))
          }
        >
          {words.cards.makeWords(formatNumber(students.length))}
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={words.classes.removeTitle(title)}
          variant="danger"
          confirmLabel={words.classes.removeConfirm}
          failedMessage={(error) => (error as ApiError).detail}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={async () => {
            await remove();
            void showToast(words.classes.removed);
            navigate('/school/roster', { replace: true });
          }}
        >
          {words.classes.removeWords}
          {students.length > 0 && ` ${words.classes.removeStudents(formatNumber(students.length))}`}
        </ConfirmDialog>
      )}
      {asked === 'rename' && (
        <OptionalBoundary>
          <classDialog.Component key={title} renamed={{ id, title }} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}

/** Who was in the class before; a child who has left the school can be brought back. */
function FormerStudents({ info: { former_students, is_archived } }: { info: ClassInfo }) {
  const [returning, setReturning] = useState<ClassInfo['former_students'][number]>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={words.class.former}>
      <List>
        {former_students.map((student) => (
          <ListItem
            key={student.id}
            title={fullName(student)}
            description={`${words.class.formerStates[student.state]}، ${words.class.until(formatDate(student.to_at))}`}
            end={
              !is_archived &&
              student.state === 'left' && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={words.class.bringBackOne(fullName(student))}
                  onPress={() => {
                    setReturning(student);
                    setOpen(true);
                  }}
                >
                  {words.class.bringBack}
                </Button>
              )
            }
          />
        ))}
      </List>
      {returning && (
        <OptionalBoundary>
          <moveDialog.Component key={returning.id} student={returning} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </Card>
  );
}
