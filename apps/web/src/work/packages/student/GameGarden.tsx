import type { StudentActivity, StudentPackageDetail } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Maze, type MazeResult } from '@mashq/ui/rewards/maze';
import { Milestone } from '@mashq/ui/rewards/milestone';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { personOf } from '../../../platform/people/nav-account.ts';
import { nextOpenQuestion } from '../../../questions/student/homework-question-states.ts';
import { packageWords } from '../../strings/student-package.ts';
import { activityItems } from './activity-questions.ts';
import { keepWalk, readWalk } from './game-walk.ts';

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
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    if (next === undefined) setAsked(true);
    else navigate(`/student/package/${detail.id}/activity/${number}/question/${next}`);
  };
  const following = detail.is_open
    ? detail.activities.find((one) => one.number > number && one.state !== 'completed' && one.state !== 'locked')
    : undefined;
  const after = `/student/package/${detail.id}${following === undefined ? '' : `/activity/${following.number}`}`;
  const userId = activeUser?.id ?? '';
  return (
    <Stack gap={6}>
      {result !== null && (
        <Milestone
          scene="perfect"
          title={words.solved}
          message={words.solvedMessage(formatNumber(result.steps))}
          actions={
            <Link variant="primary" size="large" isFullWidth href={after}>
              {following === undefined ? packageWords.back : packageWords.next}
            </Link>
          }
        />
      )}
      {isAsked && next === undefined && <Alert tone="info">{words.waits}</Alert>}
      <Card title={words.title} subtitle={words.subtitle}>
        <Maze
          seed={`${detail.id} ${number}`}
          level={total <= EASY ? 'easy' : total <= MEDIUM ? 'medium' : 'hard'}
          person={personOf(activeUser?.gender ?? null)}
          gates={{ total, open: state === 'completed' ? total : Math.min(right, total) }}
          from={readWalk(userId, detail.id, number)}
          onWalk={(place) => keepWalk(userId, detail.id, number, place)}
          onGate={ask}
          onSolved={setResult}
        />
      </Card>
    </Stack>
  );
}
