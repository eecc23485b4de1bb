/**
 * The screens most visits begin with, and the modules each of them begins with beside the app itself: the frame of its
 * area and its own. Their first-load sizes have budgets (scripts/size.ts), and the files are cut by them (chunks.ts).
 */
export const PAGES = {
  login: ['src/screens/auth/LoginScreen.tsx'],
  home: ['src/areas/StudentArea.tsx', 'src/areas/StudentFrame.tsx', 'src/screens/student/home/HomeScreen.tsx'],
  question: ['src/areas/StudentArea.tsx', 'src/screens/student/question/HomeworkQuestionScreen.tsx'],
  report: ['src/areas/TeacherArea.tsx', 'src/screens/teacher/homework/HomeworkScreen.tsx'],
} as const satisfies Record<string, readonly string[]>;

export type PageName = keyof typeof PAGES;
