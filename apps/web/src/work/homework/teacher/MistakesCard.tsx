import type { CommonMistake } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { ShowMore } from '../../../platform/tables/ShowMore.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';

const words = teacherHomework.mistakes;
const SHOWN = 3;

/** Mistakes that several students made in the same way. */
export function MistakesCard({ mistakes }: { mistakes: readonly CommonMistake[] }) {
  return (
    <Card title={words.title}>
      {mistakes.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ShowMore items={mistakes} shown={SHOWN}>
          {(shown) =>
            shown.map((mistake) => (
              <Mistake key={`${mistake.skill_id} ${mistake.misconception_id}`} mistake={mistake} />
            ))
          }
        </ShowMore>
      )}
    </Card>
  );
}

function Mistake({ mistake }: { mistake: CommonMistake }) {
  const { title, skill_title, students, times, example } = mistake;
  return (
    <Card
      title={title}
      subtitle={`${skill_title}، ${words.count(formatNumber(students), formatNumber(times))}`}
      level={3}
      tone="muted"
    >
      <Stack gap={3}>
        <BlockContent blocks={example.stem} />
        <p>{words.typed}:</p>
        <OptionalBoundary>
          <RawAnswer form={example.answer} raw={example.raw} />
        </OptionalBoundary>
        <p>
          {words.key}: <InlineContent content={example.key} />
        </p>
      </Stack>
    </Card>
  );
}
