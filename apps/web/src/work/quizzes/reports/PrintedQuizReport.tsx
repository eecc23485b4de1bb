import type { QuizQuestionReport, QuizReport } from '@mashq/api/contract';
import { fractionOf } from '@mashq/api/measures';
import { isBelowHalf, meanOf, resultBorders, sumOf } from '@mashq/api/measures/shares';
import { formatNumber } from '@mashq/ui/i18n';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { Flag } from 'lucide-react';
import { quizPaper } from '../../strings/quiz-paper.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import * as css from './printed-quiz-report.css.ts';

const words = quizPaper;
/** More columns than this are not told apart on half a page: then they are tenths. */
const MAX_COLUMNS = 12;

export interface PrintedQuizReportProps {
  report: QuizReport;
  /** Without names, as the screen shows it. */
  isAnonymous: boolean;
}

/** The report of a quiz on paper alone, mostly one sheet: how it went, question by question, and everybody's points. */
export function PrintedQuizReport({ report, isAnonymous }: PrintedQuizReportProps) {
  const { students, questions } = report;
  return (
    <article className={css.paper} aria-label={words.label}>
      <Summary report={report} />
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.head} scope="col" colSpan={2}>
              {words.question}
            </th>
            <th className={css.head} scope="col">
              {words.right}
            </th>
            <th className={css.head} scope="col">
              {words.wrong}
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <QuestionRow key={question.position} question={question} />
          ))}
        </tbody>
      </table>
      <Marks students={students} isAnonymous={isAnonymous} />
      <div className={css.signatures}>
        <p className={css.signature}>{words.teacher}</p>
        <p className={css.signature}>{words.manager}</p>
      </div>
    </article>
  );
}

const scoresOf = ({ students }: Pick<QuizReport, 'students'>) =>
  students.flatMap(({ score }) => (score === null ? [] : [score]));

/** How many have how many points: by points where they are few, else by tenths. */
function columnsOf({ distribution, ...report }: QuizReport, outOf: number) {
  if (outOf > MAX_COLUMNS)
    return distribution.map((count, tenth) => ({ label: words.tenth(formatNumber(tenth * 10)), count }));
  const counts = Array.from({ length: outOf + 1 }, () => 0);
  for (const { points } of scoresOf(report)) {
    const column = Math.min(outOf, Math.round(points));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts.map((count, points) => ({ label: formatNumber(points), count }));
}

function Summary({ report }: { report: QuizReport }) {
  const { quiz, students, questions } = report;
  const scores = scoresOf(report);
  const outOf = scores[0]?.out_of ?? quiz.points_total;
  if (scores.length === 0) return <p>{teacherQuiz.noScores}</p>;
  const columns = columnsOf(report, outOf);
  const tallest = Math.max(...columns.map(({ count }) => count), 1);
  const away = students.filter(({ state }) => state === 'missed').length;
  const mean = meanOf(sumOf(scores.map(({ points }) => points)), scores.length);
  const { high, half } = resultBorders(outOf);
  const countFrom = (least: number) => scores.filter(({ points }) => points >= least).length;
  const facts: readonly (readonly [number, string])[] = [
    [scores.length, away === 0 ? words.took : words.tookAndAway(formatNumber(away))],
    [mean, words.mean(formatNumber(outOf))],
    [countFrom(high), words.most(formatNumber(high))],
    [scores.length - countFrom(half), words.few(formatNumber(half))],
  ];
  return (
    <div className={css.summary}>
      <section>
        <h2 className={css.heading}>{words.distribution}</h2>
        <ol className={css.columns}>
          {columns.map(({ label, count }) => (
            <li key={label} className={css.column}>
              {count > 0 && formatNumber(count)}
              <span
                className={css.columnFill}
                {...(count === 0 && { 'data-empty': '' })}
                style={{ blockSize: `${26 * (fractionOf({ part: count, whole: tallest }) ?? 0)}mm` }}
              />
            </li>
          ))}
        </ol>
        <ol className={css.labels}>
          {columns.map(({ label }) => (
            <li key={label} className={css.column} style={{ fontWeight: 400 }}>
              {label}
            </li>
          ))}
        </ol>
        <p className={css.axis}>{outOf > MAX_COLUMNS ? words.tenths : words.points(formatNumber(outOf))}</p>
      </section>
      <dl className={css.facts}>
        {facts.map(([value, says]) => (
          <div key={says} className={css.fact}>
            <dt>{says}</dt>
            <dd className={css.number}>{formatNumber(value)}</dd>
          </div>
        ))}
        <Next questions={questions} />
      </dl>
    </div>
  );
}

/** What fewest had right, and the mistake most of them made. */
function Next({ questions }: { questions: readonly QuizQuestionReport[] }) {
  const missing = ({ wrong, empty }: QuizQuestionReport) => wrong + empty;
  const [first] = questions.toSorted((a, b) => missing(b) - missing(a));
  if (first === undefined || missing(first) === 0) return null;
  const mistake = first.wrong_answers[0]?.misconception;
  return (
    <div className={css.next}>
      <dt>
        <strong>{words.next}</strong>
      </dt>
      <dd style={{ margin: 0 }}>
        {words.nextSkill(first.skill.title, formatNumber(missing(first)))} {mistake && words.nextMistake(mistake)}
      </dd>
    </div>
  );
}

function QuestionRow({
  question: { position, skill, sheet, right, wrong, empty, wrong_answers },
}: {
  question: QuizQuestionReport;
}) {
  const all = right + wrong + empty;
  const [frequent] = wrong_answers;
  return (
    <tr>
      <td className={css.cell}>{formatNumber(position + 1)}</td>
      <td className={css.cell}>{skill.title}</td>
      <td className={css.cell}>
        <span className={css.share}>
          <span className={css.bar} aria-hidden>
            <span
              className={css.fill}
              style={{ inlineSize: `${100 * (fractionOf({ part: right, whole: all }) ?? 0)}%` }}
            />
          </span>
          {words.rightOf(formatNumber(right), formatNumber(all))}
        </span>
      </td>
      <td className={css.cell}>
        {frequent && (
          <>
            {frequent.misconception ?? <RawAnswer form={sheet.answer} raw={frequent.raw} />}
            {words.times(formatNumber(frequent.count))}
          </>
        )}
      </td>
    </tr>
  );
}

function Marks({ students, isAnonymous }: Pick<QuizReport, 'students'> & { isAnonymous: boolean }) {
  return (
    <section>
      <div className={css.marksHead}>
        <h2 className={css.heading}>{words.marks}</h2>
        <span className={css.legend}>
          {!isAnonymous && <span>{words.order}</span>}
          <Flag size="0.9em" fill="currentColor" aria-hidden />
          {words.flag}
        </span>
      </div>
      <ol className={css.marks}>
        {students.map(({ student_id, name, score, state }, index) => (
          <li key={student_id} className={css.mark}>
            <span className={css.name}>{isAnonymous ? teacherQuiz.anonymous(formatNumber(index + 1)) : name}</span>
            {score !== null && isBelowHalf({ part: score.points, whole: score.out_of }) && (
              <Flag size="0.9em" fill="currentColor" role="img" aria-label={words.flag} />
            )}
            {score === null ? (
              <span className={css.state}>{state === 'missed' ? words.away : teacherQuiz.students.names[state]}</span>
            ) : (
              <span className={css.points}>{formatNumber(score.points)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
