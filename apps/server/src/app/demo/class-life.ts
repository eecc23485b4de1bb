import { availableSkills, createRng, lessonsOf, mathBook, type Rng } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { countStatistics } from '../../platform/db/embedded-maintenance.ts';
import type { Totals } from './expected-totals.ts';
import { CAREFUL, happens, makeLearner } from './learner-model.ts';
import type { DemoClass } from './people.ts';
import { SimulatedStudent, type SimulatedTime, steadyId } from './simulated-student.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** That the demo world has lived before today. */
export const WEEKS = 8;

/** Questions a homework aims at: few enough for an evening, and for a first start that does not take long. */
const QUESTIONS = 5;
/** After the first weeks of a class that is far ahead: its teacher asks for more, until the skills are learned. */
const MORE_QUESTIONS = 9;

const COMMENTS = [
  'بچه‌های عزیز، لطفاً هر سؤال را تا آخر بخوانید و بعد جواب دهید.',
  'آفرین به همه! این هفته بیشترتان راه‌حل‌ها را هم نگاه کردید.',
  'اگر جایی گیر کردید راهنمایی را باز کنید؛ فردا در کلاس با هم مرور می‌کنیم.',
  'به مخرج‌ها و جای رقم‌ها دقت کنید. سؤالی داشتید از من بپرسید.',
];

interface Range {
  readonly firstPage: number;
  readonly lastPage: number;
  readonly skills: number;
}

/** What a class works on: two lessons of its chapter in turn, and now and then both, so that each skill is met often enough to be graded. */
function weeksOf(grade: DemoClass['grade']): Range[] {
  const own = availableSkills().filter((skill) => skill.place.grade === grade);
  const [first, second = first] = lessonsOf(mathBook(grade)).flatMap(({ firstPage, lastPage }) => {
    const skills = own.filter(({ place }) => place.firstPage === firstPage).length;
    return skills > 1 ? [{ firstPage, lastPage, skills }] : [];
  });
  if (!first || !second) return [];
  const both = { firstPage: first.firstPage, lastPage: second.lastPage, skills: first.skills + second.skills };
  return [first, second, first, second, both, first, second, both];
}

interface SetHomework {
  readonly id: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Week, from 0, at whose end each class has a quiz. */
const QUIZ_WEEK = 6;
const QUIZ_SKILLS = 4;
const QUIZ_MINUTES = 40;

/** The last weeks in which children warm up. */
const WARM_UP_WEEKS = 4;

const NOTES = [
  'در حل مسئله عجله می‌کند؛ از او بخواهم راه‌حل را بلند بگوید.',
  'این هفته با حوصله کار کرد. به خانواده‌اش هم گفتم.',
];
const GROUPS = ['گروه آبی', 'گروه سبز'];

/** What a teacher leaves as it is when setting work. */
const SETTINGS = {
  title: '',
  draft: false,
  itemMode: 'generated',
  hintsAllowed: true,
  showAnswers: 'immediately',
  latePolicy: 'reject',
  note: '',
} as const;

/** For everybody in the class, without skills of earlier weeks. */
const wholeClass = () => ({ reviewSkillIds: [], groupIds: [], studentIds: [] });

const StudentRow = v.object({ studentId: v.string() });

/** One class's teacher and children through the weeks. */
class ClassLife {
  readonly #demo: DemoClass;
  readonly #isFarAhead: boolean;
  readonly #children: readonly SimulatedStudent[];
  readonly #rng: Rng;
  readonly #time: SimulatedTime;

