import type { SurveyQuestion } from '@mashq/api/contract';
import { useSurveyComments } from '@mashq/state/surveys/surveys-admin';
import { List, ListItem } from '@mashq/ui/data/list';
import { Pagination } from '@mashq/ui/data/pagination';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { adminSurveyWords } from '../strings/admin-surveys.ts';

const words = adminSurveyWords.detail;
const SIZE = 10;

/** What people wrote as an answer of one question, the newest first. */
export function Comments({ surveyId, question }: { surveyId: string; question: SurveyQuestion }) {
  const [page, setPage] = useState(1);
  const comments = useSurveyComments(surveyId, question.id, { page, size: SIZE });
  return (
    <QueryBoundary query={comments} skeleton={<Skeleton shape="text" lines={4} />}>
      {({ items, size, total }) => (
        <Stack gap={4}>
          <List aria-label={words.comments(question.text)}>
            {items.map(({ id, text, role, name, school_title, submitted_at }) => (
              <ListItem
                key={id}
                title={text}
                description={words.by(
                  name,
                  adminSurveyWords.roleOf[role],
                  school_title,
                  submitted_at === null ? null : formatDate(submitted_at, 'full'),
                )}
              />
            ))}
          </List>
          {total > size && <Pagination page={page} size={size} total={total} onPageChange={setPage} />}
        </Stack>
      )}
    </QueryBoundary>
  );
}
