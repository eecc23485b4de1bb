import type { TestedSkill } from '@mashq/api/contract';
import { useTestedSkills } from '@mashq/state/lab/question-test';
import { useBrowsedQuestion } from '@mashq/state/questions/teacher-question';
import { Card } from '@mashq/ui/data/card';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { ComboBox } from '@mashq/ui/forms/combo-box';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { bookNames } from '../../platform/strings/student-general.ts';
import { questionOf, questionPath } from '../../questions/browser/question-path.ts';
import { LabCrumbs } from '../LabCrumbs.tsx';
import { labMenu } from '../strings/menu.ts';
import { questionTest } from '../strings/question-test.ts';
import { TestedQuestion } from './TestedQuestion.tsx';

const words = questionTest;
const title = labMenu.questionTest.title;

/** The question engine: any skill, level and seed, and how an answer is read, graded and answered. */
export function QuestionTestScreen() {
  const [, navigate] = useLocation();
  const at = questionOf(useSearch());
  const skills = useTestedSkills();
  const question = useBrowsedQuestion(at);
  return (
    <Page title={title} subtitle={words.subtitle} breadcrumbs={<LabCrumbs title={title} />} width="full">
      <Stack gap={6}>
        <QueryBoundary query={skills} skeleton={<Skeleton shape="card" size="small" />}>
          {(list) => (
            <Card>
              <SkillSearch
                skills={list}
                skillId={at?.skillId}
                onSkill={(skillId) => navigate(questionPath({ skillId }, '/lab/ne-test'))}
              />
            </Card>
          )}
        </QueryBoundary>
        {at === undefined ? (
          <EmptyState picture="search">{words.empty}</EmptyState>
        ) : (
          <QueryBoundary query={question} skeleton={<Skeleton shape="card" size="huge" />}>
            {(data) => <TestedQuestion key={data.question_id} question={data} asked={at.level} />}
          </QueryBoundary>
        )}
      </Stack>
    </Page>
  );
}

interface SkillSearchProps {
  skills: readonly TestedSkill[];
  skillId: string | undefined;
  onSkill: (skillId: string) => void;
}

/** All skills in one list, found by a part of their name, chapter or book. */
function SkillSearch({ skills, skillId, onSkill }: SkillSearchProps) {
  const options = useMemo(
    () =>
      skills.map(({ id, title: name, grade, chapter_title, first_page }) => ({
        value: id,
        label: name,
        description: `${words.place(bookNames[grade], formatDigits(first_page))} · ${chapter_title}`,
      })),
    [skills],
  );
  return (
    <ComboBox
      label={words.skill}
      description={words.skills(formatNumber(skills.length))}
      placeholder={words.searchHint}
      options={options}
      value={skillId ?? null}
      onChange={(value) => {
        if (value !== null && value !== skillId) onSkill(value);
      }}
    />
  );
}
