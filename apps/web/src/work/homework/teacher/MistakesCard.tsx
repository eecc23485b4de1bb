import type { CommonMistake } from '@mashq/api/contract';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import type { ReactNode } from 'react';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { ShowMore } from '../../../platform/tables/ShowMore.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';

const words = teacherHomework.mistakes;
const SHOWN = 3;

export interface MistakesCardProps {
  mistakes: readonly CommonMistake[];
  /** They are of one child, so no children are counted. */
  isOneChild?: boolean;
  /** The students of the report: those who made a mistake are named below it. */
  students?: readonly { student_id: string; name: string }[];
  /** Path of a student's answers in a skill; names lead there. */
  hrefOf?: (studentId: string, skillId: string) => string;
}

/** Mistakes that were confirmed in a second question; then, by name alone, those that may have been a slip. */
export function MistakesCard({ mistakes, isOneChild = false, students = [], hrefOf }: MistakesCardProps) {
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
            shown.map((mistake) => (
              <Mistake key={keyOf(mistake)} mistake={mistake} facts={factsOf(mistake)}>
                {hrefOf && (
                  <Inline gap={3}>
                    {students
                      .filter(({ student_id: id }) => mistake.student_ids.includes(id))
                      .map(({ student_id: id, name }) => (
                        <Link key={id} href={hrefOf(id, mistake.skill_id)}>
                          {name}
                        </Link>
                      ))}
                  </Inline>
                )}
              </Mistake>
            ))
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

interface MistakeProps {
  mistake: CommonMistake;
  facts: string;
  /** Who made it. */
  children: ReactNode;
}

function Mistake({ mistake, facts, children }: MistakeProps) {
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
        {children}
      </Stack>
    </Card>
  );
}
