import type { MergeReport, RosterStudent } from '@mashq/api/contract';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { useStudentSearch } from '@mashq/state/school/roster/queries';
import { Button } from '@mashq/ui/actions/button';
import { List, ListItem } from '@mashq/ui/data/list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { usernameText } from '../../platform/people/username-text.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords.merge;

export interface MergeDialogProps {
  /** The account that stays. */
  student: RosterStudent;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Finds the other account of a child, says what it has, and makes one of the two. */
export function MergeDialog({ student, isOpen, onOpenChange }: MergeDialogProps) {
  const [search, setSearch] = useState(student.last_name);
  const [other, setOther] = useState<RosterStudent>();
  const found = useStudentSearch(search);
  const count = useRosterChange('mergeStudent');
  const merge = useRosterChange('mergeStudent');
  const { data: report, isPending: isCounting } = count;
  const input = (source: RosterStudent, dryRun: boolean) => ({
    params: { studentId: student.id },
    body: { sourceId: source.id, dryRun },
  });
  const choose = (source: RosterStudent | undefined) => {
    setOther(source);
    merge.reset();
    count.reset();
    if (source) count.mutate(input(source, true));
  };
  const error = merge.error ?? count.error;
  const mayMerge = report !== undefined && report.conflicts.length === 0;
  return (
    <Dialog
      title={words.title(fullName(student))}
      isOpen={isOpen}
      isDismissable={!merge.isPending}
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          <Button
            isDisabled={!mayMerge}
            isPending={merge.isPending}
            onPress={() =>
              other &&
              merge.mutate(input(other, false), {
                onSuccess: () => {
                  void showToast(words.done);
                  close();
                },
              })
            }
          >
            {words.confirm}
          </Button>
          <Button
            variant="secondary"
            isDisabled={merge.isPending}
            onPress={() => (other ? choose(undefined) : close())}
          >
            {other ? words.another : rosterWords.cancel}
          </Button>
        </>
      )}
    >
      <Stack gap={5}>
        {other === undefined ? (
          <>
            <p>{words.intro}</p>
            <SearchField label={words.search} value={search} onChange={setSearch} />
            {search.trim() !== '' && (
              <QueryBoundary query={found} skeleton={<Skeleton shape="text" lines={3} />}>
                {(students) => <Found students={students.filter(({ id }) => id !== student.id)} onChoose={choose} />}
              </QueryBoundary>
            )}
          </>
        ) : (
          <>
            <p>{words.pair(usernameText(other.username), usernameText(student.username))}</p>
            {isCounting && <Skeleton shape="text" lines={2} />}
            {report && <Report report={report} />}
          </>
        )}
        {error && <Alert tone="danger">{error.detail}</Alert>}
      </Stack>
    </Dialog>
  );
}

interface FoundProps {
  students: readonly RosterStudent[];
  onChoose: (student: RosterStudent) => void;
}

function Found({ students, onChoose }: FoundProps) {
  if (students.length === 0) return <p>{words.none}</p>;
  return (
    <List>
      {students.map((student) => (
        <ListItem
          key={student.id}
          title={fullName(student)}
          description={
            <>
              <bdi dir="ltr">{usernameText(student.username)}</bdi> {student.class_title}
            </>
          }
          end={
            <Button
              variant="secondary"
              size="small"
              aria-label={words.chooseOne(fullName(student), usernameText(student.username))}
              onPress={() => onChoose(student)}
            >
              {words.choose}
            </Button>
          }
        />
      ))}
    </List>
  );
}

function Report({ report: { answers_count, works_count, conflicts } }: { report: MergeReport }) {
  if (conflicts.length > 0) return <Alert tone="danger">{words.conflicts(rosterWords.names(conflicts))}</Alert>;
  return <Alert tone="warning">{words.moves(formatNumber(answers_count), formatNumber(works_count))}</Alert>;
}
