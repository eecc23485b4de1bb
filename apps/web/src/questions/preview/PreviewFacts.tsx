import type { TeacherQuestion } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { preview } from '../strings/teacher-preview.ts';

const words = preview;

/** Key, hints, solution, and the recognized mistakes with their messages. */
export function PreviewFacts({ question }: { question: TeacherQuestion }) {
  const { key, hints, solution, misconceptions } = question;
  return (
    <Grid columns="wide" align="start">
      <Stack gap={6}>
        <Card title={words.key} tone="success">
          <InlineContent content={key} />
        </Card>
        <SolutionSteps steps={solution} level={2} />
      </Stack>
      <Stack gap={6}>
        {hints.length > 0 && (
          <Card title={words.hints}>
            <Stack as="ul" gap={4}>
              {hints.map(({ content }, index) => (
                <li key={index}>
                  <strong>{words.hint(formatNumber(index + 1))}</strong>
                  <BlockContent blocks={content} />
                </li>
              ))}
            </Stack>
          </Card>
        )}
        {misconceptions.length > 0 && (
          <Card title={words.misconceptions}>
            <Stack as="ul" gap={4}>
              {misconceptions.map(({ id, title, answer, message }) => (
                <li key={id}>
                  <strong>{title}</strong>: <InlineContent content={answer} />
                  <p>
                    {words.said} <InlineContent content={message} />
                  </p>
                </li>
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
    </Grid>
  );
}
