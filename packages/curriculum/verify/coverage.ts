import { type Grade, grades, lessonsOf, mathBook } from '../src/index.ts';
import { pictureShares } from '../test/properties/step-pictures.ts';
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

/** Kinds of faults a reading of questions found, with what was counted then, and the property that finds them now. */
const kinds: readonly (readonly [kind: string, before: string, property: string])[] = [
  [
    'a copied number gets the name of a misconception',
    '123',
    'names no misconception for what is copied or off by one',
  ],
  ['an answer off by one gets such a name', '74', 'names no misconception for what is copied or off by one'],
  ['an answer off by a place gets such a name', '26', 'names no misconception for what is copied or off by one'],
  [
    'a fair way to write a number is wrong or not understood',
    '236',
    'calls no fair way to write the right number wrong',
  ],
  [
    'more fair ways: around the number, with units, in other boxes',
    '257',
    'calls no fair way to write the right number wrong',
  ],
  ['«هیچ‌کدام» before other options', '2', 'has one right option and no two alike'],
  ['a form that means something else, «، را», «این‌جا»', 'not counted', 'is written cleanly'],
  ['help speaks of a thing that the question does not have', '47', 'speaks of nothing that the question does not have'],
  [
    'help asks for one denominator where there is one, sends to a sign that is not there, or the numbers are in order',
    '4',
    'asks for nothing that the question has already',
  ],
  [
    'the answer is shown in another form than asked, or its box lacks the unit',
    '25',
    'shows the answer in the form that is asked for',
  ],
  ['two options of one worth, or a name and a more general one', '0', 'has no second option that can be defended'],
  [
    'help speaks of brackets, of dashed lines, of a line to follow with a finger, of one of some figures',
    '5',
    'speaks of nothing that the question does not have',
  ],
  [
    'a name of the plain form where a question compares or asks backwards',
    '13',
    'read: one question of each skill in each of these forms',
  ],
  [
    'the answer with its numbers swapped has another name',
    '2',
    'names the right numbers in the other order for nothing else',
  ],
  ['a carry is named in a column that has none', '1', 'names no carry in a column that has none'],
  [
    'a title of two units that the question has not, marks on sides that are not there',
    '2',
    'speaks of nothing that the question does not have',
  ],
  ['help puts zeros where as many digits follow each mark', '2', 'asks for nothing that the question has already'],
  [
    'a step that another two numbers come to, a count of corners or the order the cards lie in gets a name',
    '52',
    'weighed when a question is made, and in test/simple-causes.test.ts; read: 240 questions',
  ],
  ['a price that nobody pays', '10', 'names no price that nobody pays'],
  ['a picture of the help shows the answer too soon', 'not counted', 'draws the answer in no picture before its step'],
];

function kindsTable(reports: ReadonlyMap<string, SkillReport>): string {
  const rows = kinds.map(([kind, before, property]) => {
    const found = [...reports.values()].filter(({ faults }) => faults.some((fault) => fault.includes(property))).length;
    return `| ${kind} | ${before} | ${found} | “${property}” |`;
  });
  return `## Faults by kind\n\n| kind | skills before | after | found by |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** How often help is drawn, beside what was counted before the steps of solutions were drawn by families. */
function picturesTable(reports: ReadonlyMap<string, SkillReport>): string {
  const { skills, all } = pictureShares([...reports.values()].map(({ pictures }) => pictures));
  const share = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`;
  const rows = [
    ['skills with at least half of their solutions drawn', '9 % (34)', `${share(skills, reports.size)} (${skills})`],
    ['questions whose solution is drawn', '8 %', share(all.drawn, all.questions)],
    ['of those that are asked with a picture', '13 %', share(all.askedDrawn, all.asked)],
  ];
  return `## Pictures in help\n\n| counted | before | after |\n| --- | --- | --- |\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}

/** Kinds of answers that one skill each had, and how many have them now. */
function answersTable(reports: ReadonlyMap<string, SkillReport>): string {
  const rows = ['multiple-select', 'categorize', 'table-cells'].map((kind) => {
    const skills = [...reports.values()].filter(({ answers }) => answers.includes(kind)).length;
    return `| ${kind} | 1 | ${skills} |`;
  });
  return `## Several answers, sorting, tables\n\n| kind of answer | skills before | after |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Every skill of the four books: forms, levels, and how many different questions were found at each level. */
export function coverage(reports: ReadonlyMap<string, SkillReport>): string {
  return [
    ...grades.map((grade) => gradeTable(grade, reports)),
    kindsTable(reports),
    picturesTable(reports),
    answersTable(reports),
  ].join('\n');
}
