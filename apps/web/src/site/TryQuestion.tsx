import { ToggleButton } from '@mashq/ui/actions/toggle-button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../platform/routing/lazy-component.tsx';
import { bookNames } from '../platform/strings/student-general.ts';
import { publicPages } from './strings/public.ts';
import * as css from './TryQuestion.css.ts';

const question = lazyComponent(() => import('./VisitorQuestion.tsx'), 'VisitorQuestion');
const GRADES = [3, 4, 5, 6] as const;

/** A question of any grade for a visitor. What it is shown with is loaded once a grade is chosen. */
export function TryQuestion() {
  const [grade, setGrade] = useState<(typeof GRADES)[number]>();
  const { title, words, grades } = publicPages.tryIt;
  return (
    <Section title={title} subtitle={words}>
      <Stack gap={6}>
        <fieldset aria-label={grades} className={css.grades}>
          {GRADES.map((each) => (
            <ToggleButton key={each} isSelected={each === grade} onChange={() => setGrade(each)}>
              {bookNames[each]}
            </ToggleButton>
          ))}
        </fieldset>
        {grade !== undefined && (
          <Suspense fallback={<Skeleton shape="card" size="large" />}>
            <question.Component key={grade} grade={grade} />
          </Suspense>
        )}
      </Stack>
    </Section>
  );
}
