// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export type ManagementCalls = {
  readonly school: Contract['school'];
  readonly organization: Contract['organization'];
};

export const management = {
  school: {
    dashboard: {
      gamification: ['GET', '/school/dashboard/gamification-status/'],
      setGamification: ['PATCH', '/school/dashboard/gamification-status/'],
      grades: ['GET', '/school/dashboard/grade/'],
      classes: ['GET', '/school/dashboard/grade/{grade}/class/'],
    },
    organization: {
      namesShown: ['GET', '/school/dashboard/organization-names-status/'],
      showNames: ['PATCH', '/school/dashboard/organization-names-status/'],
    },
    quiz: {
      list: ['GET', '/school/quiz/'],
      report: ['GET', '/school/quiz/{id}/report/'],
      student: ['GET', '/school/quiz/{id}/student/{studentId}/'],
      answer: ['GET', '/school/quiz/{id}/student/{studentId}/questions/{position}/'],
      export: ['GET', '/school/quiz/{id}/export/', 'file'],
    },
    roster: {
      overview: ['GET', '/school/class-management/'],
      archive: ['GET', '/school/class-management/archive/'],
      classInfo: ['GET', '/school/class-management/{id}/info/'],
      searchStudents: ['GET', '/school/class-management/students/'],
      createClass: ['POST', '/school/class-management/'],
      renameClass: ['PATCH', '/school/class-management/{id}/'],
      removeClass: ['DELETE', '/school/class-management/{id}/'],
      setUsernamePrefix: ['PATCH', '/school/class-management/usernames/'],
      addStudent: ['POST', '/school/class-management/{id}/students/'],
      updateStudent: ['PATCH', '/school/class-management/students/{studentId}/'],
      moveStudent: ['POST', '/school/class-management/students/{studentId}/move/'],
      withdrawStudent: ['DELETE', '/school/class-management/students/{studentId}/'],
      mergeStudent: ['POST', '/school/class-management/students/{studentId}/merge/'],
      addTeacher: ['POST', '/school/class-management/teachers/'],
      updateTeacher: ['PATCH', '/school/class-management/teachers/{teacherId}/'],
      withdrawTeacher: ['DELETE', '/school/class-management/teachers/{teacherId}/'],
      assignTeacher: ['POST', '/school/class-management/{id}/teachers/'],
      changeTeaching: ['PATCH', '/school/class-management/{id}/teachers/{teachingId}/'],
      endTeaching: ['DELETE', '/school/class-management/{id}/teachers/{teachingId}/'],
      resetPassword: ['POST', '/school/class-management/people/{personId}/password/'],
      makeCards: ['POST', '/school/class-management/{id}/cards/'],
      newYearPlan: ['GET', '/school/class-management/new-year/'],
      beginYear: ['POST', '/school/class-management/new-year/'],
      undoYear: ['POST', '/school/class-management/new-year/{rolloverId}/undo/'],
      importTemplate: ['GET', '/school/class-management/import/template/', 'file'],
      uploadImport: ['POST', '/school/class-management/import/'],
      importPreview: ['GET', '/school/class-management/import/{importId}/'],
      correctImportRow: ['PATCH', '/school/class-management/import/{importId}/rows/{line}/'],
      faultyImportRows: ['GET', '/school/class-management/import/{importId}/faulty/', 'file'],
      confirmImport: ['POST', '/school/class-management/import/{importId}/confirm/'],
    },
    reports: {
      today: ['GET', '/school/dashboard/today/'],
      allClasses: ['GET', '/school/dashboard/class/'],
      oneClass: ['GET', '/school/dashboard/class/{classId}/'],
      skillGrid: ['GET', '/school/dashboard/class/{classId}/skills/'],
      students: ['GET', '/school/dashboard/students/student-records/'],
      student: ['GET', '/school/report/student/{studentId}/'],
      questions: ['GET', '/school/report/questions/'],
      time: ['GET', '/school/report/time/'],
      questionsPie: ['GET', '/school/report/questions-pie-chart/'],
      homeworksPie: ['GET', '/school/report/homeworks-pie-chart/'],
      seasonsChart: ['GET', '/school/dashboard/grade/{grade}/seasons-chart/'],
      totalScore: ['GET', '/school/dashboard/grade/{grade}/total-score/'],
    },
    homework: {
      list: ['GET', '/school/homework/class/{classId}/'],
      skills: ['GET', '/school/homework/{id}/skills/'],
      students: ['GET', '/school/homework/{id}/students/'],
      remove: ['DELETE', '/school/homework/{id}/'],
      restore: ['POST', '/school/homework/{id}/restore/'],
      report: ['GET', '/school/homework/{id}/report/'],
      student: ['GET', '/school/homework/{id}/student/{studentId}/'],
      studentSkill: ['GET', '/school/homework/{id}/student/{studentId}/skill/{skillId}/'],
    },
    look: {
      read: ['GET', '/school/look/'],
      save: ['PUT', '/school/look/'],
    },
    erasure: {
      read: ['GET', '/school/students/{personId}/deletion/'],
      ask: ['POST', '/school/students/{personId}/deletion/'],
      takeBack: ['DELETE', '/school/students/{personId}/deletion/'],
    },
  },
  organization: {
    dashboard: {
      provinces: ['GET', '/organization/dashboard/ostan/'],
      schools: ['GET', '/organization/dashboard/ostan/{provinceCode}/school/'],
    },
    school: {
      info: ['GET', '/organization/school/{schoolId}/info/'],
      grades: ['GET', '/organization/school/{schoolId}/dashboard/grade/'],
      classes: ['GET', '/organization/school/{schoolId}/dashboard/grade/{grade}/class/'],
      students: ['GET', '/organization/school/{schoolId}/dashboard/students/student-records/'],
    },
    reports: {
      weeks: ['GET', '/organization/school/{schoolId}/report/weeks/'],
      export: ['GET', '/organization/school/{schoolId}/report/weeks/export/', 'file'],
      questions: ['GET', '/organization/school/{schoolId}/report/questions/'],
      questionsPie: ['GET', '/organization/school/{schoolId}/report/questions-pie-chart/'],
      homeworksPie: ['GET', '/organization/school/{schoolId}/report/homeworks-pie-chart/'],
      seasonsChart: ['GET', '/organization/school/{schoolId}/dashboard/grade/{grade}/seasons-chart/'],
      totalScore: ['GET', '/organization/school/{schoolId}/dashboard/grade/{grade}/total-score/'],
      gamification: ['GET', '/organization/school/{schoolId}/dashboard/gamification-status/'],
    },
  },
} as const satisfies RoutesOf<ManagementCalls>;
