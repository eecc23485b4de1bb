const STUDENT = ['src/app/routes/student.ts', 'src/app/layouts/StudentLayout.tsx'];
const TEACHER = ['src/app/routes/teacher.ts', 'src/app/layouts/TeacherLayout.tsx'];
const MANAGEMENT = 'src/app/layouts/ManagementLayout.tsx';

/**
 * The screens most visits begin with, and the modules each loads beside the app itself: its table of routes, its layout, its own
 * screen, and what that shows first. Files are made for them (chunks.ts), and the page names them (page-preloads.ts).
 */
export const PAGES = {
  login: ['src/app/routes/auth.ts', 'src/auth/LoginScreen.tsx'],
  home: [...STUDENT, 'src/app/layouts/StudentMenu.tsx', 'src/app/home/student/HomeScreen.tsx'],
  question: [...STUDENT, 'src/questions/student/HomeworkQuestionScreen.tsx'],
  practice: [...STUDENT, 'src/practice/skill/SkillQuestionScreen.tsx'],
  teacher: [...TEACHER, 'src/app/home/teacher/HomeScreen.tsx'],
  report: [...TEACHER, 'src/work/homework/teacher/HomeworkScreen.tsx', 'src/work/homework/teacher/MistakesCard.tsx'],
  school: [
    'src/app/routes/school.ts',
    MANAGEMENT,
    'src/app/home/management/ManagementHomeScreen.tsx',
    'src/reports/school/SchoolToday.tsx',
  ],
  organization: ['src/app/routes/organization.ts', MANAGEMENT, 'src/app/home/management/OrganizationHomeScreen.tsx'],
  chat: [
    'src/app/routes/admin.ts',
    'src/app/routes/admin-screens.ts',
    MANAGEMENT,
    'src/messages/chat/ChatListScreen.tsx',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What every public page loads after the entry; its screen comes to it. */
export const PUBLIC_PAGE = [
  'src/app/prerender/hydrate.ts',
  'src/app/routes/public.ts',
  'src/app/layouts/PublicLayout.tsx',
] as const;

/** What every screen of students and teachers loads right after it is there: it counts as a visit of its own, never as part of the screen. */
export const AFTER_SCREEN = ['src/app/layouts/HeaderTools.tsx'] as const;
