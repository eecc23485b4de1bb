import type { CommonMistake } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { ShowMore } from '../../../platform/tables/ShowMore.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';

const words = teacherHomework.mistakes;
const SHOWN = 3;

export interface MistakesCardProps {
  mistakes: readonly CommonMistake[];
  /** They are of one child, so no children are counted. */
  isOneChild?: boolean;
}

/** Mistakes that were confirmed in a second question; then, by name alone, those that may have been a slip. */
export function MistakesCard({ mistakes, isOneChild = false }: MistakesCardProps) {
  const confirmed = mistakes.filter((mistake) => mistake.confirmed > 0);
  const once = mistakes.filter((mistake) => mistake.confirmed === 0);
  const factsOf = (mistake: CommonMistake) =>
    `${mistake.skill_title}، ${isOneChild ? countOfChild(mistake) : countOfClass(mistake)}`;
  return (
    <Card title={words.title}>
      {confirmed.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ShowMore items={confirmed} shown={SHOWN}>
          {(shown) =>
            shown.map((mistake) => <Mistake key={keyOf(mistake)} mistake={mistake} facts={factsOf(mistake)} />)
          }
        </ShowMore>
      )}
      {once.length > 0 && (
        <Card title={words.once.title} subtitle={words.once.why} level={3} tone="muted">
          <ShowMore items={once} shown={SHOWN}>
            {(shown) => (
              <List>
                {shown.map((mistake) => (
                  <ListItem key={keyOf(mistake)} title={mistake.title} description={factsOf(mistake)} />
                ))}
              </List>
            )}
          </ShowMore>
        </Card>
      )}
    </Card>
  );
}

const keyOf = ({ skill_id, misconception_id }: CommonMistake) => `${skill_id} ${misconception_id}`;

function countOfClass({ students, confirmed }: CommonMistake): string {
  const once = students - confirmed;
  return [
    ...(confirmed > 0 ? [words.confirmed(formatNumber(confirmed))] : []),
    ...(once > 0 ? [words.seenOnce(formatNumber(once))] : []),
  ].join('، ');
}

function countOfChild({ confirmed, times }: CommonMistake): string {
  return confirmed > 0 ? words.ofChild.confirmed(formatNumber(times)) : words.ofChild.seenOnce;
}

function Mistake({ mistake, facts }: { mistake: CommonMistake; facts: string }) {
  const { title, example } = mistake;
  return (
    <Card title={title} subtitle={facts} level={3} tone="muted">
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
