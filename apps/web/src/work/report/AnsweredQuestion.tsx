import type { QuestionState, ReportedQuestion } from '@mashq/api/contract';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { FigureView } from '@mashq/ui/learning/figures';
import { Check, CircleDashed, Eye, type LucideIcon, PencilLine, RotateCcw } from 'lucide-react';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { ReportButton } from '../../questions/browser/ReportButton.tsx';
import { skillReport } from '../strings/teacher-skill-report.ts';
import { Attempt } from './Attempt.tsx';

const words = skillReport;

const FACES: Readonly<Record<QuestionState, { tone: BadgeTone; icon: LucideIcon }>> = {
  open: { tone: 'neutral', icon: CircleDashed },
  skipped: { tone: 'neutral', icon: CircleDashed },
  answered: { tone: 'accent', icon: Check },
  right: { tone: 'success', icon: Check },
  corrected: { tone: 'success', icon: RotateCcw },
  wrong: { tone: 'reward', icon: PencilLine },
  revealed: { tone: 'info', icon: Eye },
};

/** A question with its key and all its answers. */
export function AnsweredQuestion({ question, place }: { question: ReportedQuestion; place: number }) {
  const { question_id, sheet, key, state, attempts, solution_viewed } = question;
  const { isTeacher } = useReportRole();
  const { tone, icon: Icon } = FACES[state];
  return (
    <Card
      title={words.question(formatNumber(place))}
      actions={
        <Inline gap={2}>
          {solution_viewed && state !== 'revealed' && (
            <Badge tone="info" icon={<Eye size="1em" />}>
              {words.solutionViewed}
            </Badge>
          )}
          <Badge tone={tone} icon={<Icon size="1em" />}>
            {words.states[state]}
          </Badge>
          {isTeacher && <ReportButton questionId={question_id} />}
        </Inline>
      }
    >
      <Stack gap={5}>
        <BlockContent blocks={sheet.stem} />
        {sheet.figure && <FigureView figure={sheet.figure} />}
        <p>
          {words.key}: <InlineContent content={key} />
        </p>
        {attempts.length === 0 ? (
          <p>{words.noAttempt}</p>
        ) : (
          <Stack as="ul" gap={3}>
            {attempts.map((attempt, index) => (
              <Attempt key={attempt.id} attempt={attempt} form={sheet.answer} place={index + 1} />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
