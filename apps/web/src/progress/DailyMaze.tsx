import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useDueSkills } from '@mashq/state/practice/session';
import { readNextMaze, useMaze, useMazePlayed, useMazeSolved } from '@mashq/state/progress/mazes';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Celebration } from '@mashq/ui/rewards/celebration';
import { Maze, type MazeResult } from '@mashq/ui/rewards/maze';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { personOf } from '../platform/people/nav-account.ts';
import { rewardWords } from './strings/student-rewards.ts';

const words = rewardWords.maze;
/** How often the student’s playing is reported to the server. */
const PLAYED_EVERY_MS = 20_000;

export interface DailyMazeProps {
  /** Begins a session of the reviews that are due, which open another maze. */
  onReview: () => void;
  /** The session is being made. */
  isBeginning: boolean;
}

/** Today's maze. Reviews that are due open another one. */
export function DailyMaze({ onReview, isBeginning }: DailyMazeProps) {
  const maze = useMaze();
  return (
    <Page width="student" title={words.title} subtitle={words.subtitle}>
      <Stack gap={6}>
        <QueryBoundary query={maze} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
          {({ seed, level, number, mazes, left_seconds, gates }) =>
            seed === null ? (
              <LazyEmptyState
                picture="done"
                action={
                  left_seconds > 0 && (
                    <Link variant="primary" href="/student/exercise">
                      {words.finish}
                    </Link>
                  )
                }
              >
                {left_seconds > 0 ? words.done : words.enough}
              </LazyEmptyState>
            ) : (
              <Walk
                key={seed}
                seed={seed}
                level={level}
                number={number}
                mazes={mazes}
                gates={gates}
                onReview={onReview}
              />
            )
          }
        </QueryBoundary>
        {maze.data !== undefined && maze.data.left_seconds > 0 && (
          <DueReviews onReview={onReview} isBeginning={isBeginning} />
        )}
      </Stack>
    </Page>
  );
}

type MazeOfDay = ResponseOf<Contract['member']['rewards']['maze']>;

interface WalkProps extends Pick<DailyMazeProps, 'onReview'> {
  seed: string;
  level: 'easy' | 'medium' | 'hard';
  number: number;
  mazes: number;
  gates: MazeOfDay['gates'];
}

function Walk({ seed, level, number, mazes, gates, onReview }: WalkProps) {
  const { activeUser } = useSession();
  const { mutate: play } = useMazePlayed();
  const solve = useMazeSolved();
  const [result, setResult] = useState<MazeResult | null>(null);
  const isSolved = result !== null;
  const [, navigate] = useLocation();
  // At a closed gate the day's review goes on, or begins.
  const ask = () => {
    if (gates.question === null) onReview();
    else navigate(`/student/exercise/${gates.question.session_id}/question/${gates.question.question_id}`);
  };
  useEffect(() => {
    if (isSolved) return;
    play();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') play();
    }, PLAYED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSolved, play]);
  const finish = (walked: MazeResult) => {
    if (isSolved) return;
    setResult(walked);
    solve.mutate(number);
  };
  return (
    <Stack gap={6}>
      {result !== null && (
        <Celebration
          title={words.solved}
          message={words.solvedMessage(formatNumber(result.steps))}
          action={
            <Button variant="primary" size="large" isPending={solve.isPending} onPress={() => void readNextMaze()}>
              {words.next}
            </Button>
          }
        />
      )}
      <Card title={words.place(formatNumber(number + 1), formatNumber(mazes))}>
        <Maze
          seed={seed}
          level={level}
          person={personOf(activeUser?.gender ?? null)}
          {...(gates.total > 0 && { gates, onGate: ask })}
          onSolved={finish}
        />
      </Card>
    </Stack>
  );
}

/** The questions of the garden are the student's own reviews that are due. */
function DueReviews({ onReview, isBeginning }: DailyMazeProps) {
  const due = useDueSkills();
  const count = due.data?.today.length ?? 0;
  if (count === 0) return null;
  return (
    <Card
      tone="reward"
      title={words.review.title}
      footer={
        <Button variant="secondary" size="large" isPending={isBeginning} onPress={onReview}>
          {words.review.start}
        </Button>
      }
    >
      <p>{words.review.text(formatNumber(count))}</p>
    </Card>
  );
}
