import type { StudentAssignmentDetail } from '@mashq/api/contract';
import { isOver } from '@mashq/api/measures';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { formatNumber } from '@mashq/ui/i18n';
import { numbers } from '../../../platform/layout/numbers.css.ts';
import { LevelBadge } from '../../report/LevelBadge.tsx';
import { resultWords } from '../../strings/student-homework.ts';

/** The result of the homework, when it may be shown. */
export function HomeworkResult({ homework }: { homework: StudentAssignmentDetail }) {
  const { result, state, items_total, is_open } = homework;
  const words = resultWords;
  if (!isOver(state) && is_open) return null;
  if (result === null) return isOver(state) ? <Card title={words.title}>{words.later}</Card> : null;
  const of = words.of(formatNumber(items_total));
  return (
    <Card
      title={words.title}
      tone="accent"
      {...(result.level !== null && {
        actions: <LevelBadge level={result.level} />,
      })}
    >
      <div className={numbers}>
        <Stat value={result.right} label={words.right} hint={of} tone="success" isCentred />
        <Stat value={result.first_try_right} label={words.firstTry} hint={of} isCentred />
      </div>
      {result.level === null && <p>{words.tooFew}</p>}
    </Card>
  );
}
