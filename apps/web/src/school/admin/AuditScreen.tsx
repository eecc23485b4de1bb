import type { AuditEvent, AuditGroup } from '@mashq/api/contract';
import { useAuditLog } from '@mashq/state/school/audit-admin';
import { useAdminPeople, useAdminPerson } from '@mashq/state/school/people-admin';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { ComboBox } from '@mashq/ui/forms/combo-box';
import { DatePicker } from '@mashq/ui/forms/date-picker';
import { Select } from '@mashq/ui/forms/select';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { type ReactNode, useState } from 'react';
import { useDebouncedValue } from '../../platform/forms/use-debounced-value.ts';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { auditWords } from '../strings/audit.ts';
import { actionText } from './action-text.ts';
import { momentText } from './moment-text.ts';

const words = auditWords;

const GROUPS = [
  { value: 'all' as const, label: words.all },
  ...(Object.keys(words.groups) as AuditGroup[]).map((value) => ({ value, label: words.groups[value] })),
];

function actorText({ actor: { kind, name } }: AuditEvent): string {
  switch (kind) {
    case 'person':
      return name === '' ? words.actors.gone : name;
    case 'command-line':
      return words.actors['command-line'](name);
    default:
      return words.actors[kind];
  }
}

const PATHS = { person: 'people', school: 'schools', organization: 'organizations' } as const;

/** Somebody or something with a page of its own. */
function named(kind: keyof typeof PATHS, id: string | null, text: string): ReactNode {
  return id === null || text === '' ? text : <Link href={`/admin/${PATHS[kind]}/${id}`}>{text}</Link>;
}

function targetText({ actor, target }: AuditEvent): string {
  return target === null || target.id === actor.id ? '' : target.name;
}

function targetCell(event: AuditEvent): ReactNode {
  const text = targetText(event);
  const { target } = event;
  if (target === null || text === '') return words.none;
  return target.kind === 'other' ? text : named(target.kind, target.id, text);
}

const COLUMNS: readonly TableColumn<AuditEvent>[] = [
  {
    id: 'action',
    header: words.action,
    cell: actionText,
    isRowHeader: true,
    narrowCell: (event) => [actionText(event), targetText(event)].filter(Boolean).join('، '),
  },
  {
    id: 'actor',
    header: words.actor,
    cell: (event) => (event.actor.name === '' ? actorText(event) : named('person', event.actor.id, actorText(event))),
    narrow: 'detail',
  },
  { id: 'target', header: words.target, cell: targetCell },
  {
    id: 'school',
    header: words.school,
    cell: ({ school }) => (school === null ? words.none : named('school', school.id, school.title)),
    narrow: 'detail',
    narrowCell: ({ school }) => school !== null && named('school', school.id, school.title),
  },
  { id: 'at', header: words.at, cell: ({ at }) => momentText(at), narrow: 'detail' },
];

/** Who did what to whom and when, the newest first. */
export function AuditScreen() {
  const { read, go } = useListAddress();
  const group = GROUPS.find(({ value }) => value === read('group'))?.value ?? 'all';
  const day = read('day');
  const person = read('person');
  const hasFilter = group !== 'all' || day !== null || person !== null;
  const log = useAuditLog({
    ...(group !== 'all' && { group }),
    ...(day !== null && { day }),
    ...(person !== null && { person_id: person }),
  });
  const older = async () => {
    const { isFetchNextPageError } = await log.fetchNextPage();
    if (isFetchNextPageError) void showToast(words.olderFailed, 'danger');
  };
  return (
    <Page title={titles.audit} subtitle={words.subtitle}>
      <Stack gap={5}>
        <Inline align="end" gap={4}>
          <Select
            label={words.group}
            options={GROUPS}
            value={group}
            onChange={(value) => go({ group: value === 'all' ? '' : value })}
          />
          <DatePicker label={words.day} value={day} onChange={(value) => go({ day: value ?? '' })} />
          <PersonField key={person} personId={person} onChange={(id) => go({ person: id ?? '' })} />
        </Inline>
        {hasFilter && (
          <div>
            <Button variant="quiet" size="small" onPress={() => go({ group: '', day: '', person: '' })}>
              {words.clear}
            </Button>
          </div>
        )}
        <QueryBoundary query={log} skeleton={<Skeleton shape="card" size="huge" />}>
          {({ pages }) => {
            const events = pages.flatMap(({ items }) => items);
            if (events.length === 0)
              return <LazyEmptyState picture="search">{hasFilter ? words.noneFound : words.empty}</LazyEmptyState>;
            return (
              <Stack gap={4}>
                <Table caption={titles.audit} isCaptionHidden columns={COLUMNS} rows={events} rowKey={({ id }) => id} />
                {log.hasNextPage && (
                  <div>
                    <Button variant="secondary" isPending={log.isFetchingNextPage} onPress={() => void older()}>
                      {words.older}
                    </Button>
                  </div>
                )}
              </Stack>
            );
          }}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

interface PersonFieldProps {
  personId: string | null;
  onChange: (id: string | null) => void;
}

/** People offered at once; others are found by typing more. */
const OFFERED = 8;

/** Who did it or to whom it was done, found as on the list of people. */
function PersonField({ personId, onChange }: PersonFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const found = useAdminPeople({ search, page: 1, size: OFFERED });
  const known = (found.data?.items ?? []).map((one) => ({ value: one.id, label: fullName(one) }));
  return personId === null ? (
    <ComboBox
      label={words.person}
      placeholder={words.personHint}
      options={known}
      value={null}
      onChange={onChange}
      onSearch={setTyped}
    />
  ) : (
    <ChosenPerson personId={personId} options={known} onChange={onChange} onSearch={setTyped} />
  );
}

interface ChosenPersonProps extends PersonFieldProps {
  personId: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onSearch: (typed: string) => void;
}

function ChosenPerson({ personId, options, onChange, onSearch }: ChosenPersonProps) {
  const person = useAdminPerson(personId);
  const label = person.data ? fullName(person.data) : '…';
  const own = { value: personId, label };
  return (
    <ComboBox
      label={words.person}
      placeholder={words.personHint}
      options={[own, ...options.filter(({ value }) => value !== personId)]}
      value={personId}
      onChange={onChange}
      onSearch={(text) => onSearch(text === label ? '' : text)}
    />
  );
}
