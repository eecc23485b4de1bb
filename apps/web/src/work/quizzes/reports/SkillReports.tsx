import type { QuizReport, QuizStudentRow, TeacherQuiz } from '@mashq/api/contract';
import { fractionOf } from '@mashq/api/measures';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const reviewButton = lazyComponent(() => import('../teacher/ReviewFromQuiz.tsx'), 'ReviewFromQuiz');

const words = teacherQuiz.skills;

type Skill = QuizReport['skills'][number];

export interface SkillReportsProps {
  quiz: TeacherQuiz;
  skills: readonly Skill[];
  students: readonly QuizStudentRow[];
  isAnonymous: boolean;
  isTeacher: boolean;
}

/** Each skill of a quiz: right, wrong and empty, and who needs help with it. */
export function SkillReports({ quiz, skills, students, isAnonymous, isTeacher }: SkillReportsProps) {
  const names = new Map(students.map(({ student_id, name }) => [student_id, name]));
  const weak = ({ weak_student_ids: ids }: Skill) =>
    isAnonymous || ids.length > 6
      ? `${formatNumber(ids.length)} ${teacherQuiz.people}`
      : ids.map((id) => names.get(id) ?? '').join('، ') || '—';
  const columns: readonly TableColumn<Skill>[] = [
    { id: 'name', header: words.name, cell: ({ title }) => title, isRowHeader: true, width: '14rem' },
    {
      id: 'right',
      header: words.right,
      cell: ({ right }) => formatNumber(right),
      sortValue: ({ right, wrong, empty }) => fractionOf({ part: right, whole: right + wrong + empty }),
      isNumeric: true,
      narrow: 'end',
      narrowCell: ({ right, wrong, empty }) => teacherQuiz.of(formatNumber(right), formatNumber(right + wrong + empty)),
    },
    { id: 'wrong', header: words.wrong, cell: ({ wrong }) => formatNumber(wrong), isNumeric: true, narrow: 'detail' },
    { id: 'empty', header: words.empty, cell: ({ empty }) => formatNumber(empty), isNumeric: true, narrow: 'detail' },
    {
      id: 'weak',
      header: words.weak,
      cell: weak,
      narrow: 'detail',
      narrowCell: (skill) => skill.weak_student_ids.length > 0 && words.helpFor(weak(skill)),
    },
  ];
  const hasWeak = skills.some(({ weak_student_ids }) => weak_student_ids.length > 0);
  return (
    <Card
      title={words.title}
      isFlush
      {...(isTeacher &&
        hasWeak && {
          actions: (
            <OptionalBoundary>
              <reviewButton.Component quiz={quiz} skills={skills} />
            </OptionalBoundary>
          ),
        })}
    >
      <Table caption={words.title} isCaptionHidden columns={columns} rows={skills} rowKey={({ id }) => id} />
    </Card>
  );
}
