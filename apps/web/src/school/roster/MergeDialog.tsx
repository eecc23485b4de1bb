import type { MergedWork, MergeReport, RosterStudent } from '@mashq/api/contract';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { useStudentSearch } from '@mashq/state/school/roster/queries';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Heading } from '@mashq/ui/data/heading';
import { List, ListItem } from '@mashq/ui/data/list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { Username } from '../../platform/people/Username.tsx';
import { usernameText } from '../../platform/people/username-text.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { assignmentNouns } from '../strings/assignment-nouns.ts';
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
    body: { sourceId: source.id, dryRun, keeps: report?.both.map(({ id, keeps }) => ({ id, keeps })) ?? [] },
  });
  const choose = (source: RosterStudent | undefined) => {
    setOther(source);
    merge.reset();
    count.reset();
    if (source) count.mutate(input(source, true));
  };
  const error = merge.error ?? count.error;
  return (
    <Dialog
      title={words.title(fullName(student))}
      isOpen={isOpen}
      isDismissable={!merge.isPending}
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          <Button
            isDisabled={report === undefined || isCounting}
            isPending={merge.isPending}
            onPress={() =>
              other &&
              merge.mutate(input(other, false), {
                // A student has gone on working since: what is shown is counted again.
                onError: ({ code }) => code === 'begun-by-both' && count.mutate(input(other, true)),
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
            <p>
              {words.pair[0]}
              <Username>{other.username}</Username>
              {words.pair[1]}
              <Username>{student.username}</Username>
              {words.pair[2]}
            </p>
            {isCounting && <Skeleton shape="text" lines={2} />}
            {report && <Report report={report} student={student} source={other} />}
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
              <Username>{student.username}</Username> {student.class_title}
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

interface ReportProps {
  report: MergeReport;
  /** The account that stays, and the one that is given up. */
  student: RosterStudent;
  source: RosterStudent;
}

function Report({ report: { answers_count, works_count, both }, student, source }: ReportProps) {
  return (
    <>
      <Alert tone="warning">{words.moves(formatNumber(answers_count), formatNumber(works_count))}</Alert>
      {both.length > 0 && (
        <Stack gap={3}>
          <Heading level={3} size="lg">
            {words.both}
          </Heading>
          <p>{words.bothWords}</p>
          <List aria-label={words.both}>
            {both.map((work) => (
              <ListItem
                key={work.id}
                title={work.title}
                end={<Badge>{assignmentNouns[work.kind]}</Badge>}
                description={
                  <Stack gap={1}>
                    <Result work={work} of="student" username={student.username} />
                    <Result work={work} of="source" username={source.username} />
                  </Stack>
                }
              />
            ))}
          </List>
        </Stack>
      )}
    </>
  );
}

interface ResultProps {
  work: MergedWork;
  of: MergedWork['keeps'];
  username: string;
}

/** What one of the two accounts has reached, and whether that is what stays. */
function Result({ work, of, username }: ResultProps) {
  const { right, out_of, answered } = work[of];
  const said = work.kind === 'quiz' ? words.points : words.right;
  const result = right === null ? words.noResult : said(formatNumber(right), formatNumber(out_of));
  return (
    <div>
      <Username>{username}</Username> {result} · {words.answered(formatNumber(answered))}{' '}
      {work.keeps === of && (
        <Badge tone="success" icon={<Check size="1em" />}>
          {words.stays}
        </Badge>
      )}
    </div>
  );
}
