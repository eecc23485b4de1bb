import type { ClassInfo, RosterStudent, SignInCard } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { Pagination } from '@mashq/ui/data/pagination';
import { Table } from '@mashq/ui/data/table';
import { SearchField } from '@mashq/ui/forms/search-field';
import { matchesSearch, toPersianDigits } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { Username } from '../../platform/people/Username.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useFocusOfRows } from '../../platform/routing/use-focus-heading.ts';
import { rosterWords } from '../strings/roster.ts';
import { PersonMenu } from './PersonMenu.tsx';

const words = rosterWords;
const personDialog = lazyComponent(() => import('./PersonDialog.tsx'), 'PersonDialog');

/** An ordinary class is on one page, without a search; one of more children has both. */
const PAGE_SIZE = 40;

export interface ClassStudentsCardProps {
  info: ClassInfo;
  onCards: (cards: readonly SignInCard[]) => void;
}

/** The children of a class. They come in one reply, as the cards are made for all of them: search and pages are of it. */
export function ClassStudentsCard({ info: { id, students, is_archived }, onCards }: ClassStudentsCardProps) {
  useFocusOfRows(students.length);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [asked, setPage] = useState(1);
  const isLarge = students.length > PAGE_SIZE;
  const found = isLarge
    ? students.filter((student) =>
        matchesSearch(`${fullName(student)} ${student.username} ${student.registration_code ?? ''}`, search),
      )
    : students;
  // The last page can go with its last child.
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / PAGE_SIZE)));
  const add = !is_archived && (
    <Button
      variant="secondary"
      icon={<Plus size="1.2em" />}
      onPress={() => {
        setAsked(true);
        setOpen(true);
      }}
    >
      {words.person.newStudent}
    </Button>
  );
  return (
    <Card title={words.class.students} actions={add}>
      {students.length === 0 ? (
        <LazyEmptyState picture="people">{words.class.none}</LazyEmptyState>
      ) : (
        <Stack gap={4}>
          {isLarge && (
            <SearchField
              label={words.class.search}
              value={search}
              onChange={(text) => {
                setSearch(text);
                setPage(1);
              }}
            />
          )}
          <Table<RosterStudent>
            caption={words.class.students}
            isCaptionHidden
            rows={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            rowKey={(student) => student.id}
            empty={words.class.noneFound}
            columns={[
              { id: 'name', header: words.class.name, cell: fullName, isRowHeader: true },
              {
                id: 'username',
                header: words.class.username,
                cell: ({ username }) => <Username>{username}</Username>,
                narrow: 'detail',
              },
              {
                id: 'code',
                header: words.class.code,
                cell: ({ registration_code }) =>
                  registration_code === null ? '—' : toPersianDigits(registration_code),
                isNumeric: true,
                narrow: 'detail',
                narrowCell: ({ registration_code }) =>
                  registration_code !== null && words.class.codeOf(toPersianDigits(registration_code)),
              },
            ]}
            narrowStart={(student) => <Avatar name={fullName(student)} fallback="letter" />}
            {...(!is_archived && {
              rowActions: (person) => (
                <PersonMenu personRole="student" person={person} classId={id} onCards={onCards} />
              ),
            })}
            {...(found.length > PAGE_SIZE && {
              footer: <Pagination page={page} size={PAGE_SIZE} total={found.length} onPageChange={setPage} />,
            })}
          />
        </Stack>
      )}
      {isAsked && (
        <OptionalBoundary>
          <personDialog.Component
            subject={{ role: 'student', classId: id }}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onMade={(card) => onCards([card])}
          />
        </OptionalBoundary>
      )}
    </Card>
  );
}
