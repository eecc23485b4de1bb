import type {
  Contract,
  PackagePieSchema,
  PackageStudentSchema,
  ParsedOf,
  ReadyPackageSchema,
  ResponseOf,
  TeacherPackageSchema,
} from '@mashq/api/contract';
import type { Grade } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { assignmentState } from '../../questions/assignment-state.ts';
import { applyLifecycleEvent } from '../assignments/lifecycle.ts';
import { settingWork } from '../assignments/set-work.ts';
import { studentRows } from '../assignments/submissions.ts';
import { type AssignmentRow, assignmentView, ownAssignmentRow } from '../assignments/teacher-queries.ts';
import { teacherAssignments } from '../assignments/teacher-service.ts';
import { activityView, type PackageContent, packageContent } from './content.ts';
import { progressOfAll } from './progress.ts';
import { readyPackages } from './ready-packages.ts';

type Calls = Contract['teacher']['packages'];
type TeacherPackage = InferOutput<typeof TeacherPackageSchema>;

/** What a teacher sees of a package. */
export function packageView(row: AssignmentRow, now: Date): TeacherPackage {
  const state = assignmentState(row, now);
  return {
    ...assignmentView(row, now),
    order_mode: row.orderMode ?? 'sequential',
    is_active: state === 'open' || state === 'scheduled',
    activities: row.activities.map(activityView),
  };
}

/** A teacher's packages: assigned work as a path of activities. */
export function teacherPackageService(context: Context) {
  const { db, clock } = context;
  const setting = settingWork<PackageContent>(context, 'package', (actor, { id }, body, _now, known) =>
    packageContent(context, actor, id, body, known),
  );
  const rowOf = (actor: Actor, id: string) => ownAssignmentRow(db, actor, 'package', id, clock());
  const contentOf = ({ orderMode, activities }: AssignmentRow) => ({
    orderMode: orderMode ?? 'sequential',
    activities,
  });

  async function students(actor: Actor, id: string) {
    const row = await rowOf(actor, id);
    const [children, progress] = await Promise.all([
      studentRows(db, actor.schoolId, id, clock()),
      progressOfAll(db, actor, id, contentOf(row)),
    ]);
    const placed = children.map((child): InferOutput<typeof PackageStudentSchema> => {
      const activities = progress.get(child.student_id) ?? [];
      const current = row.activities.findIndex((_, index) => activities[index]?.state !== 'completed');
      return {
        ...child,
        activities_completed: activities.filter(({ state }) => state === 'completed').length,
        current_activity: current < 0 ? null : current + 1,
      };
    });
    return placed;
  }

  return {
    ...teacherAssignments(context, 'package', packageView),

    ready: async (_: Actor, grade: Grade): Promise<InferOutput<typeof ReadyPackageSchema>[]> =>
      readyPackages(grade).map(({ section, title, chapterTitle, firstPage, lastPage, activities }) => ({
        section,
        title,
        chapter_title: chapterTitle,
        first_page: firstPage,
        last_page: lastPage,
        activities: activities.map(activityView),
      })),

    create: async (actor: Actor, body: ParsedOf<Calls['create']>['body']): Promise<TeacherPackage> =>
      packageView(await setting.create(actor, body), clock()),

    replace: async (actor: Actor, id: string, body: ParsedOf<Calls['replace']>['body']): Promise<TeacherPackage> =>
      packageView(await setting.replace(actor, id, body), clock()),

    setActive: async (
      actor: Actor,
      id: string,
      { version, isActive }: ParsedOf<Calls['isActive']>['body'],
    ): Promise<TeacherPackage> => {
      const event = isActive ? 'unarchive' : 'archive';
      return packageView(await applyLifecycleEvent(context, actor, 'package', id, event, version), clock());
    },

    activities: async (actor: Actor, id: string): Promise<ResponseOf<Calls['activities']>> => {
      const row = await rowOf(actor, id);
      const [all, children] = await Promise.all([
        progressOfAll(db, actor, id, contentOf(row)),
        studentRows(db, actor.schoolId, id, clock()),
      ]);
      const progress = children.flatMap(({ student_id: child, state }) =>
        state === 'excused' ? [] : [all.get(child) ?? []],
      );
      return row.activities.map((activity, index) => ({
        ...activityView(activity, index),
        completed: progress.filter((activities) => activities[index]?.state === 'completed').length,
      }));
    },

    students,

    pieChart: async (actor: Actor, id: string): Promise<InferOutput<typeof PackagePieSchema>> => {
      const expected = (await students(actor, id)).filter(({ state }) => state !== 'excused');
      const completed = expected.filter(({ current_activity: current }) => current === null).length;
      const inProgress =
        expected.filter(({ state }) => state !== 'not_started' && state !== 'missing').length - completed;
      return { completed, in_progress: inProgress, not_started: expected.length - completed - inProgress };
    },
  };
}
