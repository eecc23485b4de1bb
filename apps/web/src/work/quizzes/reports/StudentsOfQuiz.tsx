import type { QuizReportRow, TeacherQuiz } from '@mashq/api/contract';
import { fractionOf } from '@mashq/api/measures';
import { levelNames } from '@mashq/api/measures/words';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { AlarmClockPlus, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { ContainerSwitch } from '../../../platform/layout/ContainerSwitch.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const makeUpDialog = lazyComponent(() => import('../teacher/MakeUpDialog.tsx'), 'MakeUpDialog');
const allowDialog = lazyComponent(() => import('../teacher/AllowDialog.tsx'), 'AllowDialog');

const words = teacherQuiz.students;
const TONES: Readonly<Partial<Record<QuizReportRow['state'], BadgeTone>>> = {
  running: 'reward',
  paused: 'reward',
  overdue: 'reward',
  handed_in: 'success',
  timed_out: 'success',
  abandoned: 'danger',
  missed: 'danger',
};

const ENDED: readonly TeacherQuiz['state'][] = ['closed', 'released', 'archived'];

/** A student with the name that is shown. */
type QuizRow = QuizReportRow & { shownName: string };

/** What came of a make-up: its points, or that it has no result yet. */
const makeUpText = ({ score }: NonNullable<QuizReportRow['make_up']>) =>
  score === null
    ? words.makeUpOpen
    : words.makeUp(teacherQuiz.of(formatNumber(score.points), formatNumber(score.out_of)));

const stateText = ({ state, in_grace, make_up }: QuizReportRow): string =>
  [
    words.names[state],
    ...(make_up === null ? [] : [makeUpText(make_up)]),
    ...(in_grace > 0 ? [words.inGrace(formatNumber(in_grace))] : []),
  ].join('، ');

const pointsOf = ({ score }: QuizReportRow) =>
  score === null ? null : teacherQuiz.of(formatNumber(score.points), formatNumber(score.out_of));

const levelOf = ({ score }: QuizReportRow) => (score === null || score.level === null ? null : levelNames[score.level]);

const share = ({ score }: QuizReportRow) =>
  score === null ? null : fractionOf({ part: score.points, whole: score.out_of });

const COLUMNS: readonly TableColumn<QuizRow>[] = [
  { id: 'name', header: words.name, cell: ({ shownName }) => shownName, isRowHeader: true, width: '12rem' },
  {
    id: 'state',
    header: words.state,
    cell: ({ state, in_grace, make_up }) => (
      <Inline gap={2}>
        <Badge tone={TONES[state] ?? 'neutral'}>{words.names[state]}</Badge>
        {make_up !== null && <Badge tone="info">{makeUpText(make_up)}</Badge>}
        {in_grace > 0 && <Badge tone="reward">{words.inGrace(formatNumber(in_grace))}</Badge>}
      </Inline>
    ),
    narrow: 'detail',
    narrowCell: stateText,
  },
  {
    id: 'score',
    header: words.score,
    cell: (row) => pointsOf(row) ?? '—',
    sortValue: share,
    isNumeric: true,
    narrow: 'end',
  },
  {
    id: 'level',
    header: words.level,
    cell: (row) => levelOf(row) ?? '—',
    width: '10rem',
    narrow: 'detail',
    narrowCell: levelOf,
  },
  {
    id: 'answered',
    header: words.answered,
    cell: ({ answered }) => formatNumber(answered),
    sortValue: ({ answered }) => answered,
    isNumeric: true,
    narrow: 'detail',
    // Until there are points, which say more.
    narrowCell: ({ answered, score }) => score === null && answered > 0 && words.answeredOf(formatNumber(answered)),
  },
  {
    id: 'left',
    header: words.left,
    cell: ({ left_page }) => formatNumber(left_page),
    sortValue: ({ left_page }) => left_page,
    isNumeric: true,
    narrow: 'detail',
    narrowCell: ({ left_page }) => left_page > 0 && words.leftOf(formatNumber(left_page)),
  },
];

/** In two lines: as the report orders them, and no dash where nothing came of it. */
const NARROW = COLUMNS.map(({ sortValue: _, ...column }) =>
  column.id === 'score' ? { ...column, cell: pointsOf } : column,
);

export interface StudentsOfQuizProps {
  quiz: TeacherQuiz;
  students: readonly QuizReportRow[];
  home: string;
  /** Shows places in place of names, for the wall of the classroom. */
  isAnonymous: boolean;
  isTeacher: boolean;
}

/** Who is where; a row leads to the child's answers. */
export function StudentsOfQuiz({ quiz, students, home, isAnonymous, isTeacher }: StudentsOfQuizProps) {
  const [asked, setAsked] = useState<QuizReportRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMakeUp, setMakeUp] = useState(false);
  const rows = students.map((student, index) => ({
    ...student,
    shownName: isAnonymous ? teacherQuiz.anonymous(formatNumber(index + 1)) : student.name,
  }));
  const canAllow = isTeacher && !isAnonymous && quiz.state !== 'archived' && quiz.state !== 'draft';
  const hrefOf = isAnonymous ? undefined : ({ student_id }: QuizRow) => `${home}/${student_id}`;
  const ask = (row: QuizRow, makeUp: boolean) => {
    setAsked(row);
    setMakeUp(makeUp);
    setOpen(true);
  };
  /** For who was away when the quiz ended. */
  const makeUpOf = (row: QuizRow) =>
    isTeacher && !isAnonymous && ENDED.includes(quiz.state) && row.tries_used === 0 && row.state === 'missed'
      ? () => ask(row, true)
      : undefined;
  const table = (isNarrow: boolean) => (
    <Table
      caption={words.title}
      isCaptionHidden
      columns={isNarrow ? NARROW : COLUMNS}
      rows={rows}
      rowKey={({ student_id }) => student_id}
      {...(hrefOf && { rowHref: hrefOf })}
      {...((canAllow || rows.some(makeUpOf)) && {
        rowActions: (row: QuizRow) => (
          <RowButtons
            name={row.name}
            isNarrow={isNarrow}
            onMakeUp={makeUpOf(row)}
            onAllow={canAllow ? () => ask(row, false) : undefined}
          />
        ),
      })}
    />
  );
  const Asked = isMakeUp ? makeUpDialog.Component : allowDialog.Component;
  return (
    <>
      <ContainerSwitch
        narrow={() => (
          <Card title={words.title} isFlush>
            {table(true)}
          </Card>
        )}
        wide={() => (
          <Card title={words.title} subtitle={words.leftHint} isFlush>
            {table(false)}
          </Card>
        )}
      />
      {asked !== null && (
        <OptionalBoundary>
          <Asked
            key={`${asked.student_id} ${isMakeUp}`}
            quiz={quiz}
            student={students.find(({ student_id }) => student_id === asked.student_id) ?? asked}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </OptionalBoundary>
      )}
    </>
  );
}

