import type { QuizReportRow, TeacherQuiz } from '@mashq/api/contract';
import { fractionOf } from '@mashq/api/measures';
import { levelNames } from '@mashq/api/measures/words';
import { Button } from '@mashq/ui/actions/button';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { useState } from 'react';
import { ContainerSwitch } from '../../../platform/layout/ContainerSwitch.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { makeUpText, type QuizRow, StudentsOfQuizList } from './StudentsOfQuizList.tsx';

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
  },
  {
    id: 'score',
    header: words.score,
    cell: ({ score }) =>
      score === null ? '—' : teacherQuiz.of(formatNumber(score.points), formatNumber(score.out_of)),
    sortValue: share,
    isNumeric: true,
  },
  {
    id: 'level',
    header: words.level,
    cell: ({ score }) => (score === null || score.level === null ? '—' : levelNames[score.level]),
  },
  {
    id: 'answered',
    header: words.answered,
    cell: ({ answered }) => formatNumber(answered),
    sortValue: ({ answered }) => answered,
    isNumeric: true,
  },
  {
    id: 'left',
    header: words.left,
    cell: ({ left_page }) => formatNumber(left_page),
    sortValue: ({ left_page }) => left_page,
    isNumeric: true,
  },
];

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
  const allow = (row: QuizRow) => ask(row, false);
  /** For who was away when the quiz ended. */
  const makeUpOf = (row: QuizRow) =>
    isTeacher && !isAnonymous && ENDED.includes(quiz.state) && row.tries_used === 0 && row.state === 'missed'
      ? () => ask(row, true)
      : undefined;
  const Asked = isMakeUp ? makeUpDialog.Component : allowDialog.Component;
  return (
    <>
      <ContainerSwitch
        narrow={() => (
          <Card title={words.title} isFlush>
            <StudentsOfQuizList
              rows={rows}
              hrefOf={hrefOf}
              onAllow={canAllow ? allow : undefined}
              makeUpOf={makeUpOf}
            />
          </Card>
        )}
        wide={() => (
          <Card title={words.title} subtitle={words.leftHint} isFlush>
            <Table
              caption={words.title}
              isCaptionHidden
              columns={COLUMNS}
              rows={rows}
              rowKey={({ student_id }) => student_id}
              {...(hrefOf && { rowHref: hrefOf })}
              {...((canAllow || rows.some(makeUpOf)) && {
                rowActions: (row: QuizRow) => (
                  <Inline gap={2}>
                    <MakeUpButton name={row.name} onPress={makeUpOf(row)} />
                    {canAllow && (
                      <Button
                        variant="secondary"
                        size="small"
                        aria-label={teacherQuiz.allow.title(row.name)}
                        onPress={() => allow(row)}
                      >
                        {words.allow}
                      </Button>
                    )}
                  </Inline>
                ),
              })}
            />
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

function MakeUpButton({ name, onPress }: { name: string; onPress: (() => void) | undefined }) {
  if (onPress === undefined) return null;
  return (
    <Button size="small" aria-label={teacherQuiz.makeUp.title(name)} onPress={onPress}>
      {teacherQuiz.makeUp.open}
    </Button>
  );
}
