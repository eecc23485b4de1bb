import type { QuizReportRow } from '@mashq/api/contract';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
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

/** The students of a quiz in two lines each, for narrow places. */
export function StudentsOfQuizList({ rows, hrefOf, onAllow, makeUpOf }: StudentsOfQuizListProps) {
  return (
    <List aria-label={words.title}>
      {rows.map((row) => (
        <ListItem
          key={row.student_id}
          title={row.shownName}
          description={[
            words.names[row.state],
            ...(row.make_up === null ? [] : [makeUpText(row.make_up)]),
            ...(row.in_grace > 0 ? [words.inGrace(formatNumber(row.in_grace))] : []),
          ].join('، ')}
          end={
            <>
              {row.score !== null && teacherQuiz.of(formatNumber(row.score.points), formatNumber(row.score.out_of))}
              <MakeUpButton row={row} onPress={makeUpOf?.(row)} />
              {onAllow && (
                <IconButton size="small" aria-label={teacherQuiz.allow.title(row.name)} onPress={() => onAllow(row)}>
                  <AlarmClockPlus />
                </IconButton>
              )}
            </>
          }
          {...(hrefOf && { href: hrefOf(row) })}
        />
      ))}
    </List>
  );
}

function MakeUpButton({ row, onPress }: { row: QuizRow; onPress: (() => void) | undefined }) {
  if (onPress === undefined) return null;
  return (
    <IconButton size="small" aria-label={teacherQuiz.makeUp.title(row.name)} onPress={onPress}>
      <CalendarPlus />
    </IconButton>
  );
}
