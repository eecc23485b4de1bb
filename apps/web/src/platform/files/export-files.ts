import type { PracticeWorkKind } from '@mashq/api/contract';
import type { ExportRequest } from '@mashq/state/reports/exports';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { exportWords } from '../strings/teacher-export.ts';

/** A file to choose: a workbook, or one table as comma-separated values. */
export interface ExportFile {
  /** Null for the workbook, which has all tables. */
  table: string | null;
  request: ExportRequest;
}

const { tables } = exportWords;
const xlsx = { format: 'xlsx' } as const;

const csv = <Table extends keyof typeof tables>(table: Table) => ({ format: 'csv', table }) as const;

/** Tables of each kind of assigned work that are worth a file of their own. */
const WORK_TABLES: Readonly<Record<PracticeWorkKind, readonly ('students' | 'skills' | 'cells' | 'groups')[]>> = {
  homework: ['students', 'skills', 'cells'],
  review: ['students', 'groups', 'skills', 'cells'],
  package: ['students', 'skills', 'cells'],
};

export function workFiles({ kind, id }: AssignmentRef): ExportFile[] {
  const params = { id };
  return [
    { table: null, request: { report: kind, params, query: xlsx } },
    ...WORK_TABLES[kind].map((table) => ({
      table: tables[table],
      request: { report: kind, params, query: csv(table) } as ExportRequest,
    })),
  ];
}

const QUIZ_TABLES = ['students', 'answers', 'skills', 'questions'] as const;

/** The report of a quiz, for its teacher or for the manager of its school. */
export function quizFiles(reader: 'teacher' | 'school', id: string): ExportFile[] {
  const report = reader === 'teacher' ? 'quiz' : 'schoolQuiz';
  const params = { id };
  return [
    { table: null, request: { report, params, query: xlsx } },
    ...QUIZ_TABLES.map((table) => ({
      table: tables[table],
      request: { report, params, query: csv(table) } as ExportRequest,
    })),
  ];
}

export function studentWorkFiles({ kind, id }: AssignmentRef, studentId: string): ExportFile[] {
  const report = `${kind}Student` as const;
  const params = { id, studentId };
  return [
    { table: null, request: { report, params, query: xlsx } },
    { table: tables.skills, request: { report, params, query: csv('skills') } },
  ];
}

export function studentFiles(studentId: string, grade: number): ExportFile[] {
  const params = { studentId };
  return [
    { table: null, request: { report: 'student', params, query: { ...xlsx, grade } } },
    ...(['skills', 'weeks', 'work'] as const).map((table) => ({
      table: tables[table],
      request: { report: 'student' as const, params, query: { ...csv(table), grade } },
    })),
  ];
}

/** The students that a filter shows, all of them and not one page. */
export function studentsFiles(filter: Pick<NonNullable<StudentsQuery>, 'search' | 'classId' | 'band'>): ExportFile[] {
  return [
    { table: null, request: { report: 'students', query: { ...xlsx, ...filter } } },
    { table: tables.students, request: { report: 'students', query: { ...csv('students'), ...filter } } },
  ];
}

type StudentsQuery = Extract<ExportRequest, { report: 'students' }>['query'];

export function classSkillsFiles(classId: string): ExportFile[] {
  const params = { classId };
  return [
    { table: null, request: { report: 'classSkills', params, query: xlsx } },
    { table: tables.skills, request: { report: 'classSkills', params, query: csv('skills') } },
  ];
}
