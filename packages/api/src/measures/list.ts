import { HELP_BELOW_TENTHS, MIN_ASSESSED, RECENT_DAYS, RETURN_AFTER_DAYS } from './index.ts';
import { MIN_FOR_DISCRIMINATION, MIN_FOR_SHARE } from './shares.ts';
import { levelNames, measureNames } from './words.ts';

/** What a number on a screen or in a file means, for people. docs/measures.md is made from this list. */
export interface Measure {
  readonly id: string;
  /** What people read. */
  readonly words: string;
  readonly means: string;
  /** What it is a part of, and what it is counted in. */
  readonly of: string;
  /** What excused, late, reopened, moved and deleted do to it, where they do something. */
  readonly cases: readonly string[];
  /** What it says of nothing, of one, and of few. */
  readonly few: string;
  /** Where it is worked out: files from the root of the repository. */
  readonly from: readonly string[];
}

const API = 'packages/api/src/measures/index.ts';
const SHARES = 'packages/api/src/measures/shares.ts';
const SERVER = 'apps/server/src/questions/measures.ts';
const STATE = 'apps/server/src/questions/assignment-state.ts';

export const measures: readonly Measure[] = [
  {
    id: 'total',
    words: measureNames.total,
    means: 'Questions of one child’s part of a work. Of a work: of the child with the fewest, to that with the most.',
    of: 'questions',
    cases: [
      'excused: its questions are in no range',
      'a skill that was taken out before the child opened the work has no questions in it',
    ],
    few: 'a work has one at least',
    from: ['apps/server/src/work/assignments/teacher-queries.ts'],
  },
  {
    id: 'done',
    words: measureNames.done,
    means: 'Questions that take no more answers: right, wrong for the last time, the solution seen, or withdrawn.',
    of: 'all questions of the child',
    cases: [
      'started over: from 0; what was done before stays in the log alone',
      'late: counts where late work is taken',
    ],
    few: 'says «۰ از ۸»',
    from: [SERVER],
  },
  {
    id: 'answered',
    words: measureNames.answered,
    means: 'Questions with an answer that counts, or that are done. Never fewer than those done.',
    of: 'all questions of the child',
    cases: ['an answer that could not be read, or came too late, counts nowhere'],
    few: 'a cell of nothing answered says «ندیده» and is no link',
    from: [SERVER],
  },
  {
    id: 'unfinished',
    words: measureNames.unfinished,
    means: 'Answered, wrong so far, and open for another try.',
    of: 'answered questions',
    cases: [],
    few: 'says 0',
    from: [API],
  },
  {
    id: 'first-try-right',
    words: measureNames.firstTryRight,
    means: 'Right at the first try without a hint.',
    of: 'questions; the number beside it says which',
    cases: [
      'hidden results: not counted before the child may know them',
      'withdrawn question: credited to its child; left out of the numbers of a school',
    ],
    few: `nothing is said of every ten before ${MIN_FOR_SHARE}`,
    from: [SERVER, SHARES],
  },
  {
    id: 'right',
    words: measureNames.right,
    means: 'Right in the end, corrected ones included.',
    of: 'questions; the number beside it says which',
    cases: ['as first-try-right'],
    few: 'says 0',
    from: [SERVER],
  },
  {
    id: 'handed-in',
    words: measureNames.handedIn,
    means: 'Children who handed in, or had all questions done when their time ended.',
    of: 'children who are to do the work: all it was given to but the excused',
    cases: [
      'excused: neither in the part nor in the whole; said apart',
      'late: counts, and is marked',
      'reopened: not handed in until it is handed in again',
      'time over and not all done: not handed in, also once its teacher has seen it',
      'moved to another class: the work stays with the class it was given to, and so does the child’s part',
      'deleted work: in no count',
    ],
    few: '«۰ از ۰» of nobody',
    from: [SERVER, API],
  },
  {
    id: 'late',
    words: measureNames.late,
    means: 'Handed in, or last worked on, more than a minute after the child’s own end.',
    of: 'children',
    cases: ['extended: by the new end'],
    few: 'no mark where nothing was done',
    from: [STATE],
  },
  {
    id: 'level',
    words: `${measureNames.level}: ${Object.values(levelNames).join('، ')}`,
    means:
      'Tenths right at the first try, of all questions of the child’s work, once it is over: from six «قابل قبول», from eight «خوب», from nine «خیلی خوب».',
    of: 'all questions of the child; in a package those done, for enough right answers end an activity',
    cases: [
      'left out: counts as not right, so that it never raises the level',
      'excused: no level',
      'reopened or still open: no level',
      'late: as every other',
    ],
    few: `none with fewer than ${MIN_ASSESSED} questions done; the screen says that it is too early to say`,
    from: [API, SERVER],
  },
  {
    id: 'test-level',
    words: `${measureNames.level} (آزمون)`,
    means: 'As the level of a work, of the points of a quiz.',
    of: 'all points; dropped questions have none',
    cases: ['empty: as wrong', 'regraded: by the new points'],
    few: `none with fewer than ${MIN_ASSESSED} questions or points`,
    from: [API],
  },
  {
    id: 'mastery',
    words: measureNames.mastery,
    means:
      'The band of a child in a skill: how sure it is, by all first tries in work and practice, that the child knows it. «مسلط» comes from reviews on later days.',
    of: 'no share: it is moved by each first try',
    cases: [
      'right with a hint: says nothing, neither for nor against the child',
      'partly right: takes no band',
      'one mistake: never takes «مسلط»; two in a row may',
      'moved: it goes with the child',
      'withdrawn question: as if it was never asked, where that is no worse',
    ],
    few: '«در حال شروع» with fewer than three tries at its own level, «ندیده» without any',
    from: ['packages/curriculum/src/practice/next-mastery-level.ts'],
  },
  {
    id: 'needs-help',
    words: measureNames.helpNeeded,
    means: `A child and a skill, by the last ${RECENT_DAYS} days: four or more wrong in a row, or twenty questions without learning it, in all work and practice, where the child is as likely stuck as slow; or a work that is over in which fewer than ${HELP_BELOW_TENTHS} in ten questions done were right at the first try.`,
    of: 'children of classes of this year; in a work, of those who are to do it, and its skills alone',
    cases: [
      'learned since, or after four wrong in a row right again and near: no more',
      'excused: in no need of that work',
      'moved: with the child',
      'deleted work: calls for no help',
    ],
    few: `a work calls for help from ${MIN_ASSESSED} questions done`,
    from: [SERVER],
  },
  {
    id: 'practice',
    words: 'سؤال پاسخ‌گرفته، در یک روز یا هفته',
    means: 'Questions by the day of their first try: one that was tried on two days counts once.',
    of: 'questions of work, quizzes and own practice',
    cases: ['late: an answer that came too late is not there', 'unreadable: no try'],
    few: 'a week without any says so in words',
    from: [SERVER],
  },
  {
    id: 'practiced',
    words: 'تمرین کرده',
    means: `A child that gave an answer that counts: this week, or in the last ${RECENT_DAYS} days.`,
    of: 'children in classes of this year',
    cases: [
      'moved: in the class it is in now',
      'a week across schools: of the children of the day on which the week was counted last',
    ],
    few: 'a class without children is not behind; half of a class is not less than half',
    from: [SERVER, SHARES, 'apps/server/src/reports/organization/count-weeks.ts'],
  },
  {
    id: 'minutes',
    words: measureNames.minutes,
    means: 'Time of attention of answers, in whole minutes.',
    of: 'minutes',
    cases: ['late: not of an answer that came too late'],
    few: 'less than a minute is said in words to a child',
    from: [API, SERVER],
  },
  {
    id: 'last-active',
    words: measureNames.lastActive,
    means: 'Of a child: its newest answer, whatever came of it. Of its work: the newest answer, hint or hand-in there.',
    of: 'a moment',
    cases: ['late: counts, for the child was there'],
    few: 'none',
    from: ['apps/server/src/reports/student-page/students.ts', 'apps/server/src/questions/grading/answer-statement.ts'],
  },
  {
    id: 'learned-skills',
    words: 'مهارت بلدی',
    means:
      'Skills of a child in the bands learned and mastered, of all books; of a week, those of them learned since it began.',
    of: 'skills',
    cases: ['missed since: not learned until it is learned again', 'moved: with the child'],
    few: 'before the first, words say what they will be',
    from: ['apps/server/src/progress/review-due.ts', 'apps/server/src/practice/member-skills.ts'],
  },
  {
    id: 'due-reviews',
    words: 'مهارت‌هایی که وقت مرورشان است',
    means: 'Learned skills whose next review is now or was before.',
    of: 'learned skills',
    cases: ['missed since: practiced, not reviewed'],
    few: 'no review is offered where none is due',
    from: ['apps/server/src/progress/review-due.ts'],
  },
  {
    id: 'days-away',
    words: 'روزهای دوری',
    means: `Whole days in Tehran since the day of a child’s newest answer; from ${RETURN_AFTER_DAYS} on the next answer is a return.`,
    of: 'days',
    cases: ['late: an answer that came too late is not there'],
    few: 'nothing before the first answer; its number is not said to anyone',
    from: [API, 'apps/server/src/practice/member-skills.ts', 'apps/server/src/progress/rewards/calendar-facts.ts'],
  },
  {
    id: 'open-work',
    words: 'کار باز',
    means: 'Work of every kind that takes the child’s answers now.',
    of: 'works of the child',
    cases: ['excused, handed in, archived, deleted: not open', 'extended: open until the child’s own end'],
    few: 'says that nothing is left',
    from: ['apps/server/src/work/assignments/member-queries.ts'],
  },
  {
    id: 'class-skills',
    words: 'هر مهارتِ هر دانش‌آموز یک واحد',
    means: 'Pairs of a child and a skill by band. The unit, children and skills are said beside it.',
    of: 'children of the class times skills of the chapter',
    cases: ['moved: in the class the child is in now'],
    few: 'no bar for a class without children',
    from: ['apps/web/src/reports/classes/ClassCard.tsx'],
  },
  {
    id: 'habit',
    words: 'بیشترین روز و وقت تمرین',
    means: 'The day of the week with the most questions, and the part of the day with the most, each of all.',
    of: 'questions of the period',
    cases: [],
    few: `none with fewer than ${MIN_FOR_SHARE} questions, and none where two are the most`,
    from: [SHARES],
  },
  {
    id: 'days',
    words: measureNames.days,
    means:
      'Days of the week, from midnight to midnight in Tehran, on which the student answered something: a further try is enough.',
    of: 'the days of the week so far',
    cases: ['late: a day of practice all the same'],
    few: 'a week without one is said in words',
    from: ['apps/server/src/reports/parent-links/report.ts'],
  },
  {
    id: 'discrimination',
    words: measureNames.discrimination,
    means:
      'How well a question of a quiz tells students apart: the share right in the quarter with the most points less that in the quarter with the fewest, from -1 to 1.',
    of: 'students with a result',
    cases: ['excused: in no quarter', 'several tries: the last one that counts'],
    few: `none with fewer than ${MIN_FOR_DISCRIMINATION} students`,
    from: [SHARES, 'apps/server/src/work/quizzes/report.ts'],
  },
  {
    id: 'survey-mean',
    words: measureNames.mean,
    means: 'The mean of the numbers that people gave to a question of a survey, to two decimals.',
    of: 'people who answered the question',
    cases: ['skipped: in no mean'],
    few: 'none where nobody answered',
    from: [SHARES, 'apps/server/src/surveys/results.ts'],
  },
];

const HEAD = `# Measures

A number has one meaning on every screen, in every file and for every reader. Written by \`pnpm --filter @mashq/api measures\` from
\`packages/api/src/measures/list.ts\`; why it is so: [ADR 0049](adr/0049-measures.md). Rules for rows of the database are in
\`apps/server/src/questions/measures.ts\`. No screen divides, and the lint finds where one
does: it says a part and its whole, or what these modules say of them.
`;

/** docs/measures.md. */
export function measuresPage(): string {
  const parts = measures.map(({ id, words, means, of, cases, few, from }) => {
    const lines = [
      `- **Of:** ${of}.`,
      ...cases.map((each) => `- ${each.replace(/^([^:]+):/, '**$1**:')}.`),
      `- **Few:** ${few}.`,
      `- From ${from.map((file) => `[\`${file}\`](../${file})`).join(', ')}.`,
    ];
    return `## ${id}: ${words}\n\n${means}\n\n${lines.join('\n')}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}
