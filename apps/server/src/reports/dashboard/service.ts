import type { BandCounts, Contract, ResponseOf } from '@mashq/api/contract';
import { bookSkill, type Grade, type MasteryLevel, mathBook, prerequisitesOf, skillById } from '@mashq/curriculum';
import { FACTS, factId, factState } from '@mashq/curriculum/facts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { JsonText } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { textAs } from '../../platform/db/row.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { masteryJson } from '../../progress/mastery.ts';
import { countResultsOf } from '../../questions/grading/count-released-results.ts';
import { helpAlerts } from '../../questions/grading/help-alerts.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { type ClassView, canReadClass, findClasses, teachesClass } from '../../school/find-classes.ts';
import { findAssignments, inState, ownAssignment } from '../../work/assignments/teacher-queries.ts';
import { teacherHomework } from '../../work/homework/view.ts';
import { bookView } from './book-for-skill-choice.ts';

type Calls = Contract['teacher']['dashboard'];

const NOBODY: BandCounts = { unseen: 0, starting: 0, learning: 0, near: 0, learned: 0, mastered: 0 };

/** Chapters of a grade's book that have at least one skill with questions. */
function chaptersWithQuestions(grade: Grade) {
  return mathBook(grade).chapters.flatMap(({ number, title, lessons }) => {
    const skillIds = lessons.flatMap(({ skills }) => skills.map(({ id }) => id)).filter((id) => skillById(id));
    return skillIds.length === 0 ? [] : [{ number, title, skillIds }];
  });
}

/** Each child who is in a class now by each skill, as `e`, `s` (in the order of `skillIds`) and the mastery `st`, if any. */
function masteryOfClass(schoolId: string, classId: string, skillIds: readonly string[]): SQL {
  return sql`enrolment e
    cross join unnest(${sql.param([...skillIds])}::text[]) with ordinality as s(id, place)
    left join skill_mastery st
      on st.school_id = e.school_id and st.student_id = e.student_id and st.skill_id = s.id
    where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state = 'active'`;
}

const StudentsRow = v.object({ student_id: v.string(), name: v.string() });

const SkillGridRow = v.object({ cells: v.string() });

const LearnedRow = v.object({ studentId: v.string(), skillId: v.string() });

const FactOfChildRow = v.object({ ...StudentsRow.entries, fact: v.string(), stability: v.number() });

const ClassMasteryRow = v.object({ skillId: v.string(), band: textAs<MasteryLevel>(), count: v.number() });

