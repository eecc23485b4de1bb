import { type Grade, grades, lessonsOf, mathBook } from '../src/index.ts';
import type { SkillReport } from './verify-skill.ts';

const persian = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** The coverage of one grade's book as a Markdown table, a row a skill in book order. */
function gradeTable(grade: Grade, reports: ReadonlyMap<string, SkillReport>): string {
  const book = mathBook(grade);
  const rows = lessonsOf(book).flatMap(({ title, firstPage, lastPage, skills }) =>
    skills.map(({ id, title: skill, answer, place }) => {
      const report = reports.get(id);
      const pages = `${persian.format(firstPage)}–${persian.format(lastPage)}`;
      const known =
        report === undefined
          ? ['—', '—', '—']
          : [
              report.forms.join(', '),
              report.levels.map(({ level }) => level).join(' '),
              report.levels.map(({ different }) => different).join(' · '),
            ];
      return `| ${[place.chapterTitle, title, pages, skill, `\`${id}\``, answer, ...known].join(' | ')} |`;
    }),
  );
  const head = '| chapter | lesson | pages | skill | id | answer | forms | levels | different questions a level |';
  return `## ${book.title}\n\n${head}\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Every skill of the four books: forms, levels, and how many different questions were found at each level. */
export function coverage(reports: ReadonlyMap<string, SkillReport>): string {
  return grades.map((grade) => gradeTable(grade, reports)).join('\n');
}
