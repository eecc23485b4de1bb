import type { HomeworkSourceSchema, TeacherHomeworkSchema } from '@mashq/api/contract';
import type { InferOutput } from 'valibot';
import { type AssignmentRow, assignmentView } from '../assignments/teacher-queries.ts';

export type TeacherHomework = InferOutput<typeof TeacherHomeworkSchema>;
export type HomeworkSource = InferOutput<typeof HomeworkSourceSchema>;

interface SourceColumns {
  readonly sourceKind: 'pages' | 'sections' | null;
  readonly sourceFirst: number | null;
  readonly sourceLast: number | null;
}

/** Where a homework comes from in the book; a check of the table keeps it from being null. */
export function sourceOf({ sourceKind, sourceFirst, sourceLast }: SourceColumns): HomeworkSource {
  if (sourceKind === null || sourceFirst === null || sourceLast === null)
    throw new Error('a homework without a source');
  return { kind: sourceKind, first: sourceFirst, last: sourceLast };
}

export function teacherHomework(row: AssignmentRow, now: Date): TeacherHomework {
  return { ...assignmentView(row, now), source: sourceOf(row) };
}
