import {
  check,
  type Level,
  printAnswer,
  type Question,
  type RawInput,
  skillById,
  type Verdict,
} from '@mashq/curriculum';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { formatDigits } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { AnswerInput, emptyInput } from '@mashq/ui/learning/answers';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { FigureView } from '@mashq/ui/learning/figures';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { useState } from 'react';

export interface SkillGalleryProps {
  /** Id of a skill of the books. */
  skill: string;
  /** 1 is below the book, 2 and 3 are the book's own, 4 is a stretch. */
  level: Level;
  /** The same seed is the same question. */
  seed: number;
  /** How many seeds to show, one under the other. */
  count: number;
}

/** Questions of one skill with all that belongs to them: for anyone who writes, reads or draws questions. */
export function SkillGallery({ skill, level, seed, count }: SkillGalleryProps) {
  const found = skillById(skill);
  if (found === undefined) return <p>مهارتی با این نشانه نیست.</p>;
  const { chapterTitle, lessonTitle, firstPage, lastPage } = found.place;
  const questions = Array.from({ length: count }, (_, index) => found.generate(seed + index, level));
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{found.title}</h1>
        <Inline>
          <Badge>{chapterTitle}</Badge>
          <Badge>{lessonTitle}</Badge>
          <Badge>{formatDigits(`صفحه‌های ${firstPage} تا ${lastPage}`)}</Badge>
          <Badge tone="accent">{formatDigits(`سطح ${level}`)}</Badge>
        </Inline>
      </Stack>
      {questions.map((question) => (
        <QuestionCard key={`${skill} ${level} ${question.seed}`} question={question} />
      ))}
    </Stack>
  );
}

const VERDICTS: Readonly<Record<Verdict['verdict'], string>> = {
  right: 'درست',
  wrong: 'نادرست',
  partial: 'تا حدی درست',
  invalid: 'ناخوانا',
};

function QuestionCard({ question }: { question: Question }) {
  const [input, setInput] = useState<RawInput>(() => emptyInput(question.answer));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { stem, figure, answer, key, hints, solution, misconceptions } = question;
  const judge = () => setVerdict(check(question, input));
  return (
    <Card title={formatDigits(`دانهٔ ${question.seed}`)} as="article" level={2}>
      <Grid columns="wide" align="start">
        <Stack gap={4}>
          <BlockContent blocks={stem} size="stem" />
          {figure !== undefined && <FigureView figure={figure} />}
          <AnswerInput form={answer} value={input} onChange={setInput} onSubmit={judge} />
          <Inline>
            <Button variant="secondary" onPress={judge}>
              تأیید
            </Button>
            <span>
              پاسخ: <InlineContent content={printAnswer(key, answer)} />
            </span>
          </Inline>
          {verdict !== null && (
            <p role="status">
              {VERDICTS[verdict.verdict]}
              {'message' in verdict && verdict.message !== undefined && (
                <>
                  : <InlineContent content={verdict.message} />
                </>
              )}
            </p>
          )}
        </Stack>
        <Stack gap={4}>
          {hints.map(({ content }, index) => (
            <Stack key={index} gap={1}>
              <strong>{formatDigits(`راهنمایی ${index + 1}`)}</strong>
              <BlockContent blocks={content} />
            </Stack>
          ))}
          <SolutionSteps steps={solution} />
        </Stack>
        <Stack gap={3}>
          <h3>اشتباه‌های شناخته‌شده</h3>
          {misconceptions.map(({ id, title, answer: wrong, message }) => (
            <Stack key={id} gap={1}>
              <strong>{title}</strong>
              <span>
                <InlineContent content={printAnswer(wrong, answer)} />
              </span>
              <span>
                <InlineContent content={message} />
              </span>
            </Stack>
          ))}
        </Stack>
      </Grid>
    </Card>
  );
}
