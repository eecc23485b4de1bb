import type { Grade } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useBrowsedQuestion } from '@mashq/state/questions/teacher-question';
import { useBook } from '@mashq/state/reports/dashboard';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ChoiceFailure } from '../../platform/loading/ChoiceFailure.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { questionBrowser, teacherSkills } from '../strings/teacher-questions.ts';
import { BrowsedQuestion } from './BrowsedQuestion.tsx';
import { questionOf, questionPath } from './question-path.ts';
import { firstSkill, SkillPicker } from './SkillPicker.tsx';

/** Questions of any skill at each level, with key, hints, solution and mistakes. What is shown is in the address. */
export function QuestionScreen() {
  const { activeUser } = useSession();
  const [, navigate] = useLocation();
  const at = questionOf(useSearch());
  const question = useBrowsedQuestion(at);
  const [chosenGrade, setChosenGrade] = useState<Grade>();
  const gradeShown = question.data?.skill.grade;
  const grade = chosenGrade ?? gradeShown ?? activeUser?.classes[0]?.grade ?? 3;
  const book = useBook(grade);
  const first = book.data && firstSkill(book.data.chapters);
  const mustChoose = at === undefined || (chosenGrade !== undefined && gradeShown !== chosenGrade);
  const words = questionBrowser;

  // A book that was chosen opens at its first skill; the address then says which.
  useEffect(() => {
    if (mustChoose && first !== undefined) navigate(questionPath({ skillId: first }), { replace: true });
  }, [mustChoose, first, navigate]);
  useEffect(() => {
    if (gradeShown !== undefined && gradeShown === chosenGrade) setChosenGrade(undefined);
  }, [gradeShown, chosenGrade]);

  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      breadcrumbs={
        <Breadcrumbs items={[{ title: teacherSkills.title, href: '/teacher/skills' }, { title: words.title }]} />
      }
      width="full"
    >
      <Stack gap={6}>
        <Card>
          <SkillPicker
            grade={grade}
            skillId={at?.skillId}
            onGrade={setChosenGrade}
            onSkill={(skillId) => navigate(questionPath({ skillId }))}
          />
          <ChoiceFailure query={book} />
        </Card>
        {/* Without its book there is no first question to wait for. */}
        {(at !== undefined || book.error === null) && (
          <QueryBoundary query={question} skeleton={<Skeleton shape="card" size="huge" />}>
            {(data) => <BrowsedQuestion question={data} asked={at?.level} />}
          </QueryBoundary>
        )}
      </Stack>
    </Page>
  );
}
