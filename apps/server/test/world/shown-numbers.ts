import { contract, type ResponseOf } from '@mashq/api/contract';
import type { Actor } from '../../src/platform/actor.ts';
import type { World } from './world.ts';

/** A school as a walk over its numbers knows it. */
export interface KnownSchool {
  readonly manager: Actor;
  readonly classes: readonly { readonly id: string; readonly grade: 3 | 4 | 5 | 6; readonly teacher: Actor }[];
  readonly students: readonly Actor[];
  /** Of the organization that the school is under. */
  readonly overseer?: Actor | undefined;
}

/** What was read, by what it is of: «done of this child in this work», from every place that says it. */
export class Numbers {
  readonly #found = new Map<string, Map<string, string[]>>();
  #count = 0;

  add(of: string, where: string, value: unknown): void {
    const values = this.#found.get(of) ?? new Map<string, string[]>();
    this.#found.set(of, values);
    const text = JSON.stringify(value);
    values.set(text, [...(values.get(text) ?? []), where]);
    this.#count += 1;
  }

  /** How many numbers were read, and of how many different things. */
  get size(): { read: number; of: number } {
    return { read: this.#count, of: this.#found.size };
  }

  /** What is said differently by different places. */
  get contradictions(): string[] {
    return [...this.#found]
      .filter(([, values]) => values.size > 1)
      .map(
        ([of, values]) => `${of}: ${[...values].map(([value, where]) => `${value} in ${where.join(', ')}`).join('; ')}`,
      );
  }
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();

async function tableOf(file: File): Promise<Map<string, string>[]> {
  const [head = '', ...lines] = (await file.text()).replace('\u{feff}', '').trimEnd().split('\r\n');
  const headings = head.split(',');
  return lines.map((line) => new Map(line.split(',').map((value, place) => [headings[place] ?? '', value])));
}

const LEVELS: Readonly<Record<string, string>> = {
  'needs-work': 'نیاز به آموزش و تلاش بیشتر',
  acceptable: 'قابل قبول',
  good: 'خوب',
  'very-good': 'خیلی خوب',
};

/**
 * Reads all calls of teachers, manager, children, parents and the organization that say a number of a child, a work or a class, and the files,
 * into `Numbers`. Teachers look at no child's work alone: that would mark it as reviewed.
 */
export async function readNumbers(
  world: World,
  { manager, classes, students, overseer }: KnownSchool,
): Promise<Numbers> {
  const { add } = { add: (of: string, where: string, value: unknown) => numbers.add(of, where, value) };
  const numbers = new Numbers();
  const call = async <C extends Parameters<World['call']>[1]>(
    actor: Actor | null,
    wanted: C,
    input: Parameters<typeof world.call<C>>[2],
  ) => {
    const { status, body, refusal } = await world.call(actor, wanted, input);
    if (status >= 300)
      throw new Error(`${wanted.method} ${wanted.path} answered ${status}: ${JSON.stringify(refusal)}`);
    return body;
  };
  type Report = ResponseOf<typeof contract.teacher.homework.report>;
  /** A report's rows against its cells, and against what other places say of the same children. */
  const addRows = (work: string, where: string, rows: Report['students'], cells: Report['cells']) => {
    for (const row of rows) {
      const child = `${row.student_id} in ${work}`;
      const { help_needed: _, name: __, gender: ___, student_id: ____, ...part } = row;
      add(`part of ${child}`, where, part);
      const own = cells.filter((cell) => cell.student_id === row.student_id);
      for (const [name, value] of [
        ['done', row.items_done],
        ['first_try_right', row.first_try_right],
        ['right', row.right],
      ] as const) {
        add(`${name} of ${child}`, `row, ${where}`, value);
        add(
          `${name} of ${child}`,
          `cells, ${where}`,
          sum(own, (cell) => cell[name]),
        );
      }
      for (const cell of own) add(`mastery of ${cell.student_id} in ${cell.skill_id}`, where, cell.mastery);
    }
  };
  const week = new Map<string, { answered: number }>();
  // A first try whose result was hidden moves the mastery of its child once the child has seen it: children look first.
  for (const child of students) {
    const { items } = await call(child, contract.member.homework.list, { query: { size: 50 } });
    for (const { id } of items) await call(child, contract.member.homework.read, { params: { homeworkId: id } });
    await call(child, contract.member.reports.completionSummary, {});
  }

  for (const { id: classId, grade, teacher } of classes) {
    const home = await call(teacher, contract.teacher.dashboard.read, {});
    const list = (await call(teacher, contract.teacher.report.students, { query: { classId, size: 100 } })).items;
    const names = new Map(list.map(({ name, student_id }) => [name, student_id]));
    const need = sorted(home.help.filter((each) => each.class_id === classId).map(({ student_id }) => student_id));
    add(`children in need of class ${classId}`, 'home of the teacher', need.length);
    add(
      `children in need of class ${classId}`,
      'list of children',
      list.filter(({ help_alerts }) => help_alerts > 0).length,
    );
    const overview = await call(manager, contract.school.reports.oneClass, { params: { classId } });
    add(`children in need of class ${classId}`, 'class of the manager', overview.help_needed);
    add(`children of class ${classId}`, 'class of the manager', overview.students_count);
    add(`children of class ${classId}`, 'list of children', list.length);
    const ofGrade = await call(manager, contract.school.dashboard.classes, { params: { grade } });
    const inGrade = ofGrade.find(({ id }) => id === classId);
    add(`children in need of class ${classId}`, 'grade of the manager', inGrade?.help_needed);
    add(`children who practiced of class ${classId}`, 'grade of the manager', inGrade?.practiced_lately);
    add(`children who practiced of class ${classId}`, 'class of the manager', overview.practiced_lately);
    add(`open homework of class ${classId}`, 'class of the manager', overview.open_homeworks);
    add(
      `open homework of class ${classId}`,
      'home of the teacher',
      home.open_homeworks.filter((work) => work.class_id === classId).length,
    );

    const mastery = await call(teacher, contract.teacher.dashboard.classMastery, { params: { classId } });
    const grid = await call(teacher, contract.teacher.dashboard.skillGrid, { params: { classId }, query: {} });
    for (const { student_id, mastery: one } of grid.cells)
      add(`mastery of ${student_id} in ${one.skill_id}`, 'grid of the class', one);
    for (const { skill_id, bands } of mastery.skills) {
      const own = grid.cells.filter((cell) => cell.mastery.skill_id === skill_id);
      if (own.length === 0) continue;
      for (const band of Object.keys(bands) as (keyof typeof bands)[]) {
        add(`${band} in ${skill_id} of class ${classId}`, 'skills of the class', bands[band]);
        const count = own.filter((cell) => cell.mastery.band === band).length;
        add(`${band} in ${skill_id} of class ${classId}`, 'grid of the class', count);
      }
    }

    const ofTeacher = await call(teacher, contract.teacher.homework.list, { query: { classId, size: 50 } });
    // A draft is its author's alone.
    const homeworks = ofTeacher.items.filter(({ state }) => state !== 'draft');
    const ofManager = await call(manager, contract.school.homework.list, { params: { classId }, query: { size: 50 } });
    for (const [where, works] of [
      ['list of the teacher', homeworks],
      ['home of the teacher', home.open_homeworks.filter((work) => work.class_id === classId)],
      ['list of the manager', ofManager.items],
    ] as const) {
      for (const { id, state, counts, items_per_child } of works) {
        add(`counts of work ${id}`, where, counts);
        add(`questions of work ${id}`, where, items_per_child);
        add(`state of work ${id}`, where, state);
      }
    }
    for (const { id } of homeworks) {
      const work = `work ${id}`;
      for (const [where, actor, report] of [
        ['report of the teacher', teacher, contract.teacher.homework.report],
        ['report of the manager', manager, contract.school.homework.report],
      ] as const) {
        const { homework, students: rows, cells, skills, help } = await call(actor, report, { params: { id } });
        add(`counts of ${work}`, where, homework.counts);
        add(`questions of ${work}`, where, homework.items_per_child);
        const expected = rows.filter(({ state }) => state !== 'excused');
        add(`handed in of ${work}`, `counts, ${where}`, homework.counts.submitted);
        add(`handed in of ${work}`, `children, ${where}`, expected.filter((row) => row.handed_in).length);
        add(`excused of ${work}`, `counts, ${where}`, homework.counts.excused);
        add(`excused of ${work}`, `children, ${where}`, rows.length - expected.length);
        add(`all of ${work}`, `counts, ${where}`, homework.counts.assigned);
        add(`all of ${work}`, `children, ${where}`, rows.length);
        const { assigned, ...parts } = homework.counts;
        add(
          `all of ${work}`,
          `sum of the counts, ${where}`,
          sum(Object.values(parts), (part) => part),
        );
        add(`in need in ${work}`, `list, ${where}`, sorted(help.map(({ student_id }) => student_id)));
        const marked = sorted(rows.filter((row) => row.help_needed).map(({ student_id }) => student_id));
        add(`in need in ${work}`, `children, ${where}`, marked);
        for (const child of marked.filter((one) => list.some(({ student_id }) => student_id === one)))
          add(`in need at all: ${child}`, where, true);
        addRows(work, where, rows, cells);
        const active = new Set(expected.map(({ student_id }) => student_id));
        for (const skill of skills) {
          const own = cells.filter((cell) => cell.skill_id === skill.id && active.has(cell.student_id));
          for (const name of ['answered', 'done', 'first_try_right', 'right'] as const) {
            add(`${name} of ${skill.id} in ${work}`, `skills, ${where}`, skill[name]);
            add(
              `${name} of ${skill.id} in ${work}`,
              `cells, ${where}`,
              sum(own, (cell) => cell[name]),
            );
          }
        }
      }
      for (const { student_id } of (await call(teacher, contract.teacher.homework.report, { params: { id } }))
        .students) {
        const { student, skills } = await call(manager, contract.school.homework.student, {
          params: { id, studentId: student_id },
        });
        const { help_needed: _, name: __, gender: ___, student_id: ____, ...part } = student;
        add(`part of ${student_id} in ${work}`, 'child of the manager', part);
        add(
          `done of ${student_id} in ${work}`,
          'skills of the child',
          sum(skills, ({ done }) => done),
        );
      }
      const file = await call(teacher, contract.teacher.exports.homework, {
        params: { id },
        query: { format: 'csv', table: 'students' },
      });
      for (const line of await tableOf(file)) {
        const child = names.get(line.get('دانش‌آموز') ?? '');
        if (child === undefined) continue;
        add(`done of ${child} in ${work}`, 'file', Number(line.get('انجام‌شده')));
        add(`first_try_right of ${child} in ${work}`, 'file', Number(line.get('درست در بار اول')));
        add(`right of ${child} in ${work}`, 'file', Number(line.get('درست')));
        add(`words of the level of ${child} in ${work}`, 'file', line.get('سطح توصیفی') ?? '');
      }
    }

    const ofClass = { query: { classId, size: 50 } };
    for (const { id, state } of (await call(teacher, contract.teacher.review.list, ofClass)).items) {
      if (state === 'draft') continue;
      const { students: rows, cells } = await call(teacher, contract.teacher.review.report, { params: { id } });
      addRows(`work ${id}`, 'report of the review', rows, cells);
    }
    for (const { id, state } of (await call(teacher, contract.teacher.packages.list, ofClass)).items) {
      if (state === 'draft') continue;
      const { students: rows, cells } = await call(teacher, contract.teacher.packages.report, { params: { id } });
      addRows(`work ${id}`, 'report of the package', rows, cells);
    }
    for (const { id, state } of (await call(teacher, contract.teacher.quiz.list, ofClass)).items) {
      if (state === 'draft') continue;
      for (const [where, actor, report] of [
        ['report of the teacher', teacher, contract.teacher.quiz.report],
        ['report of the manager', manager, contract.school.quiz.report],
      ] as const) {
        const { students: rows, distribution, make_ups_counted } = await call(actor, report, { params: { id } });
        const scored = rows.filter(({ score }) => score !== null);
        add(
          `results of quiz ${id}`,
          `tenths, ${where}`,
          sum(distribution, (count) => count),
        );
        add(`results of quiz ${id}`, `children, ${where}`, scored.length + make_ups_counted);
        for (const { student_id, score } of scored) add(`score of ${student_id} in quiz ${id}`, where, score);
      }
    }

    for (const overviewOf of list) {
      const studentId = overviewOf.student_id;
      const child = students.find(({ id }) => id === studentId);
      if (child === undefined) continue;
      const page = await call(teacher, contract.teacher.report.student, { params: { studentId }, query: {} });
      const theirs = await call(manager, contract.school.reports.student, { params: { studentId }, query: {} });
      add(`overview of ${studentId}`, 'list of children', overviewOf);
      add(`overview of ${studentId}`, 'page of the child', page.student);
      add(`weeks of ${studentId}`, 'page of the teacher', page.weeks);
      add(`weeks of ${studentId}`, 'page of the manager', theirs.weeks);
      add(`skills in need of ${studentId}`, 'list of children', overviewOf.help_alerts);
      add(`skills in need of ${studentId}`, 'page of the child', page.help.length);
      for (const one of need) if (one === studentId) add(`in need at all: ${studentId}`, 'home of the teacher', true);
      add(`learned by ${studentId}`, 'list of children', overviewOf.learned_skills);
      const skills = page.chapters.flatMap((chapter) => chapter.skills);
      const learned = skills.filter(({ mastery: { band } }) => band === 'learned' || band === 'mastered').length;
      add(`learned by ${studentId}`, 'page of the child', learned);
      for (const skill of skills) {
        add(`mastery of ${studentId} in ${skill.id}`, 'page of the child', skill.mastery);
        add(`level of ${studentId} in ${skill.id}`, 'page of the child', skill.descriptive.level);
      }
      for (const { assignment_id: id, kind, title: _, help_needed: __, ...part } of page.work)
        if (kind !== 'quiz') add(`part of ${studentId} in work ${id}`, 'page of the child', part);

      const last = page.weeks.at(-1);
      const practice = `practice of ${studentId} this week`;
      week.set(studentId, { answered: last?.done ?? 0 });
      add(practice, 'page of the teacher', [last?.done, last?.first_try_right, last?.minutes]);
      const accuracy = await call(child, contract.member.practiceReports.accuracy, { query: { type: 'last_1' } });
      const duration = await call(child, contract.member.practiceReports.practiceDuration, {
        query: { type: 'last_1' },
      });
      add(practice, 'report of the child', [accuracy.done, accuracy.first_try_right, duration.minutes]);
      const summary = await call(child, contract.member.reports.completionSummary, {});
      add(practice, 'home of the child', [summary.done, summary.first_try_right, summary.minutes]);
      add(`minutes of ${studentId} this week`, 'list of children', overviewOf.minutes);
      add(`minutes of ${studentId} this week`, 'home of the child', summary.minutes);
      const link = await call(child, contract.member.parentLinks.make, {});
      const parent = await call(null, contract.parent.report, { body: { token: link.token } });
      await call(child, contract.member.parentLinks.revoke, { params: { id: link.link.id } });
      add(practice, 'page for parents', [parent.week.done, parent.week.first_try_right, parent.week.minutes]);
      const days = `days of practice of ${studentId} this week`;
      add(days, 'page for parents', parent.week.days);
      add(days, 'home of the child', summary.days.filter((count) => count > 0).length);
      add(days, 'report of the child', duration.weeks.at(-1)?.days);
      for (const skill of parent.chapters.flatMap((chapter) => chapter.skills))
        add(`level of ${studentId} in ${skill.id}`, 'page for parents', skill.level);

      const open = await call(child, contract.member.assignments.open, { query: { size: 50 } });
      add(`open work of ${studentId}`, 'home of the child', open.total);
      add(`open work of ${studentId}`, 'list of children', overviewOf.open_work);
      add(`open work of ${studentId}`, 'page for parents', parent.open_work.length);
      const course = await call(child, contract.member.courses.read, { params: { courseId: grade - 3 } });
      add(`open work of ${studentId}`, 'course', course.homeworks.length);
      add(`open work of ${studentId}`, 'course in one line', course.open_homeworks);
      for (const one of [...open.items, ...course.homeworks]) {
        add(`questions of ${studentId} in work ${one.id}`, 'open work', one.items_total);
      }
      for (const chapter of course.chapters)
        for (const { id, mastery: band } of chapter.lessons.flatMap((lesson) => lesson.skills))
          add(`mastery of ${studentId} in ${id}`, 'course', band);
      for (const { id, score } of await call(child, contract.member.quiz.list, {})) {
        if (score === null) continue;
        add(`score of ${studentId} in quiz ${id}`, 'quizzes of the child', score);
        const { quiz } = await call(child, contract.member.quiz.report, { params: { quizId: id } });
        add(`score of ${studentId} in quiz ${id}`, 'result of the child', quiz.score);
      }
      const own = (await call(child, contract.member.homework.list, { query: { size: 50 } })).items;
      for (const { id } of own) {
        const seen = await call(child, contract.member.homework.read, { params: { homeworkId: id } });
        const row = page.work.find((work) => work.assignment_id === id);
        add(`questions of ${studentId} in work ${id}`, 'homework of the child', seen.items_total);
        if (row === undefined) continue;
        add(`questions of ${studentId} in work ${id}`, 'page of the child', row.items_total);
        const part = `what the child knows of its part of ${studentId} in work ${id}`;
        add(part, 'homework of the child', [seen.items_done, seen.is_late, seen.state, seen.end_at]);
        add(part, 'page of the child', [row.items_done, row.is_late, row.state, row.end_at]);
        const level = `words of the level of ${studentId} in work ${id}`;
        add(level, 'page of the child', row.level === null ? '' : LEVELS[row.level]);
        if (seen.result !== null)
          add(level, 'homework of the child', seen.result.level === null ? '' : LEVELS[seen.result.level]);
      }
    }
  }

  const today = await call(manager, contract.school.reports.today, {});
  const inNeed = sorted(today.help.map(({ student_id }) => student_id));
  add('children in need of the school', 'number of the manager', today.help_needed);
  add('children in need of the school', 'list of the manager', inNeed.length);
  add('questions of the school this week', 'home of the manager', today.answered_this_week);
  add(
    'questions of the school this week',
    'pages of the children',
    sum([...week.values()], ({ answered }) => answered),
  );
  add('children of the school', 'home of the manager', today.students_count);
  const grades = await call(manager, contract.school.dashboard.grades, {});
  add(
    'children of the school',
    'grades of the manager',
    sum(grades, ({ students_count }) => students_count),
  );
  add(
    'classes of the school',
    'grades of the manager',
    sum(grades, ({ classes_count }) => classes_count),
  );
  add('classes of the school', 'the walk', classes.length);
  if (overseer !== undefined) {
    const params = { schoolId: manager.schoolId };
    const oversees = contract.organization.school;
    const info = await call(overseer, oversees.info, { params });
    const theirs = await call(overseer, oversees.today, { params });
    add('children of the school', 'info of the organization', info.students_count);
    // What the organization reads of few children is hidden.
    for (const name of ['students_count', 'practiced_this_week', 'answered_this_week', 'minutes_this_week'] as const) {
      add(`${name} of the school`, 'home of the manager', today[name]);
      if (theirs[name] !== null) add(`${name} of the school`, 'home of the organization', theirs[name]);
    }
    for (const name of ['classes_count', 'teachers_count', 'open_work'] as const) {
      add(`${name} of the school`, 'home of the manager', today[name]);
      add(`${name} of the school`, 'home of the organization', theirs[name]);
    }
    if (theirs.help_needed !== null) add('children in need of the school', 'organization', theirs.help_needed);
    for (const own of await call(overseer, oversees.allClasses, { params })) {
      add(`children of class ${own.id}`, 'organization', own.students_count);
      if (own.help_needed !== null) add(`children in need of class ${own.id}`, 'organization', own.help_needed);
      if (own.practiced_lately !== null)
        add(`children who practiced of class ${own.id}`, 'organization', own.practiced_lately);
    }
  }
  return numbers;
}
