import type { Contract, ParsedOf, ResponseOf, SkillLevel, StudentNote, StudentOverview } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import { availableSkills, mathBook } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { matchesSearch } from '../../platform/persian-search.ts';
import { askForPlacement } from '../../practice/placement/queries.ts';
import { placementOfStudent } from '../../practice/placement/service.ts';
import { practicedDays } from '../../practice/practiced-days.ts';
import { masteryView } from '../../progress/mastery.ts';
import { readProgress } from '../../progress/progress.ts';
import { countResultsOf } from '../../questions/grading/count-released-results.ts';
import { helpAlerts } from '../../questions/grading/help-alerts.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { canReadClass, findClasses, isTeachingAt } from '../../school/find-classes.ts';
import { workOfStudent } from '../../work/assignments/submissions.ts';
import { commonMistakes } from '../assignments/mistakes.ts';
import { levelChanges, setLevels, skillLevel } from './levels.ts';
import { noteChanges, notesOf } from './notes.ts';
import { studentNumbers, type TaughtStudent, taughtStudents } from './students.ts';

type Calls = Contract['teacher']['report'];
type Report = ResponseOf<Calls['student']>;

const WEEKS = 8;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Work of a year is more than this; who looks for older work finds it in the list of all work. */
const WORK_SHOWN = 30;

const noStudent = ({ role }: Actor) =>
  role === 'school' ? 'این دانش‌آموز در مدرسهٔ شما نیست.' : 'این دانش‌آموز در کلاس‌های شما نیست.';

type Numbers = Awaited<ReturnType<typeof studentNumbers>>;

function overview(student: TaughtStudent, numbers: Numbers): StudentOverview {
  const { studentId, name, gender, classId, classTitle, grade, band, learned } = student;
  const counted = numbers.get(studentId);
  return {
    student_id: studentId,
    name,
    gender,
    class_id: classId,
    class_title: classTitle,
    grade,
    course_id: grade - 3,
    band,
    learned_skills: learned,
    last_seen_at: counted?.lastSeenAt?.toISOString() ?? null,
    minutes: counted?.minutes ?? 0,
    open_work: counted?.openWork ?? 0,
    help_alerts: counted?.helpAlerts ?? 0,
  };
}

const NumbersRow = v.object({ at: v.date() });

const StudentRow = v.object({ name: v.string() });

