import type { CommonMistake } from '@mashq/api/contract';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
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
  /** The students of the report: those who made a mistake are named below it. */
  students?: readonly { student_id: string; name: string }[];
  /** Path of a student's answers in a skill; names lead there. */
  hrefOf?: (studentId: string, skillId: string) => string;
}

/** Mistakes that several students made in the same way. */
export function MistakesCard({ mistakes, students = [], hrefOf }: MistakesCardProps) {
  return (
    <Card title={words.title}>
      {mistakes.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ShowMore items={mistakes} shown={SHOWN}>
          {(shown) =>
            shown.map((mistake) => (
              <Mistake key={`${mistake.skill_id} ${mistake.misconception_id}`} mistake={mistake}>
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
    </Card>
  );
}

function Mistake({ mistake, children }: { mistake: CommonMistake; children: ReactNode }) {
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
        {children}
      </Stack>
    </Card>
  );
}
