import type { AdminSurveyDetail, SurveyQuestion, SurveyTally } from '@mashq/api/contract';
import { BarChart } from '@mashq/ui/charts/bar-chart';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import { surveyWords } from '../strings/survey.ts';
import { Comments } from './Comments.tsx';
import { conditionsOf } from './draft-survey.ts';

const words = adminSurveyWords.detail;

/** More or longer names than these have no room under the bars of a phone. */
const MAX_NAMES = 5;
const MAX_NAME = 14;

/** The answer a bar counts, in words. */
function nameOf({ kind, options }: SurveyQuestion, { value, until }: SurveyTally['counts'][number]): string {
  if (kind === 'single' || kind === 'multi') return options[value] ?? '';
  if (kind === 'scale5') return surveyWords.scale[value - 1] ?? '';
  if (kind === 'faces') return surveyWords.faces[value - 1] ?? '';
  return until === null ? formatNumber(value) : words.interval(formatNumber(value), formatNumber(until));
}

export interface QuestionResultProps {
  survey: AdminSurveyDetail;
  question: SurveyQuestion;
}

/** What was answered to one question: bars of the counts, or the texts. */
export function QuestionResult({ survey, question }: QuestionResultProps) {
  const { questions, tallies } = survey;
  const tally = tallies.find((each) => each.question === question.id);
  const place = questions.indexOf(question);
  const { kind, text, options, show_if: condition } = question;
  const answered = tally?.answered ?? 0;
  const other = questions.findIndex(({ id }) => id === condition?.question);
  const hangsOn = questions[other];
  const subtitle = [
    words.questionAnswered(adminSurveyWords.question.kinds[kind], formatNumber(answered)),
    ...(hangsOn === undefined
      ? []
      : [
          words.onlyIf(
            formatNumber(other + 1),
            conditionsOf(hangsOn).find(({ is }) => is === condition?.is)?.label ?? '',
          ),
        ]),
    ...(tally == null || tally.average === null ? [] : [words.average(formatNumber(tally.average))]),
  ].join(' · ');
  return (
    <Card title={words.questionTitle(formatNumber(place + 1), text)} subtitle={subtitle}>
      {kind === 'text' && answered > 0 && <Comments surveyId={survey.id} question={question} />}
      {tally !== undefined && tally.counts.length > 0 && answered > 0 && (
        <CountsChart question={question} tally={tally} />
      )}
      {answered === 0 && options.length > 0 && (
        <ul>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function CountsChart({ question, tally }: { question: SurveyQuestion; tally: SurveyTally }) {
  const { answered, counts } = tally;
  const names = counts.map((count) => nameOf(question, count));
  const isNumbered = names.length > MAX_NAMES || names.some(({ length }) => length > MAX_NAME);
  return (
    <Stack gap={3}>
      <BarChart
        title={words.chart}
        itemHeader={words.chartItem}
        valueHeader={words.chartValue}
        valueTitle={words.chartValue}
        max={answered}
        data={counts.map(({ count }, index) => ({
          label: names[index] ?? '',
          ...(isNumbered && { shortLabel: formatNumber(index + 1) }),
          value: count,
        }))}
      />
      <ol>
        {counts.map(({ value, count }, index) => (
          <li key={value}>
            {isNumbered && `${formatNumber(index + 1)}. `}
            {names[index]}: {words.share(formatNumber(count), formatNumber(answered))}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