interface RowButtonsProps {
  name: string;
  isNarrow: boolean;
  onMakeUp: (() => void) | undefined;
  onAllow: (() => void) | undefined;
}

/** What a teacher can give the student: another date, more time, another try. */
function RowButtons({ name, isNarrow, onMakeUp, onAllow }: RowButtonsProps) {
  const makeUp = { 'aria-label': teacherQuiz.makeUp.title(name), size: 'small' } as const;
  const allow = { 'aria-label': teacherQuiz.allow.title(name), size: 'small' } as const;
  if (isNarrow)
    return (
      <Inline gap={1} isWrapping={false}>
        {onMakeUp && (
          <IconButton {...makeUp} onPress={onMakeUp}>
            <CalendarPlus />
          </IconButton>
        )}
        {onAllow && (
          <IconButton {...allow} onPress={onAllow}>
            <AlarmClockPlus />
          </IconButton>
        )}
      </Inline>
    );
  return (
    <Inline gap={2}>
      {onMakeUp && (
        <Button {...makeUp} onPress={onMakeUp}>
          {teacherQuiz.makeUp.open}
        </Button>
      )}
      {onAllow && (
        <Button {...allow} variant="secondary" onPress={onAllow}>
          {words.allow}
        </Button>
      )}
    </Inline>
  );
}