/** The children of the classes that a teacher teaches now: all of them in a list, and one with everything. */
export function studentPageService(context: Context) {
  const { db, clock } = context;
  const notes = noteChanges(context);
  const changeLevel = levelChanges(context);

  /** A child of a class that the actor reads; of several classes the one of the highest grade. */
  async function ownStudent(actor: Actor, studentId: string): Promise<TaughtStudent> {
    const found = await taughtStudents(db, actor, clock(), sql`e.student_id = ${studentId}`);
    const [student] = found.sort((a, b) => b.grade - a.grade);
    if (!student) throw notFound(noStudent(actor));
    return student;
  }

  async function weeksOf(schoolId: string, studentId: string, now: Date, learned: readonly Date[]) {
    const lastStart = weekStart(now).getTime();
    const starts = Array.from({ length: WEEKS }, (_, index) => lastStart - (WEEKS - 1 - index) * WEEK_MS);
    const [first = lastStart] = starts;
    const days = await practicedDays(db, schoolId, [studentId], new Date(first));
    return starts.map((start, week) => {
      const own = days.filter(({ day }) => Math.floor(day / 7) === week);
      const sum = (of: (day: (typeof days)[number]) => number) => own.reduce((total, day) => total + of(day), 0);
      return {
        week_start: new Date(start).toISOString(),
        done: sum(({ done }) => done),
        first_try_right: sum(({ firstTryRight }) => firstTryRight),
        waiting: sum(({ waiting }) => waiting),
        minutes: minutesOf(sum(({ seconds }) => seconds)),
        learned_skills: learned.filter((at) => at.getTime() < start + WEEK_MS).length,
      };
    });
  }

  return {
    placement: async (actor: Actor, studentId: string): Promise<ResponseOf<Calls['placement']>> => {
      const { grade } = await ownStudent(actor, studentId);
      return placementOfStudent(db, { id: studentId, schoolId: actor.schoolId }, grade);
    },

    askPlacement: async (actor: Actor, studentId: string): Promise<ResponseOf<Calls['askPlacement']>> => {
      const { grade } = await ownStudent(actor, studentId);
      await askForPlacement(db, actor, studentId, grade, clock());
      return placementOfStudent(db, { id: studentId, schoolId: actor.schoolId }, grade);
    },

    students: async (
      actor: Actor,
      { page, size, search = '', classId, band }: ParsedOf<Calls['students']>['query'],
    ): Promise<ResponseOf<Calls['students']>> => {
      const now = clock();
      const { schoolId } = actor;
      const ofClass = classId === undefined ? sql`true` : sql`c.id = ${classId}`;
      await countResultsOf(
        db,
        schoolId,
        sql`q.student_id in (
          select e.student_id from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
          where e.school_id = ${schoolId} and e.state = 'active' and c.archived_at is null and ${canReadClass(actor, now)}
            and ${ofClass})`,
        now,
      );
      // A school has a thousand children at most: names are compared here, where Persian order and spelling are known.
      const all = await taughtStudents(db, actor, now, ofClass);
      const found = all
        .filter((student) => (band === undefined || student.band === band) && matchesSearch(student.name, search))
        .sort((a, b) => persianOrder.compare(a.name, b.name) || persianOrder.compare(a.classTitle, b.classTitle));
      const shown = found.slice((page - 1) * size, page * size);
      const numbers = await studentNumbers(
        db,
        schoolId,
        shown.map(({ studentId }) => studentId),
        now,
      );
      return { page, size, total: found.length, items: shown.map((student) => overview(student, numbers)) };
    },

    student: async (
      actor: Actor,
      studentId: string,
      { grade: asked }: ParsedOf<Calls['student']>['query'],
    ): Promise<Report> => {
      const now = clock();
      const { schoolId } = actor;
      await ownStudent(actor, studentId);
      await countResultsOf(db, schoolId, sql`q.student_id = ${studentId}`, now);
      // Read after results were counted: they move bands.
      const student = await ownStudent(actor, studentId);
      const grade = asked ?? student.grade;
      const skills = availableSkills().filter(({ place }) => place.grade === grade);
      const [numbers, [schoolClass], progress, levels, learned, work, mistakes, help, written, [teacher]] =
        await Promise.all([
          studentNumbers(db, schoolId, [studentId], now),
          findClasses(db, sql`c.school_id = ${schoolId} and c.id = ${student.classId}`),
          readProgress(
            db,
            { id: studentId, schoolId },
            skills.map(({ id }) => id),
          ),
          setLevels(db, schoolId, studentId),
          db.query(
            NumbersRow,
            sql`
            select learned_at as at from skill_mastery
            where school_id = ${schoolId} and student_id = ${studentId} and learned_at is not null
              and band in ('learned', 'mastered') and skill_id = any(${sql.param(skills.map(({ id }) => id))}::text[])`,
          ),
          workOfStudent(db, actor, student, now, WORK_SHOWN),
          commonMistakes(
            db,
            schoolId,
            sql`student_id = ${studentId} and starts_with(skill_id, ${`g${grade}-`})
              and answered_at >= ${new Date(now.getTime() - WEEKS * WEEK_MS)}::timestamptz`,
          ),
          helpAlerts(
            db,
            { schoolId, students: sql`select ${studentId}::uuid`, condition: sql`c.id = ${student.classId}` },
            now,
          ),
          // Notes are for the child's teachers alone.
          actor.role === 'teacher' ? notesOf(db, actor, studentId) : [],
          db.query(
            StudentRow,
            sql`
            select t.first_name || ' ' || t.last_name as name from class_teacher ct join account t on t.id = ct.teacher_id
            where ct.school_id = ${schoolId} and ct.class_id = ${student.classId} and ${isTeachingAt(now)}
            order by ct.teacher_id = ${actor.id} desc, ct.role = 'owner' desc, ct.from_at
            limit 1`,
          ),
        ]);
      if (!schoolClass) throw notFound(noStudent(actor));
      const weeks = await weeksOf(
        schoolId,
        studentId,
        now,
        learned.map(({ at }) => at),
      );
      return {
        student: overview(student, numbers),
        class: schoolClass,
        teacher_name: teacher?.name ?? '',
        grade,
        weeks,
        chapters: mathBook(grade)
          .chapters.map(({ number, title }) => ({
            number,
            title,
            skills: skills
              .filter(({ place }) => place.chapter === number)
              .map(({ id }) => ({
                ...skillInfo(id),
                mastery: masteryView(id, progress.get(id)),
                descriptive: skillLevel(progress.get(id)?.band ?? 'unseen', levels.get(id)),
              })),
          }))
          .filter((chapter) => chapter.skills.length > 0),
        work,
        mistakes,
        help,
        notes: written,
      };
    },

    addNote: async (actor: Actor, studentId: string, body: { id: string; body: string }): Promise<StudentNote> => {
      await ownStudent(actor, studentId);
      return notes.add(actor, studentId, body);
    },

    updateNote: async (
      actor: Actor,
      studentId: string,
      noteId: string,
      body: { version: number; body: string },
    ): Promise<StudentNote> => {
      await ownStudent(actor, studentId);
      return notes.update(actor, studentId, noteId, body);
    },

    removeNote: async (actor: Actor, studentId: string, noteId: string): Promise<{ ok: true }> => {
      await ownStudent(actor, studentId);
      return notes.remove(actor, studentId, noteId);
    },

    setLevel: async (
      actor: Actor,
      studentId: string,
      skillId: string,
      wanted: ParsedOf<Calls['setLevel']>['body'] | null,
    ): Promise<SkillLevel> => {
      await ownStudent(actor, studentId);
      return changeLevel(actor, studentId, skillId, wanted);
    },
  };
}
