import type { StudentActivity, StudentPackageDetail } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Celebration } from '@mashq/ui/rewards/celebration';
import { Maze, type MazeResult } from '@mashq/ui/rewards/maze';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { personOf } from '../../../platform/people/nav-account.ts';
import { nextOpenQuestion } from '../../../questions/student/practice-states.ts';
import { packageWords } from '../../strings/student-package.ts';
import { activityItems } from './activity-items.ts';

const words = packageWords.game;
/** Gates that fit in a garden of each size. */
const EASY = 3;
const MEDIUM = 6;
const MAX = 10;

/** The garden of a game: a right answer opens each of its gates, all are open once the activity is completed. */
export function GameGarden({ detail, activity }: { detail: StudentPackageDetail; activity: StudentActivity }) {
  const { activeUser } = useSession();
  const { waiting } = useWaitingAnswers();
  const [, navigate] = useLocation();
  const [result, setResult] = useState<MazeResult | null>(null);
  const { number, right, right_needed, items_total, state } = activity;
  const total = Math.min(MAX, right_needed ?? items_total);
  const next = nextOpenQuestion(activityItems(detail, activity), waiting);
  const ask = () => {
    if (next !== undefined) navigate(`/student/package/${detail.id}/activity/${number}/question/${next}`);
  };
  return (
    <Stack gap={6}>
      {result !== null && (
        <Celebration title={words.solved} message={words.solvedMessage(formatNumber(result.steps))} />
      )}
      <Card title={words.title} subtitle={words.subtitle}>
        <Maze
          seed={`${detail.id} ${number}`}
          level={total <= EASY ? 'easy' : total <= MEDIUM ? 'medium' : 'hard'}
          person={personOf(activeUser?.gender ?? null)}
          gates={{ total, open: state === 'completed' ? total : Math.min(right, total) }}
          onGate={ask}
          onSolved={setResult}
        />
      </Card>
    </Stack>
  );
}
