import type { DescriptiveLevel, StudentReport } from '@mashq/api/contract';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import * as css from '../../platform/layout/paper-report.css.ts';
import { bookNames } from '../../platform/strings/student-general.ts';
import { teacher } from '../../platform/strings/teacher-general.ts';
import { studentPage } from '../strings/teacher-student-page.ts';
import type { StudentSkill } from './LevelDialog.tsx';

const words = studentPage.report;
const LEVELS = Object.keys(teacher.levels).reverse() as NonNullable<DescriptiveLevel>[];

/** The descriptive report of a student on paper, in the four levels of Iranian primary schools; notes are not in it. */
export function DescriptiveReport({ report }: { report: StudentReport }) {
  const { student, class: schoolClass, teacher_name, grade, weeks } = report;
  const chapters = report.chapters
    .map((chapter) => ({ ...chapter, skills: chapter.skills.filter(({ descriptive }) => descriptive.level !== null) }))
    .filter(({ skills }) => skills.length > 0);
  const skills = chapters.flatMap((chapter) => chapter.skills);
  const of = (...levels: DescriptiveLevel[]) => skills.filter(({ descriptive }) => levels.includes(descriptive.level));
  const sum = (name: 'done' | 'minutes') => formatNumber(weeks.reduce((total, week) => total + week[name], 0));
  return (
    <article className={css.paper} aria-label={words.title}>
      <header className={css.head}>
        <h1 className={css.title}>{words.title}</h1>
        <p className={css.subtitle}>{[student.name, bookNames[grade], formatDate(Date.now(), 'full')].join(' · ')}</p>
        <p className={css.subtitle}>
          {[schoolClass.school_name, schoolClass.title, words.teacher(teacher_name)].join(' · ')}
        </p>
      </header>
      <p>{words.practice(formatNumber(weeks.length), sum('done'), sum('minutes'))}</p>
      {skills.length === 0 ? (
        <p>{words.notYet}</p>
      ) : (
        <>
          <h2 className={css.heading}>{words.levels}</h2>
          <ul className={css.counts}>
            {LEVELS.map((level) => (
              <li key={level}>
                {teacher.levels[level]}: {words.count(formatNumber(of(level).length))}
              </li>
            ))}
          </ul>
          <SkillsInWords title={words.strong} skills={of('very-good', 'good')} />
          <SkillsInWords title={words.weak} skills={of('needs-work')} />
          <h2 className={css.heading}>{words.chapters}</h2>
          {chapters.map((chapter) => (
            <section key={chapter.number}>
              <h3 className={css.heading}>
                {studentPage.skills.chapterName(formatNumber(chapter.number), chapter.title)}
              </h3>
              <table className={css.table}>
                <thead>
                  <tr>
                    <th className={css.cell} scope="col">
                      {studentPage.skills.skill}
                    </th>
                    <th className={css.cell} scope="col">
                      {studentPage.skills.level}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {chapter.skills.map(({ id, title, descriptive: { level } }) => (
                    <tr key={id}>
                      <td className={css.cell}>{title}</td>
                      <td className={css.cell}>{level !== null && teacher.levels[level]}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </>
      )}
      <h2 className={css.heading}>{words.remarks}</h2>
      <div className={css.lines} />
      <p className={css.signatures}>
        <span>{words.signature}</span>
        <span>{words.parent}</span>
      </p>
    </article>
  );
}

function SkillsInWords({ title, skills }: { title: string; skills: readonly StudentSkill[] }) {
  if (skills.length === 0) return null;
  return (
    <>
      <h2 className={css.heading}>{title}</h2>
      <p>{skills.map((skill) => skill.title).join('، ')}</p>
    </>
  );
}
