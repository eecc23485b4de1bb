import type { ScienceSimulation } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { type ReactNode, useState } from 'react';
import { scienceWords as words } from '../strings/science.ts';
import { tellPage } from './messages.ts';
import * as css from './science.css.ts';

export interface Verdict {
  readonly isRight: boolean;
  /** What it says of the try: why it is right, or what to change. */
  readonly says: string;
}

export interface ExperimentProps {
  name: ScienceSimulation['name'];
  /** The drawing in words. */
  summary: string;
  /** What is to be done now. */
  task: string;
  /** How many tasks there are, and which this is, from 0. */
  tasks: number;
  at: number;
  /** The drawing. */
  scene: ReactNode;
  /** What changes the scene. */
  children: ReactNode;
  check: () => Verdict;
  onNext: () => void;
}

/** One experiment: a task, a drawing, what changes it, and a check that says why. */
export function Experiment({ name, summary, task, tasks, at, scene, children, check, onNext }: ExperimentProps) {
  const [verdict, setVerdict] = useState<Verdict>();
  const [judged, setJudged] = useState('');
  // A verdict is of what was drawn then.
  const isCurrent = judged === summary;
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [since, setSince] = useState(() => Date.now());
  return (
    <div className={css.experiment}>
      <Card>{scene}</Card>
      <Card title={task}>
        <Stack gap={6}>
          <Stack gap={5}>{children}</Stack>
          <Stack gap={4}>
            <Inline>
              <Button
                onPress={() => {
                  const next = check();
                  setVerdict(next);
                  setJudged(summary);
                  if (next.isRight) setDone(new Set(done).add(at));
                  tellPage({
                    type: 'science-result',
                    result: {
                      simulation: name,
                      task: at + 1,
                      solved: next.isRight,
                      summary,
                      duration: Math.max(0, Math.round((Date.now() - since) / 1000)),
                    },
                  });
                }}
              >
                {words.check}
              </Button>
              {done.has(at) && (
                <Button
                  variant="secondary"
                  onPress={() => {
                    setVerdict(undefined);
                    setSince(Date.now());
                    onNext();
                  }}
                >
                  {words.another}
                </Button>
              )}
            </Inline>
            {verdict && isCurrent && <Alert tone={verdict.isRight ? 'success' : 'info'}>{verdict.says}</Alert>}
            <p className={css.note}>{words.done(formatNumber(done.size), formatNumber(tasks))}</p>
          </Stack>
        </Stack>
      </Card>
    </div>
  );
}
