import { Link } from '@mashq/ui/actions/link';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { type TableFilter, TableFilterBar, useTableFilter } from '@mashq/ui/data/table-filter';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { ErrorState } from '@mashq/ui/feedback/error-state';
import { formatDate, formatDigits } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Plus } from 'lucide-react';
import { type Grade, listStudents, type Student } from './server.ts';
import { strings } from './strings.ts';
import { useLoaded } from './use-loaded.ts';

const words = strings.students;

const grades = (Object.keys(strings.grades) as Grade[]).map((value) => ({ value, label: strings.grades[value] }));

const dayOf = (date: Student['birthday']) => (date === null ? null : formatDate(date, 'numeric'));
const phoneOf = (phone: string) => (phone === '' ? null : <bdi dir="ltr">{formatDigits(phone)}</bdi>);

const columns: readonly TableColumn<Student>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'grade',
    header: words.grade,
    cell: ({ grade }) => strings.grades[grade],
    sortValue: ({ grade }) => grade,
    narrow: 'end',
  },
  {
    id: 'birthday',
    header: words.birthday,
    cell: ({ birthday }) => dayOf(birthday) ?? words.noValue,
    narrowCell: ({ birthday }) => dayOf(birthday),
    sortValue: ({ birthday }) => birthday,
    narrow: 'detail',
  },
  {
    id: 'phone',
    header: words.phone,
    cell: ({ phone }) => phoneOf(phone) ?? words.noValue,
    narrowCell: ({ phone }) => phoneOf(phone),
    narrow: 'detail',
  },
];

const filters: readonly TableFilter<Student>[] = [
  { id: 'name', label: words.search, text: ({ name }) => name },
  { id: 'grade', label: words.grade, options: grades, valueOf: ({ grade }) => grade },
];

export function Students() {
  const { value: students = [], isLoading, hasFailed, retry } = useLoaded(listStudents);
  const { rows, bar } = useTableFilter(students, filters);
  const add = (
    <Link href="/students/new" variant="primary" icon={<Plus />}>
      {words.add}
    </Link>
  );
  return (
    <Page title={words.title} actions={add}>
      {students.length > 0 && <TableFilterBar {...bar} />}
      <Table
        caption={words.title}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/students/${id}`}
        defaultSort={{ column: 'name', direction: 'ascending' }}
        isLoading={isLoading}
        {...(hasFailed && { failure: <ErrorState onRetry={retry} /> })}
        empty={students.length > 0 ? words.noMatch : <EmptyState action={add}>{words.none}</EmptyState>}
      />
    </Page>
  );
}
