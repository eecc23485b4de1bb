import { useSession } from '@mashq/state/platform/session/session';
import { useAccuracy, usePracticeDuration, useSkillsPerformance } from '@mashq/state/reports/practice-reports';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import * as css from '../../platform/layout/paper-report.css.ts';
import { fullName } from '../../platform/people/nav-account.ts';
import { paperWords, performanceWords } from '../strings/student-report.ts';

/** The descriptive report of a student's own practice, on paper alone. */
export function PaperReport() {
  const words = paperWords;
  const { activeUser } = useSession();
  const accuracy = useAccuracy('last_53').data;
  const duration = usePracticeDuration('last_53').data;
  const performance = useSkillsPerformance('last_53').data;
  if (activeUser === null || accuracy === undefined || duration === undefined || performance === undefined) return null;
  const chapters = performance.chapters
    .map((chapter) => ({ ...chapter, skills: chapter.skills.filter(({ level }) => level !== null) }))
    .filter(({ skills }) => skills.length > 0);
  const { judged, first_try_right, right, done } = accuracy;
  const where = [activeUser.school_name, activeUser.class?.title].filter(Boolean);
  return (
    <article className={css.paper} aria-label={words.title}>
      <header className={css.head}>
        <h1 className={css.title}>{words.title}</h1>
        <p className={css.subtitle}>{[fullName(activeUser), ...where, formatDate(Date.now(), 'full')].join(' · ')}</p>
      </header>
      <p>
        {duration.minutes === 0
          ? words.shortPractice(formatNumber(done))
          : words.practice(formatNumber(duration.minutes), formatNumber(done))}
      </p>
      {judged > 0 && <p>{words.accuracy(formatNumber(first_try_right), formatNumber(right), formatNumber(judged))}</p>}
      {chapters.length === 0 && <p>{words.notYet}</p>}
      {chapters.map(({ grade, number, title, skills }) => (
        <section key={`${grade} ${number}`}>
          <h2 className={css.heading}>{performanceWords.skills.chapter(formatNumber(number), title)}</h2>
          <table className={css.table}>
            <thead>
              <tr>
                <th className={css.cell} scope="col">
                  {words.skill}
                </th>
                <th className={css.cell} scope="col">
                  {words.level}
                </th>
              </tr>
            </thead>
            <tbody>
              {skills.map((skill) => (
                <tr key={skill.id}>
                  <td className={css.cell}>{skill.title}</td>
                  <td className={css.cell}>{skill.level !== null && words.levels[skill.level]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <h2 className={css.heading}>{words.own}</h2>
      <div className={css.lines} />
    </article>
  );
}
