import { useSession } from '@mashq/state/session';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { teacherQuiz } from '../../../strings/teacher/quiz.ts';
import { NewQuizForm } from './NewQuizForm.tsx';

/** New quiz for a class; `?class=` selects the class. */
export function NewQuizScreen() {
  const { activeUser } = useSession();
  const words = teacherQuiz.form;
  const classes = activeUser?.classes ?? [];
  const [asked, setAsked] = useState(new URLSearchParams(useSearch()).get('class'));
  const schoolClass = classes.find(({ id }) => id === asked) ?? classes[0];
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      breadcrumbs={
        <Breadcrumbs items={[{ title: teacherQuiz.reports, href: '/teacher/quiz-reports' }, { title: words.title }]} />
      }
    >
      {schoolClass === undefined ? (
        <LazyEmptyState picture="people">{words.noClass}</LazyEmptyState>
      ) : (
        <Stack gap={6}>
          {classes.length > 1 && (
            <SegmentedControl
              label={teacherQuiz.class}
              options={classes.map(({ id: value, title: label }) => ({ value, label }))}
              value={schoolClass.id}
              onChange={setAsked}
            />
          )}
          <NewQuizForm key={schoolClass.id} classId={schoolClass.id} />
        </Stack>
      )}
    </Page>
  );
}
