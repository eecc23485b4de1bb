import type { RosterTeacher, SignInCard } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { Table } from '@mashq/ui/data/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { Username } from '../../platform/people/Username.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useFocusHeading, useFocusOfRows } from '../../platform/routing/use-focus-heading.ts';
import { rosterWords } from '../strings/roster.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { SignInCards } from './SignInCards.tsx';

const words = rosterWords;
const personDialog = lazyComponent(() => import('./PersonDialog.tsx'), 'PersonDialog');

/** The teachers of the school with their classes. */
export function TeachersTable({ teachers }: { teachers: readonly RosterTeacher[] }) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  useFocusHeading(cards.length > 0);
  useFocusOfRows(teachers.length);
  const add = (
    <Button
      variant="secondary"
      icon={<Plus size="1.2em" />}
      onPress={() => {
        setAsked(true);
        setOpen(true);
      }}
    >
      {words.teachers.new}
    </Button>
  );
  if (cards.length > 0) return <SignInCards cards={cards} onDone={() => setCards([])} />;
  return (
    <>
      {teachers.length === 0 ? (
        <LazyEmptyState picture="people" action={add}>
          {words.teachers.none}
        </LazyEmptyState>
      ) : (
        <Card title={words.teachers.caption} actions={add}>
          <Table
            caption={words.teachers.caption}
            isCaptionHidden
            rows={teachers}
            rowKey={({ id }) => id}
            columns={[
              { id: 'name', header: words.teachers.name, cell: fullName, isRowHeader: true },
              {
                id: 'username',
                header: words.teachers.username,
                cell: ({ username }) => <Username>{username}</Username>,
                narrow: 'detail',
              },
              {
                id: 'classes',
                header: words.teachers.classes,
                cell: ({ classes }) =>
                  classes.length > 0 ? words.names(classes.map(({ title }) => title)) : words.teachers.noClass,
                narrow: 'detail',
              },
            ]}
            narrowStart={(teacher) => <Avatar name={fullName(teacher)} fallback="letter" />}
            rowActions={(person) => <PersonMenu personRole="teacher" person={person} onCards={setCards} />}
          />
        </Card>
      )}
      {isAsked && (
        <OptionalBoundary>
          <personDialog.Component
            subject={{ role: 'teacher' }}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onMade={(card) => setCards([card])}
          />
        </OptionalBoundary>
      )}
    </>
  );
}
