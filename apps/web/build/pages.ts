/**
 * The screens most visits begin with, and the modules each loads beside the app itself: its table of routes, its layout and its own screen.
 * Their first-load sizes have budgets (scripts/size.ts), and chunks are made for them (chunks.ts).
 */
export const PAGES = {
  login: ['src/routes/auth.ts', 'src/screens/auth/LoginScreen.tsx'],
  home: [
    'src/routes/student.ts',
    'src/layouts/StudentLayout.tsx',
    'src/layouts/StudentMenu.tsx',
    'src/screens/student/home/HomeScreen.tsx',
  ],
  question: [
    'src/routes/student.ts',
    'src/layouts/StudentLayout.tsx',
    'src/screens/student/question/HomeworkQuestionScreen.tsx',
  ],
  report: ['src/routes/teacher.ts', 'src/layouts/TeacherLayout.tsx', 'src/screens/teacher/homework/HomeworkScreen.tsx'],
} as const satisfies Record<string, readonly string[]>;

/** What every public page loads after the entry; its screen comes to it. */
export const PUBLIC_PAGE = [
  'src/prerender/hydrate.ts',
  'src/routes/public.ts',
  'src/layouts/PublicLayout.tsx',
] as const;

export type PageName = keyof typeof PAGES;
