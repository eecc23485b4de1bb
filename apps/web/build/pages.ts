const STUDENT = ['src/routes/student.ts', 'src/layouts/StudentLayout.tsx'];
const TEACHER = ['src/routes/teacher.ts', 'src/layouts/TeacherLayout.tsx'];
const MANAGEMENT = ['src/routes/management.ts', 'src/layouts/ManagementLayout.tsx'];

/**
 * The screens most visits begin with, and the modules each loads beside the app itself: its table of routes, its layout, its own
 * screen, and what that shows first. Files are made for them (chunks.ts), and the page names them (page-preloads.ts).
 */
export const PAGES = {
  login: ['src/routes/auth.ts', 'src/screens/auth/LoginScreen.tsx'],
  home: [
    ...STUDENT,
    'src/layouts/StudentMenu.tsx',
    'src/screens/student/home/HomeScreen.tsx',
    'src/screens/student/home/WeekAndPractice.tsx',
  ],
  question: [...STUDENT, 'src/screens/student/question/HomeworkQuestionScreen.tsx'],
  practice: [...STUDENT, 'src/screens/student/question/SkillQuestionScreen.tsx'],
  teacher: [...TEACHER, 'src/screens/teacher/home/HomeScreen.tsx'],
  report: [...TEACHER, 'src/screens/teacher/homework/HomeworkScreen.tsx'],
  school: [...MANAGEMENT, 'src/screens/management/ManagementHomeScreen.tsx', 'src/screens/school/SchoolToday.tsx'],
  organization: [...MANAGEMENT, 'src/screens/organization/OrganizationHomeScreen.tsx'],
  chat: [...MANAGEMENT, 'src/routes/admin-chat.ts', 'src/screens/admin/ChatListScreen.tsx'],
} as const satisfies Record<string, readonly string[]>;

/** What every public page loads after the entry; its screen comes to it. */
export const PUBLIC_PAGE = [
  'src/prerender/hydrate.ts',
  'src/routes/public.ts',
  'src/layouts/PublicLayout.tsx',
] as const;
