import type { GuidedScreen } from '@mashq/api/contract';
import type { guides } from '../content/student.ts';
import type { classGuides } from '../content/teacher-class.ts';
import type { workGuides } from '../content/teacher-work.ts';
import type { GuideReader } from '../guide.ts';

type StudentGuide = (typeof guides)[number]['id'];
type TeacherGuide = (typeof classGuides | typeof workGuides)[number]['id'];

/** A step of a guide: which guide, and which step of it, from 1. */
type StepName<Guide extends string> = readonly [guide: Guide, step: number];

export interface PointedScreen<Guide extends string = string> {
  readonly name: Exclude<GuidedScreen, 'all'>;
  /** At most three: more nobody reads. Those whose part is not on the screen are left out. */
  readonly steps: readonly StepName<Guide>[];
}

/** Not over questions, quizzes and games: nothing may lie over work. */
const student: Readonly<Record<string, PointedScreen<StudentGuide>>> = {
  '/student': {
    name: 'student-home',
    // The menu alone: a bubble in the content would lie over the next thing to do.
    steps: [['course', 1]],
  },
  '/student/homeworks/:homeworkId': {
    name: 'student-homework',
    steps: [
      ['homework', 3],
      ['homework', 2],
      ['hand-in', 2],
    ],
  },
  '/student/courses/:course/:courseId': {
    name: 'student-course',
    steps: [
      ['course', 2],
      ['course', 3],
    ],
  },
  '/student/exercise': {
    name: 'student-practice',
    steps: [
      ['practice', 1],
      ['practice', 2],
    ],
  },
  '/student/report': {
    name: 'student-report',
    steps: [
      ['report', 2],
      ['report', 3],
      ['report', 4],
    ],
  },
  '/student/profile/badges': {
    name: 'student-badges',
    steps: [
      ['badges', 3],
      ['badges', 4],
    ],
  },
};

const teacher: Readonly<Record<string, PointedScreen<TeacherGuide>>> = {
  '/teacher': {
    name: 'teacher-home',
    steps: [
      ['today', 1],
      ['today', 2],
      ['today', 3],
    ],
  },
  '/teacher/homeworks': {
    name: 'teacher-homeworks',
    steps: [
      ['new-homework', 1],
      ['homework-list', 1],
    ],
  },
  '/teacher/homeworks/new': {
    name: 'teacher-new-homework',
    steps: [
      ['new-homework', 3],
      ['new-homework', 4],
      ['new-homework', 5],
    ],
  },
  '/teacher/homework/:id': {
    name: 'teacher-homework',
    steps: [
      ['homework-report', 2],
      ['homework-report', 3],
      ['homework-report', 4],
    ],
  },
  '/teacher/class/:classId/course/:courseId/:tabName': {
    name: 'teacher-class',
    steps: [
      ['class', 2],
      ['class', 3],
    ],
  },
  '/teacher/skills': {
    name: 'teacher-skills',
    steps: [
      ['skills', 1],
      ['skills', 2],
      ['skills', 3],
    ],
  },
  '/teacher/students': {
    name: 'teacher-students',
    steps: [
      ['students', 1],
      ['students', 2],
      ['export', 1],
    ],
  },
  '/teacher/packages/new': {
    name: 'teacher-new-package',
    steps: [
      ['package', 2],
      ['package', 3],
      ['package', 4],
    ],
  },
  '/teacher/quiz/new': {
    name: 'teacher-new-quiz',
    steps: [
      ['new-quiz', 2],
      ['new-quiz', 3],
      ['new-quiz', 4],
    ],
  },
  '/teacher/print': {
    name: 'teacher-print',
    steps: [
      ['print', 1],
      ['print', 2],
      ['print', 3],
    ],
  },
};

/** Screens that point out their parts to a person who sees them for the first time, by the route. */
export const pointedScreens: Readonly<Record<GuideReader, Readonly<Record<string, PointedScreen>>>> = {
  student,
  teacher,
};
