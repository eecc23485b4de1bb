import type { HomeworkOutcomes, QuestionOutcomes } from '@mashq/api/contract';
import { DonutChart } from '@mashq/ui/charts/donut-chart';
import { formatNumber } from '@mashq/ui/i18n';
import { school } from '../strings/school.ts';

const words = school.charts;

/** How questions ended. */
export function QuestionsChart({ title, outcomes }: { title: string; outcomes: QuestionOutcomes }) {
  const { answered, first_try_right, right_later, not_right } = outcomes;
  if (answered === 0) return <p>{words.noQuestions}</p>;
  return (
    <DonutChart
      title={title}
      itemHeader={words.question}
      parts={[
        { label: words.firstTry, value: first_try_right, tone: 'success' },
        { label: words.later, value: right_later, tone: 'info' },
        { label: words.notRight, value: not_right, tone: 'reward' },
      ]}
    >
      {words.answered(formatNumber(answered))}
    </DonutChart>
  );
}

/** Where children are with homework. */
export function HomeworksChart({ outcomes: { assigned, ...parts } }: { outcomes: HomeworkOutcomes }) {
  if (assigned === 0) return <p>{words.noHomeworks}</p>;
  return (
    <DonutChart
      title={words.homeworks}
      itemHeader={words.question}
      parts={(Object.keys(words.states) as (keyof typeof parts)[]).map((state) => ({
        label: words.states[state],
        value: parts[state],
        // Nothing is expected of who is excused.
        ...(state === 'excused' && { tone: 'series6', isHollow: true }),
      }))}
    >
      {words.parts(formatNumber(assigned))}
    </DonutChart>
  );
}
