// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../contract/index.ts';
import type { RoutesOf } from '../route.ts';

export const teacher = {
  dashboard: {
    read: ['GET', '/teacher/dashboard/'],
    classes: ['GET', '/teacher/dashboard/classes/'],
    skillGrid: ['GET', '/teacher/dashboard/class/{classId}/skills/'],
    book: ['GET', '/teacher/dashboard/book/'],
  },
  homework: {
    list: ['GET', '/teacher/homework/'],
    skills: ['GET', '/teacher/homework/skills/'],
    create: ['POST', '/teacher/homework/'],
    read: ['GET', '/teacher/homework/{id}/'],
    update: ['PATCH', '/teacher/homework/{id}/'],
    remove: ['DELETE', '/teacher/homework/{id}/'],
    comment: ['POST', '/teacher/homework/{id}/comment/'],
    deadline: ['PATCH', '/teacher/homework/{id}/deadline/'],
    briefSkills: ['GET', '/teacher/homework/{id}/brief-skills/'],
    report: ['GET', '/teacher/homework/{id}/report/'],
    student: ['GET', '/teacher/homework/{id}/student/{studentId}/'],
    studentSkill: ['GET', '/teacher/homework/{id}/student/{studentId}/skill/{skillId}/'],
    setStudentState: ['PATCH', '/teacher/homework/{id}/student/{studentId}/'],
  },
  questions: {
    preview: ['GET', '/teacher/questions/'],
  },
} as const satisfies RoutesOf<Contract['teacher']>;
