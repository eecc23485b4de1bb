import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import type { ReactNode } from 'react';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { useQuizReader } from './use-quiz-reader.ts';

export interface QuizStudentParams {
  classId: string;
  quizId: string;
  studentId: string;
}

export interface QuizStudentPageLayoutProps extends QuizStudentParams {
  /** Known once loaded. */
  quiz: string | undefined;
  student: string | undefined;
  /** The page below the child's own. */
  title?: string;
  children: ReactNode;
}

/** The frame of what is about one child in a quiz. */
export function QuizStudentPageLayout({
  classId,
  quizId,
  studentId,
  quiz,
  student,
  title,
  children,
}: QuizStudentPageLayoutProps) {
  const { base } = useQuizReader();
  useNameInTitle(student);
  const words = teacherQuiz;
  const own = { title: student ?? words.students.name };
  const home = `${base}/${classId}/${quizId}`;
  return (
    <Page
      title={student ?? words.reports}
      subtitle={title === undefined ? quiz : `${quiz ?? ''}، ${title}`}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { title: words.reports, href: base },
            { title: quiz ?? words.title, href: home },
            ...(title === undefined ? [own] : [{ ...own, href: `${home}/${studentId}` }, { title }]),
          ]}
        />
      }
    >
      {children}
    </Page>
  );
}
