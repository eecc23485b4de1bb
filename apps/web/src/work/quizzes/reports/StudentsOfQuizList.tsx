import type { QuizReportRow } from '@mashq/api/contract';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { AlarmClockPlus, CalendarPlus } from 'lucide-react';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const words = teacherQuiz.students;

/** A student with the name that is shown. */
export type QuizRow = QuizReportRow & { shownName: string };

export interface StudentsOfQuizListProps {
  rows: readonly QuizRow[];
  hrefOf?: ((row: QuizRow) => string) | undefined;
  /** Gives a student more time or another try. */
  onAllow?: ((row: QuizRow) => void) | undefined;
  /** Gives the quiz to a student who was away, where that can be. */
  makeUpOf?: ((row: QuizRow) => (() => void) | undefined) | undefined;
}

/** What came of a make-up: its points, or that it has no result yet. */
export const makeUpText = ({ score }: NonNullable<QuizReportRow['make_up']>) =>
  score === null
    ? words.makeUpOpen
    : words.makeUp(teacherQuiz.of(formatNumber(score.points), formatNumber(score.out_of)));

const COLUMNS: readonly TableColumn<QuizRow>[] = [
  { id: 'name', header: words.name, cell: ({ shownName }) => shownName, isRowHeader: true },
  { id: 'state', header: words.state, cell: ({ state }) => words.names[state], narrow: 'detail' },
  {
    id: 'makeUp',
    header: teacherQuiz.makeUp.open,
    cell: ({ make_up }) => make_up !== null && makeUpText(make_up),
    narrow: 'detail',
  },
  {
    id: 'grace',
    header: words.answered,
    cell: ({ in_grace }) => in_grace > 0 && words.inGrace(formatNumber(in_grace)),
    narrow: 'detail',
  },
  {
    id: 'score',
    header: words.score,
    cell: ({ score }) => score !== null && teacherQuiz.of(formatNumber(score.points), formatNumber(score.out_of)),
    isNumeric: true,
    narrow: 'end',
  },
];

/** The students of a quiz in two lines each, for narrow places. */
export function StudentsOfQuizList({ rows, hrefOf, onAllow, makeUpOf }: StudentsOfQuizListProps) {
  return (
    <Table
      caption={words.title}
      isCaptionHidden
      columns={COLUMNS}
      rows={rows}
      rowKey={({ student_id }) => student_id}
      {...(hrefOf && { rowHref: hrefOf })}
      {...((onAllow || rows.some((row) => makeUpOf?.(row) !== undefined)) && {
        rowActions: (row: QuizRow) => <RowButtons row={row} onAllow={onAllow} onMakeUp={makeUpOf?.(row)} />,
      })}
    />
  );
}

interface RowButtonsProps {
  row: QuizRow;
  onAllow: ((row: QuizRow) => void) | undefined;
  onMakeUp: (() => void) | undefined;
}

/** What a teacher can give the student. */
function RowButtons({ row, onAllow, onMakeUp }: RowButtonsProps) {
  return (
    <Inline gap={1} isWrapping={false}>
      {onMakeUp && (
        <IconButton size="small" aria-label={teacherQuiz.makeUp.title(row.name)} onPress={onMakeUp}>
          <CalendarPlus />
        </IconButton>
      )}
      {onAllow && (
        <IconButton size="small" aria-label={teacherQuiz.allow.title(row.name)} onPress={() => onAllow(row)}>
          <AlarmClockPlus />
        </IconButton>
      )}
    </Inline>
  );
}
