/**
 * The screens most visits begin with, and the modules each loads beside the app itself: its table of routes, its layout and its own screen.
 * Their first-load sizes have budgets (scripts/size.ts), and chunks are made for them (chunks.ts).
 */
export const PAGES = {
  login: ['src/app/routes/auth.ts', 'src/auth/LoginScreen.tsx'],
  home: [
    'src/app/routes/student.ts',
    'src/app/layouts/StudentLayout.tsx',
    'src/app/layouts/StudentMenu.tsx',
    'src/app/home/student/HomeScreen.tsx',
  ],
  question: [
    'src/app/routes/student.ts',
    'src/app/layouts/StudentLayout.tsx',
    'src/questions/student/HomeworkQuestionScreen.tsx',
  ],
  report: [
    'src/app/routes/teacher.ts',
    'src/app/layouts/TeacherLayout.tsx',
    'src/work/homework/teacher/HomeworkScreen.tsx',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What every public page loads after the entry; its screen comes to it. */
export const PUBLIC_PAGE = [
  'src/app/prerender/hydrate.ts',
  'src/app/routes/public.ts',
  'src/app/layouts/PublicLayout.tsx',
] as const;

export type PageName = keyof typeof PAGES;
