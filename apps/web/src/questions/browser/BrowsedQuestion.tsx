import type { TeacherQuestion } from '@mashq/api/contract';
import type { Level } from '@mashq/curriculum/model';
import { questionAt, useNextQuestion } from '@mashq/state/questions/teacher-question';
import { CopyButton } from '@mashq/ui/actions/copy-button';
import { Link } from '@mashq/ui/actions/link';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useLocation } from 'wouter';
import { LevelChoice } from '../preview/LevelChoice.tsx';
import { PreviewedQuestion } from '../preview/PreviewedQuestion.tsx';
import { questionBrowser } from '../strings/teacher-questions.ts';
import { questionPath } from './question-path.ts';

export interface BrowsedQuestionProps {
  question: TeacherQuestion;
  /** The level in the address; the skill may lack it. */
  asked: Level | undefined;
}

/** One question with its level, its number and its address, which always leads back to it. */
export function BrowsedQuestion({ question, asked }: BrowsedQuestionProps) {
  const [, navigate] = useLocation();
  const next = useNextQuestion();
  const { question_id, skill } = question;
  const at = questionAt(question_id);
  const words = questionBrowser;
  const homework = new URLSearchParams({ firstPage: String(skill.first_page), lastPage: String(skill.last_page) });
  return (
    <Stack gap={6}>
      <Inline>
        <LevelChoice
          shown={at.level}
          asked={asked}
          onChange={(level) => {
            next.reset();
            navigate(questionPath({ skillId: skill.id, level }));
          }}
        />
        <span>{words.number(formatNumber(at.seed + 1))}</span>
        <CopyButton label={words.address} text={new URL(questionPath(at), location.origin).href} />
      </Inline>
      <PreviewedQuestion
        key={question_id}
        question={question}
        showsFacts
        onAnother={() =>
          next.mutate({ skillId: skill.id, questionId: question_id }, { onSuccess: (to) => navigate(questionPath(to)) })
        }
        isAnotherPending={next.isPending}
        error={next.error?.detail}
        actions={
          <Link variant="secondary" href={`/teacher/homeworks/new?${homework}`}>
            {words.homework}
          </Link>
        }
      />
    </Stack>
  );
}