/** What a teacher sees before any one homework. */
export function dashboardService({ db, clock }: Context) {
  const classes = (actor: Actor): Promise<ClassView[]> => findClasses(db, teachesClass(actor, clock()));

  async function readClass(actor: Actor, classId: string): Promise<ClassView> {
    const [found] = await findClasses(db, sql`c.id = ${classId} and ${canReadClass(actor, clock())}`);
    if (!found) throw notFound('این کلاس پیدا نشد.');
    return found;
  }

  const countResultsOfClass = ({ schoolId }: Actor, classId: string) =>
    countResultsOf(
      db,
      schoolId,
      sql`q.student_id in (
        select e.student_id from enrolment e
        where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state = 'active')`,
      clock(),
    );

  return {
    classes,

    /** A teacher's morning: classes, open homeworks by their end, children who have needed help in the last seven days. */
    read: async (actor: Actor): Promise<ResponseOf<Calls['read']>> => {
      const now = clock();
      await countResultsOf(
        db,
        actor.schoolId,
        sql`q.student_id in (
          select e.student_id from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
          where e.state = 'active' and c.archived_at is null and ${teachesClass(actor, now)})`,
        now,
      );
      const [mine, open, help] = await Promise.all([
        classes(actor),
        findAssignments(
          db,
          sql`${ownAssignment(actor, 'homework', now)} and ${inState('open', now)} and c.archived_at is null`,
          now,
        ),
        helpAlerts(
          db,
          {
            schoolId: actor.schoolId,
            students: sql`
              select e.student_id from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
              where e.state = 'active' and c.archived_at is null and ${teachesClass(actor, now)}`,
            condition: teachesClass(actor, now),
          },
          now,
        ),
      ]);
      const byEnd = [...open].sort((a, b) => a.endAt.getTime() - b.endAt.getTime());
      return { classes: mine, open_homeworks: byEnd.map((row) => teacherHomework(row, now)), help };
    },

    /** Children of a class by the skills of one chapter; without a number, of the first chapter that has questions. */
    skillGrid: async (actor: Actor, classId: string, chapterNumber: number | undefined): Promise<JsonText> => {
      const found = await readClass(actor, classId);
      const chapters = chaptersWithQuestions(found.grade);
      const chapter =
        chapterNumber === undefined ? chapters[0] : chapters.find(({ number }) => number === chapterNumber);
      if (!chapter) throw notFound('این فصل هنوز سؤالی ندارد.');
      const { skillIds } = chapter;
      await countResultsOfClass(actor, classId);
      const [students, [grid], help] = await Promise.all([
        db.query(
          StudentsRow,
          sql`
          select a.id as student_id, a.first_name || ' ' || a.last_name as name
          from enrolment e join account a on a.id = e.student_id
          where e.school_id = ${actor.schoolId} and e.class_id = ${classId} and e.state = 'active'`,
        ),
        db.query(
          SkillGridRow,
          sql`
          select coalesce(json_agg(json_build_object(
            'student_id', e.student_id, 'mastery', ${masteryJson(sql`s.id`)}) order by s.place), '[]')::text as cells
          from ${masteryOfClass(actor.schoolId, classId, skillIds)}`,
        ),
        helpAlerts(
          db,
          {
            schoolId: actor.schoolId,
            students: sql`
              select e.student_id from enrolment e
              where e.school_id = ${actor.schoolId} and e.class_id = ${classId} and e.state = 'active'`,
            condition: sql`c.id = ${classId} and al.skill_id = any(${sql.param([...skillIds])}::text[])`,
          },
          clock(),
        ),
      ]);
      return JsonText.object(
        {
          chapter: chapter.number,
          chapter_title: chapter.title,
          chapters: chapters.map(({ number, title }) => ({ number, title })),
          skills: skillIds.map(skillInfo),
          students: students.sort((a, b) => persianOrder.compare(a.name, b.name)),
          help: help.map(({ student_id, skill_id, reason }) => ({ student_id, skill_id, reason })),
        },
        { cells: grid?.cells ?? '[]' },
      );
    },

    /** How many children of a class are in which band of each skill of the book. */
    classMastery: async (actor: Actor, classId: string): Promise<ResponseOf<Calls['classMastery']>> => {
      const { grade, students_count: students } = await readClass(actor, classId);
      const skillIds = chaptersWithQuestions(grade).flatMap((chapter) => chapter.skillIds);
      await countResultsOfClass(actor, classId);
      const counted = await db.query(
        ClassMasteryRow,
        sql`
        select s.id as "skillId", coalesce(st.band, 'unseen') as band, count(*)::int as count
        from ${masteryOfClass(actor.schoolId, classId, skillIds)}
        group by 1, 2`,
      );
      const bands = new Map(skillIds.map((id) => [id, { ...NOBODY }]));
      for (const { skillId, band, count } of counted) {
        const ofSkill = bands.get(skillId);
        if (ofSkill) ofSkill[band] = count;
      }
      return { grade, students, skills: [...bands].map(([id, each]) => ({ skill_id: id, bands: each })) };
    },

    /** What a skill builds on and children who need help in it have not learned; what most of them lack first. */
    lackingPrerequisites: async (
      actor: Actor,
      classId: string,
      skillId: string,
    ): Promise<ResponseOf<Calls['lackingPrerequisites']>> => {
      await readClass(actor, classId);
      if (!bookSkill(skillId)) throw notFound('این مهارت پیدا نشد.');
      const inNeed = await helpAlerts(
        db,
        {
          schoolId: actor.schoolId,
          students: sql`
            select e.student_id from enrolment e
            where e.school_id = ${actor.schoolId} and e.class_id = ${classId} and e.state = 'active'`,
          condition: sql`c.id = ${classId} and al.skill_id = ${skillId}`,
        },
        clock(),
      );
      const needed = prerequisitesOf(skillId).filter(({ skillId: id }) => skillById(id));
      if (inNeed.length === 0 || needed.length === 0) return [];
      const learned = await db.query(
        LearnedRow,
        sql`
        select student_id as "studentId", skill_id as "skillId" from skill_mastery
        where school_id = ${actor.schoolId} and band in ('learned', 'mastered')
          and student_id = any(${sql.param(inNeed.map(({ student_id }) => student_id))}::uuid[])
          and skill_id = any(${sql.param(needed.map((each) => each.skillId))}::text[])`,
      );
      const has = new Set(learned.map((row) => `${row.studentId} ${row.skillId}`));
      return needed
        .map(({ skillId: id, reason }) => ({
          skill: skillInfo(id),
          reason,
          students: inNeed
            .filter(({ student_id }) => !has.has(`${student_id} ${id}`))
            .map(({ student_id, student_name: name }) => ({ student_id, name }))
            .sort((a, b) => persianOrder.compare(a.name, b.name)),
        }))
        .filter(({ students }) => students.length > 0)
        .sort((a, b) => b.students.length - a.students.length);
    },

    /** Facts of the times tables that children of a class met and do not know yet; those of most children first. */
    timesTable: async (actor: Actor, classId: string): Promise<ResponseOf<Calls['timesTable']>> => {
      const { students_count: students } = await readClass(actor, classId);
      const met = await db.query(
        FactOfChildRow,
        sql`
        select m.fact, m.stability, a.id as student_id, a.first_name || ' ' || a.last_name as name
        from enrolment e
        join fact_memory m on m.school_id = e.school_id and m.student_id = e.student_id
        join account a on a.id = e.student_id
        where e.school_id = ${actor.schoolId} and e.class_id = ${classId} and e.state = 'active'`,
      );
      const facts = FACTS.map(factId).map((fact) => {
        const ofFact = met.filter((row) => row.fact === fact);
        const notYet = ofFact.filter((row) => factState(row) !== 'known');
        return {
          fact,
          known: ofFact.length - notYet.length,
          not_yet: notYet
            .map(({ student_id, name }) => ({ student_id, name }))
            .sort((a, b) => persianOrder.compare(a.name, b.name)),
        };
      });
      return {
        students,
        begun: new Set(met.map(({ student_id }) => student_id)).size,
        facts: facts.filter(({ not_yet }) => not_yet.length > 0).sort((a, b) => b.not_yet.length - a.not_yet.length),
      };
    },

    book: async (grade: Grade): Promise<ResponseOf<Calls['book']>> => bookView(grade),
  };
}
