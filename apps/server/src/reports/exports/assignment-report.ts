import type {
  AssignmentReportSchema,
  ReviewGroupReportSchema,
  ReviewReportSchema,
  TeacherAssignmentSchema,
} from '@mashq/api/contract';
import { handedInOf, unfinishedOf } from '@mashq/api/measures';
import { persianNumber } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';
import { type Cell, type ReportTables, type Table, table } from '../../platform/tables/table.ts';
import { jalaliTime } from './jalali.ts';
import { ASSIGNMENT_STATES, BANDS, HEADINGS } from './words.ts';
import { skillColumns, workColumns } from './work-columns.ts';

type Assignment = InferOutput<typeof TeacherAssignmentSchema>;
type Report = InferOutput<typeof AssignmentReportSchema>;
type GroupReport = InferOutput<typeof ReviewGroupReportSchema>;

function studentsTable({ students }: Report): Table {
  return table('دانش‌آموزان', [{ heading: HEADINGS.student, value: ({ name }) => name }, ...workColumns], students);
}

function skillsTable({ skills }: Report): Table {
  return table(
    'مهارت‌ها',
    [
      ...skillColumns,
      { heading: HEADINGS.done, value: ({ done }) => done },
      { heading: HEADINGS.unfinished, value: unfinishedOf },
      { heading: HEADINGS.firstTryRight, value: ({ first_try_right }) => first_try_right },
      { heading: HEADINGS.right, value: ({ right }) => right },
      { heading: HEADINGS.hints, value: ({ hints_opened }) => hints_opened },
    ],
    skills,
  );
}

/** A row for each child and skill, to be filtered or pivoted. */
function cellsTable({ students, skills, cells }: Report): Table {
  const names = new Map(students.map(({ student_id, name }) => [student_id, name]));
  const titles = new Map(skills.map(({ id, title }) => [id, title]));
  return table(
    'مهارت به مهارت',
    [
      { heading: HEADINGS.student, value: ({ student_id }) => names.get(student_id) ?? null },
      { heading: HEADINGS.skill, value: ({ skill_id }) => titles.get(skill_id) ?? null },
      { heading: HEADINGS.done, value: ({ done }) => done },
      { heading: HEADINGS.unfinished, value: unfinishedOf },
      { heading: HEADINGS.total, value: ({ total }) => total },
      { heading: HEADINGS.firstTryRight, value: ({ first_try_right }) => first_try_right },
      { heading: HEADINGS.right, value: ({ right }) => right },
      { heading: HEADINGS.mastery, value: ({ mastery }) => BANDS[mastery.band] },
    ],
    cells,
  );
}

function groupsTable(groups: readonly GroupReport[]): Table {
  return table(
    'گروه‌ها',
    [
      { heading: 'گروه', value: ({ name }) => name },
      { heading: 'دانش‌آموزان', value: ({ students }) => students },
      { heading: 'تمام‌کرده‌ها', value: ({ completed }) => completed },
      { heading: HEADINGS.done, value: ({ done }) => done },
      { heading: HEADINGS.firstTryRight, value: ({ first_try_right }) => first_try_right },
      {
        heading: 'ضعیف‌ترین مهارت‌ها',
        value: ({ weakest_skills }) => weakest_skills.map(({ title }) => title).join('، '),
      },
    ],
    groups,
  );
}

function factsTable(assignment: Assignment): Table {
  const handedIn = handedInOf(assignment.counts);
  const { min, max } = assignment.items_per_child;
  const facts: readonly [string, Cell][] = [
    ['عنوان', assignment.title],
    [HEADINGS.class, assignment.class_title],
    [HEADINGS.grade, assignment.grade],
    [HEADINGS.state, ASSIGNMENT_STATES[assignment.state]],
    ['شروع', jalaliTime(assignment.start_at)],
    [HEADINGS.end, jalaliTime(assignment.end_at)],
    ['سؤال برای هر نفر', min === max ? max : `${persianNumber(min)} تا ${persianNumber(max)}`],
    ['تعداد دانش‌آموزان', handedIn.whole],
    [HEADINGS.handedIn, handedIn.part],
    ['ناتمام با پایان مهلت', assignment.counts.auto_submitted],
    ['معاف', assignment.counts.excused],
    ['یادداشت', assignment.note],
  ];
  return table(
    'مشخصات',
    [
      { heading: 'مورد', value: ([name]) => name },
      { heading: 'مقدار', value: ([, value]) => value },
    ],
    facts,
  );
}

const nameParts = ({ title, class_title }: Assignment) => [title, class_title];

/** A homework with all its children and skills. */
export function homeworkTables(
  assignment: Assignment,
  report: Report,
): ReportTables<'students' | 'skills' | 'cells' | 'facts'> {
  return {
    of: nameParts(assignment),
    tables: {
      students: studentsTable(report),
      skills: skillsTable(report),
      cells: cellsTable(report),
      facts: factsTable(assignment),
    },
  };
}

/** A review with all its children, groups and skills. */
export function reviewTables(
  report: InferOutput<typeof ReviewReportSchema>,
  groups: readonly GroupReport[],
): ReportTables<'students' | 'groups' | 'skills' | 'cells' | 'facts'> {
  return {
    of: nameParts(report.review),
    tables: {
      students: studentsTable(report),
      groups: groupsTable(groups),
      skills: skillsTable(report),
      cells: cellsTable(report),
      facts: factsTable(report.review),
    },
  };
}