  constructor(demo: DemoClass, ahead: number, rng: Rng, time: SimulatedTime, totals: Totals) {
    this.#demo = demo;
    this.#isFarAhead = ahead >= CAREFUL;
    this.#rng = rng;
    this.#time = time;
    this.#children = demo.students.map((actor, index) => {
      const own = createRng(`demo/${demo.title}`, index + 1);
      return new SimulatedStudent(actor, makeLearner(own, ahead), own, time, totals);
    });
  }

  async setHomework(week: number, range: Range, startAt: Date, endAt: Date): Promise<SetHomework> {
    const { teacherHomework } = this.#time.services;
    const { id: classId, teacher } = this.#demo;
    const id = steadyId('homework', classId, week);
    const questions = this.#isFarAhead && week >= WEEKS / 4 ? MORE_QUESTIONS : QUESTIONS;
    this.#time.setNow(startAt);
    await teacherHomework.create(teacher, {
      id,
      classId,
      firstPage: range.firstPage,
      lastPage: range.lastPage,
      itemsPerSkill: Math.max(1, Math.round(questions / range.skills)),
      endDate: endAt.toISOString(),
      ...SETTINGS,
      ...wholeClass(),
    });
    return { id, startAt, endAt };
  }

  /**
   * A homework whose time is over: most did it, some halfway, some not at all; the teacher has a word for the class. `ill` is
   * excused from it.
   */
  async liveThrough(homework: SetHomework, ill?: SimulatedStudent): Promise<void> {
    for (const child of this.#children) {
      const { done, partly } = child.learner.diligence;
      const luck = this.#rng.int(1, 1000) / 1000;
      if (luck > done + partly || child === ill) continue;
      await child.doAssignment(
        'homework',
        homework.id,
        this.#evening(homework),
        luck <= done ? 1 : 0.4,
        homework.endAt,
      );
    }
    if (ill) {
      this.#time.setNow(new Date(homework.endAt.getTime() + HOUR));
      const { teacherHomework } = this.#time.services;
      await teacherHomework.setStudentState(this.#demo.teacher, homework.id, ill.actor.id, { action: 'excuse' });
    }
    await this.#comment(homework.id, new Date(homework.endAt.getTime() + 2 * HOUR));
  }

  /** Who was ill in the last week: the last but one, for the first ones are named by guides. */
  get ill(): SimulatedStudent | undefined {
    return this.#children.slice(2).at(-2) ?? this.#children.slice(2).at(-1);
  }

  /**
   * A child who did a part says that its other answers were kept by a device without a network: they arrive after it has looked
   * at the solutions, and wait for the teacher.
   */
  async keepAnswers({ id, endAt }: SetHomework): Promise<void> {
    const [found] = await this.#time.context.db.query(
      StudentRow,
      sql`
      select student_id as "studentId" from student_assignment
      where school_id = ${this.#demo.teacher.schoolId} and assignment_id = ${id} and items_done between 1 and items_total - 1
      order by student_id limit 1`,
    );
    await this.#children.find(({ actor }) => actor.id === found?.studentId)?.answersAfterSolutions(id, endAt);
  }

  /** The newest homework: half the class has done it, some have begun, the first of the list not yet. */
  async beginOpen(homework: SetHomework, now: Date): Promise<void> {
    for (const child of this.#children.slice(1)) {
      const luck = this.#rng.int(1, 1000) / 1000;
      if (luck > 0.65) continue;
      const from = new Date(homework.startAt.getTime() + this.#rng.int(1, 5) * HOUR);
      await child.doAssignment(
        'homework',
        homework.id,
        from,
        luck < 0.45 ? 1 : 0.5,
        new Date(now.getTime() - HOUR / 2),
      );
    }
  }

  async practise(week: Date): Promise<void> {
    const skills = availableSkills().filter((skill) => skill.place.grade === this.#demo.grade);
    for (const child of this.#children) {
      if (!child.learner.practisesFreely || !happens(this.#rng, 0.35)) continue;
      const from = new Date(week.getTime() + this.#rng.int(5, 6) * DAY + this.#rng.int(9, 18) * HOUR);
      await child.practise(this.#rng.pick(skills).id, from, this.#rng.int(3, 6));
    }
  }

  /** Warm-ups of a weekend, of every other child. Tables of 6 to 9 are known less. In grade 3 multiplication is still to come. */
  async warmUps(week: number, saturday: Date): Promise<void> {
    if (this.#demo.grade === 3) return;
    const rng = createRng(`demo/warm-ups/${this.#demo.title}`, week);
    for (const [index, child] of this.#children.entries()) {
      if (index % 2 === 0 || happens(rng, 0.2)) continue;
      const from = new Date(saturday.getTime() + rng.int(5, 6) * DAY + rng.int(9 * 60, 18 * 60) * 60_000);
      await child.warmUp(from, rng, (fact) => (/[6-9]×[6-9]/.test(fact) ? 0.35 : 0.9));
    }
  }

  /** Two groups of the class, a review for those who lack the same skills, and a homework that is still a draft. */
  async groupsAndReview(range: Range, from: Date, endAt: Date, now: Date): Promise<void> {
    const { groups, teacherReview, teacherHomework } = this.#time.services;
    const { id: classId, teacher } = this.#demo;
    this.#time.setNow(from);
    const half = Math.ceil(this.#children.length / 2);
    for (const [index, name] of GROUPS.entries()) {
      const members = this.#children.slice(index * half, (index + 1) * half);
      await groups.create(teacher, classId, {
        id: steadyId('group', classId, index),
        name,
        studentIds: members.map(({ actor }) => actor.id),
      });
    }
    await teacherHomework.create(teacher, {
      ...SETTINGS,
      ...wholeClass(),
      id: steadyId('draft', classId),
      classId,
      firstPage: range.firstPage,
      lastPage: range.lastPage,
      itemsPerSkill: 2,
      endDate: new Date(endAt.getTime() + 4 * DAY).toISOString(),
      draft: true,
    });
    const proposed = await teacherReview.groups(teacher, { classId });
    if (proposed.length === 0) return;
    const id = steadyId('review', classId);
    await teacherReview.create(teacher, {
      ...SETTINGS,
      id,
      classId,
      itemsPerSkill: 3,
      endDate: endAt.toISOString(),
      groups: proposed.slice(0, 3).map(({ name, skills, students }) => ({
        name,
        skillIds: skills.map((skill) => skill.id),
        studentIds: students.map((student) => student.student_id),
      })),
    });
    const members = new Set(proposed.slice(0, 3).flatMap(({ students }) => students.map((one) => one.student_id)));
    for (const child of this.#children.slice(1).filter(({ actor }) => members.has(actor.id))) {
      if (!happens(this.#rng, 0.6)) continue;
      const at = new Date(from.getTime() + this.#rng.int(2, 20) * HOUR);
      await child.doAssignment('review', id, at, happens(this.#rng, 0.7) ? 1 : 0.5, new Date(now.getTime() - HOUR / 2));
    }
  }

  /** A quiz of the class on two lessons; the same questions for all. */
  async #setQuiz(name: string, title: string, at: Date, startAt: Date, endAt: Date): Promise<string> {
    const { teacherQuiz } = this.#time.services;
    const { id: classId, teacher, grade } = this.#demo;
    const pages = weeksOf(grade).map(({ firstPage }) => firstPage);
    const skills = availableSkills().filter(({ place }) => place.grade === grade && pages.includes(place.firstPage));
    const id = steadyId('quiz', name, classId);
    this.#time.setNow(at);
    await teacherQuiz.create(teacher, {
      id,
      classId,
      draft: false,
      title,
      note: '',
      skills: skills.slice(0, QUIZ_SKILLS).map((skill) => ({ skillId: skill.id, items: 2, points: 1, levels: [] })),
      groupIds: [],
      studentIds: [],
      startDate: startAt.toISOString(),
      endDate: endAt.toISOString(),
      timeLimitMinutes: QUIZ_MINUTES,
      navigation: 'free',
      shuffle: true,
      triesAllowed: 1,
      gradeMethod: 'highest',
      graceMinutes: 0,
      resultRelease: 'manual',
      shows: { marks: true, right_answers: true, solutions: true },
    });
    return id;
  }

  /** A quiz that is over, with its result released. */
  async pastQuiz(from: Date): Promise<void> {
    const endAt = new Date(from.getTime() + 3 * HOUR);
    const id = await this.#setQuiz('past', 'آزمون ماه دوم', from, from, endAt);
    for (const [index, child] of this.#children.entries()) {
      // The last of the list was away.
      if (!happens(this.#rng, 0.9) || (index > 0 && index === this.#children.length - 1)) continue;
      await child.takeQuiz(id, new Date(from.getTime() + this.#rng.int(1, 60) * 60_000), 1);
    }
    this.#time.setNow(new Date(endAt.getTime() + HOUR));
    await this.#time.services.teacherQuiz.release(this.#demo.teacher, id);
  }

  /** A quiz that is open now, which some children are taking, and one of the day after tomorrow. */
  async openQuizzes(now: Date): Promise<void> {
    const from = new Date(now.getTime() - HOUR);
    const id = await this.#setQuiz('open', 'آزمون هفته', from, from, new Date(now.getTime() + 8 * HOUR));
    await this.#setQuiz(
      'coming',
      'آزمون پایان فصل',
      from,
      new Date(now.getTime() + 2 * DAY),
      new Date(now.getTime() + 2 * DAY + 3 * HOUR),
    );
    for (const child of this.#children.slice(1)) {
      const luck = this.#rng.int(1, 100);
      if (luck > 50) continue;
      await child.takeQuiz(id, new Date(now.getTime() - (luck < 35 ? 50 : 20) * 60_000), luck < 35 ? 1 : 0.4);
    }
  }

  /** A ready-made package of the class's lesson, which some children have begun. */
  async package(from: Date, now: Date): Promise<void> {
    const { teacherPackage } = this.#time.services;
    const { id: classId, teacher, grade } = this.#demo;
    const [range] = weeksOf(grade);
    this.#time.setNow(from);
    const all = await teacherPackage.ready(teacher, grade);
    const ready = all.find(({ first_page: page }) => page === range?.firstPage) ?? all[0];
    if (!ready) return;
    const id = steadyId('package', classId);
    await teacherPackage.create(teacher, {
      id,
      classId,
      draft: false,
      title: ready.title,
      orderMode: 'sequential',
      note: 'هر وقت خواستی، یکی‌یکی جلو برو.',
      groupIds: [],
      studentIds: [],
      activities: ready.activities.map(({ kind, title, skills, items_per_skill, right_needed }) => ({
        kind,
        title,
        skillIds: skills.map((skill) => skill.id),
        itemsPerSkill: items_per_skill,
        rightNeeded: right_needed,
      })),
    });
    for (const child of this.#children.slice(1)) {
      if (!happens(this.#rng, 0.4)) continue;
      const at = new Date(from.getTime() + this.#rng.int(1, 20) * HOUR);
      await child.doPackage(id, at, this.#rng.int(1, 4), new Date(now.getTime() - HOUR / 2));
    }
  }

  /** A word on two children, and a level that the teacher has seen to be higher at the board. */
  async notes(at: Date): Promise<void> {
    const { studentPage } = this.#time.services;
    const { teacher, grade } = this.#demo;
    this.#time.setNow(at);
    for (const [index, body] of NOTES.entries()) {
      const child = this.#children[index];
      if (!child) return;
      await studentPage.addNote(teacher, child.actor.id, { id: steadyId('note', child.actor.id), body });
    }
    const [first] = this.#children;
    const [skill] = availableSkills().filter(({ place }) => place.grade === grade);
    if (!first || !skill) return;
    await studentPage.setLevel(teacher, first.actor.id, skill.id, {
      level: 'good',
      reason: 'پای تخته همه را درست توضیح داد.',
    });
  }

  /** The first children of the list practiced on their own, one of them to the end. */
  async practiceSessions(from: Date): Promise<void> {
    const [first, second] = this.#children;
    await first?.practiceSession(from, 6);
    await second?.practiceSession(from, 10);
  }

  /** The badges of all that was answered; every second child has looked at them. */
  async rewards(at: Date): Promise<void> {
    const { rewards } = this.#time.services;
    this.#time.setNow(at);
    for (const [index, { actor }] of this.#children.entries()) {
      await rewards.badges(actor);
      if (index % 2 === 1) await rewards.badgesSeen(actor);
    }
  }

  async #comment(homeworkId: string, at: Date): Promise<void> {
    if (this.#rng.chance(2, 3)) return;
    this.#time.setNow(at);
    await this.#time.services.teacherHomework.comment(this.#demo.teacher, homeworkId, {
      id: steadyId('comment', homeworkId),
      body: this.#rng.pick(COMMENTS),
    });
  }

  /** An afternoon or evening of the days it is open. */
  #evening({ startAt, endAt }: SetHomework): Date {
    const days = Math.max(1, Math.floor((endAt.getTime() - startAt.getTime()) / DAY));
    return new Date(startAt.getTime() + this.#rng.int(0, days - 1) * DAY + this.#rng.int(6 * 60, 12 * 60) * 60_000);
  }
}

interface Span {
  readonly today: Date;
  /** Saturday of the first of the eight weeks. */
  readonly firstWeek: Date;
  /** How many of them, the last ones, are lived. */
  readonly weeks: number;
}

/** One class through its weeks until now. */
export async function liveClass(
  demo: DemoClass,
  place: number,
  ahead: number,
  { today, firstWeek, weeks: lived }: Span,
  time: SimulatedTime,
  totals: Totals,
) {
  const life = new ClassLife(demo, ahead, createRng('demo/class', place + 1), time, totals);
  const weeks = weeksOf(demo.grade);
  for (const [week, range] of weeks.entries()) {
    if (week < WEEKS - lived) continue;
    const saturday = new Date(firstWeek.getTime() + week * 7 * DAY);
    const startAt = new Date(saturday.getTime() + 9 * HOUR);
    const homework = await life.setHomework(week, range, startAt, new Date(startAt.getTime() + 4.5 * DAY));
    await life.liveThrough(homework, week === weeks.length - 1 ? life.ill : undefined);
    if (week === weeks.length - 1) await life.keepAnswers(homework);
    // On Wednesday at eleven.
    if (week === QUIZ_WEEK) await life.pastQuiz(new Date(startAt.getTime() + 4 * DAY + 2 * HOUR));
    await life.practise(saturday);
    if (week >= WEEKS - WARM_UP_WEEKS) await life.warmUps(week, saturday);
    // The first class fills empty tables, of which nothing is known yet.
    if (place === 0 && week % 3 === 0) await countStatistics(time.context.db);
  }
  const [first] = weeks;
  if (!first) return;
  // Set the day before yesterday; one class's is due tomorrow.
  const endAt = new Date(today.getTime() + (place === 1 ? 1 : 3) * DAY);
  const open = await life.setHomework(WEEKS, first, new Date(today.getTime() - 2 * DAY), endAt);
  const next = weeks.at(-1) ?? first;
  await life.groupsAndReview(next, new Date(today.getTime() - DAY), new Date(today.getTime() + 4 * DAY), today);
  await life.package(new Date(today.getTime() - 22 * HOUR), today);
  await life.notes(new Date(today.getTime() - 20 * HOUR));
  await life.practiceSessions(new Date(today.getTime() - 5 * HOUR));
  await life.rewards(new Date(today.getTime() - HOUR));
  await life.beginOpen(open, today);
  await life.openQuizzes(today);
}
