import type { Paper } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { useDraftPaper } from '@mashq/state/work/papers';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { deadlineDay } from '../homework/deadline-days.ts';
import { papersWords } from '../strings/teacher-papers.ts';

const words = papersWords;
const WEEK = 7 * 86_400_000;

/** One paper: what it asks, made a draft or printed in one press. */
export function PaperCard({ classId, paper }: { classId: string; paper: Paper }) {
  const { kind, chapter, title, first_page, last_page, questions, chapters } = paper;
  // One id until the draft is there: a press repeated after a lost reply makes no second one.
  const [id] = useState(makeId);
  const draft = useDraftPaper();
  const [, navigate] = useLocation();
  const make = () =>
    draft.mutate(
      { id, classId, kind, chapter, endDate: deadlineDay(new Date(Date.now() + WEEK).toISOString()) },
      {
        onSuccess: (quiz) => {
          void showToast(words.drafted);
          navigate(`/teacher/quiz/${quiz.id}/preview`);
        },
      },
    );
  const address = new URLSearchParams({ class: classId, kind, variants: '1' });
  if (chapter !== null) address.set('chapter', String(chapter));
  return (
    <Card
      title={title}
      level={3}
      subtitle={words.facts(formatNumber(first_page), formatNumber(last_page), formatNumber(questions))}
      footer={
        <Inline>
          <Button
            variant="secondary"
            aria-label={words.draftOf(title)}
            isPending={draft.isPending}
            pendingLabel={words.drafting}
            onPress={make}
          >
            {words.draft}
          </Button>
          <Link variant="secondary" href={`/teacher/print/paper?${address}`} aria-label={words.printOf(title)}>
            {words.print}
          </Link>
        </Inline>
      }
    >
      <Stack gap={4}>
        {chapters.length > 1 && (
          <DescriptionList
            items={chapters.map((each) => ({
              term: words.chapter(formatNumber(each.number), each.title),
              description: words.questions(formatNumber(each.questions)),
            }))}
          />
        )}
        {draft.error && (
          <Alert tone="error" title={words.failed}>
            {draft.error.detail}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
