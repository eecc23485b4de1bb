import type { Contract, ParsedOf, ProposedGroupSchema, ReviewGroupReportSchema } from '@mashq/api/contract';
import { compareShares } from '@mashq/api/measures/shares';
import { availableSkills, persianNumber, skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound, unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { questionCounts } from '../../questions/measures.ts';
import type { QuestionCache } from '../../questions/question-cache.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { type AssignmentContent, type PlannedGroup, readTimes } from '../assignments/assignment-content.ts';
import { taughtClass } from '../assignments/create.ts';
import { memberAssignments } from '../assignments/member-service.ts';
import { settingWork } from '../assignments/set-work.ts';
import { type StudentRow, studentRows } from '../assignments/submissions.ts';
import { type KnownGroup, requireInClass } from '../assignments/target.ts';
import { assignmentView, ownAssignmentRow, type TeacherAssignment } from '../assignments/teacher-queries.ts';
import { skillView, teacherAssignments } from '../assignments/teacher-service.ts';
import { proposeGroups } from './propose-groups.ts';

type Calls = Contract['teacher']['review'];
type Content = Omit<ParsedOf<Calls['replace']>['body'], 'version'>;

const WEAKEST = 3;
const NAMED_CHAPTERS = 2;
const MAX_TITLE = 120;

/** The class's groups that a review names; throws `not-found` for one that is not of the class. */
async function requireGroups({ execute }: Session, schoolId: string, classId: string, groupIds: readonly string[]) {
  const wanted = [...new Set(groupIds)];
  const found = await execute(sql`
    select id from class_group
    where school_id = ${schoolId} and class_id = ${classId} and archived_at is null and id = any(${sql.param(wanted)}::uuid[])`);
  if (found.length < wanted.length) throw notFound('این گروه پیدا نشد.');
}

/** The title of a review whose teacher gave it none: «مرور کسرها، تقسیم». Children read it, so it does not name their groups. */
function defaultTitle(skillIds: readonly string[]): string {
  const chapters = [...new Set(skillIds.map((id) => skillInfo(id).chapter_title))];
  return `مرور ${chapters.slice(0, NAMED_CHAPTERS).join('، ')}`.slice(0, MAX_TITLE);
}

/** The content of a review from what its teacher asks for. */
async function contentOf(
  { db }: Context,
  { schoolId }: Actor,
  classId: string,
  body: Content,
  now: Date,
  known: readonly KnownGroup[] = [],
): Promise<AssignmentContent> {
  const { itemsPerSkill } = body;
  const groups = body.groups.map(
    (group): PlannedGroup => ({ ...group, groupId: group.groupId ?? null, skillIds: [...new Set(group.skillIds)] }),
  );
  const skillIds = [...new Set(groups.flatMap((group) => group.skillIds))];
  if (skillIds.some((id) => skillById(id) === undefined)) {
    throw unprocessable('skill-unknown', 'بعضی از مهارت‌های انتخاب‌شده سؤال ندارند.');
  }
  await requireInClass(
    db,
    schoolId,
    classId,
    groups.flatMap(({ studentIds }) => studentIds),
  );
  await requireGroups(
    db,
    schoolId,
    classId,
    groups.flatMap(({ groupId }) =>
      groupId === null || known.some(({ group_id: id }) => id === groupId) ? [] : [groupId],
    ),
  );
  const { title, itemMode, hintsAllowed, showAnswers, latePolicy, note } = body;
  return {
    ...readTimes(body, now),
    title: title === '' ? defaultTitle(skillIds) : title,
    source: null,
    skills: skillIds.map((skillId) => ({ skillId, items: itemsPerSkill, isReview: true })),
    itemsPerSkill,
    target: 'groups',
    groups,
    itemMode,
    hintsAllowed,
    showAnswers,
    latePolicy,
    note,
  };
}

const WeakStudentsRow = v.object({ studentId: v.string(), name: v.string(), skillIds: v.array(v.string()) });

/** Children of a class by what they lack: skills that were practiced and are not learned. */
async function weakStudents({ query }: Session, schoolId: string, classId: string) {
  return query(
    WeakStudentsRow,
    sql`
    select a.id as "studentId", a.first_name || ' ' || a.last_name as name,
      array_agg(m.skill_id order by m.skill_id) as "skillIds"
    from enrolment e
    join account a on a.id = e.student_id
    join skill_mastery m on m.school_id = e.school_id and m.student_id = e.student_id
    where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state = 'active' and m.band in ('starting', 'learning')
    group by a.id, a.first_name, a.last_name`,
  );
}

const GroupSkillRow = v.object({
  position: v.number(),
  skillId: v.nullable(v.string()),
  answered: v.number(),
  done: v.number(),
  firstTryRight: v.number(),
});
type GroupSkillRow = v.InferOutput<typeof GroupSkillRow>;

const shareOf = ({ firstTryRight: part, answered: whole }: GroupSkillRow) => ({ part, whole });

/** A teacher's reviews: assigned work for groups, each with its own skills. */
export function teacherReviewService(context: Context) {
  const { db, clock } = context;
  const setting = settingWork<Content>(context, 'review', (actor, { id }, body, now, known) =>
    contentOf(context, actor, id, body, now, known),
  );
  return {
    ...teacherAssignments(context, 'review', assignmentView),

    groups: async (
      actor: Actor,
      { classId }: ParsedOf<Calls['groups']>['query'],
    ): Promise<InferOutput<typeof ProposedGroupSchema>[]> => {
      await taughtClass(db, actor, classId, clock());
      const weak = await weakStudents(db, actor.schoolId, classId);
      const known = weak.map((student) => ({
        ...student,
        skillIds: student.skillIds.filter((skillId) => skillById(skillId) !== undefined),
      }));
      const names = new Map(weak.map(({ studentId, name }) => [studentId, name]));
      return proposeGroups(known).map(({ skillIds, studentIds }, index) => ({
        name: `گروه ${persianNumber(index + 1)}`,
        skills: skillIds.map((skillId) => skillInfo(skillId)),
        students: studentIds
          .map((id) => ({ student_id: id, name: names.get(id) ?? '' }))
          .sort((a, b) => persianOrder.compare(a.name, b.name)),
      }));
    },

    grade: async (grade: ParsedOf<Calls['grade']>['params']['grade']) =>
      availableSkills()
        .filter(({ place }) => place.grade === grade)
        .map(({ id }) => skillView(id))
        .sort((a, b) => a.chapter - b.chapter || a.first_page - b.first_page),

    create: async (actor: Actor, body: ParsedOf<Calls['create']>['body']): Promise<TeacherAssignment> =>
      assignmentView(await setting.create(actor, body), clock()),

    replace: async (actor: Actor, id: string, body: ParsedOf<Calls['replace']>['body']): Promise<TeacherAssignment> =>
      assignmentView(await setting.replace(actor, id, body), clock()),

    students: async (actor: Actor, id: string): Promise<StudentRow[]> => {
      const now = clock();
      await ownAssignmentRow(db, actor, 'review', id, now);
      return studentRows(db, actor.schoolId, id, now);
    },

    groupsReport: async (actor: Actor, id: string): Promise<InferOutput<typeof ReviewGroupReportSchema>[]> => {
      const now = clock();
      const { groups } = await ownAssignmentRow(db, actor, 'review', id, now);
      const [students, counted] = await Promise.all([
        studentRows(db, actor.schoolId, id, now),
        db.query(
          GroupSkillRow,
          sql`
          select m.position, q.skill_id as "skillId", ${questionCounts.answered} as answered, ${questionCounts.done} as done,
            ${questionCounts.firstTryRight} as "firstTryRight"
          from assignment_group_student m
          join assignment_group ag on ag.school_id = m.school_id and ag.assignment_id = m.assignment_id and ag.position = m.position
          join student_assignment sa
            on sa.school_id = m.school_id and sa.assignment_id = m.assignment_id and sa.student_id = m.student_id
          join question q on q.school_id = m.school_id and q.assignment_id = m.assignment_id
            and q.student_id = m.student_id and q.similar_to is null and q.skill_id = any(ag.skill_ids)
          where m.school_id = ${actor.schoolId} and m.assignment_id = ${id} and sa.excused_at is null
          group by m.position, q.skill_id`,
        ),
      ]);
      return groups.map(({ position, name, student_ids }) => {
        const members = students.filter(
          ({ student_id, state }) => student_ids.includes(student_id) && state !== 'excused',
        );
        const skills = counted.filter((row) => row.position === position && row.skillId !== null);
        const sum = (of: (row: GroupSkillRow) => number) => skills.reduce((total, row) => total + of(row), 0);
        const weakest = skills
          .filter(({ answered }) => answered > 0)
          .sort((a, b) => compareShares(shareOf(a), shareOf(b)))
          .slice(0, WEAKEST);
        return {
          position,
          name,
          students: members.length,
          completed: members.filter((row) => row.handed_in).length,
          done: sum(({ done }) => done),
          first_try_right: sum(({ firstTryRight }) => firstTryRight),
          weakest_skills: weakest.map(({ skillId, answered, firstTryRight }) => ({
            id: skillId ?? '',
            title: skillInfo(skillId ?? '').title,
            answered,
            first_try_right: firstTryRight,
          })),
        };
      });
    },
  };
}

/** The child's side of reviews. */
export function memberReviewService(context: Context, known: QuestionCache) {
  return memberAssignments(context, known, 'review', () => ({}));
}
