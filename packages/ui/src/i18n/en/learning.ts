import type {
  ActivityPathMessages,
  StudentCourseMessages,
  StudentPackageMessages,
  TeacherCourseMessages,
  TeacherPackageMessages,
} from '../fa/learning-cards.ts';
import type { faLearningContent } from '../fa/learning-content.ts';
import type { FigureMessages } from '../fa/learning-figures.ts';
import type { StudentHomeworkMessages, TeacherHomeworkMessages } from '../fa/learning-homework.ts';
import type { QuestionListMessages, QuizClockMessages } from '../fa/learning-quiz.ts';
import type { richText as faRichText } from '../fa/rich-text.ts';
import type { Messages } from '../messages.ts';

export const learningContent: Messages<typeof faLearningContent> = {
  money: { unit: 'toman' },
  feedback: {
    right: 'That is right!',
    wrong: 'Not yet',
    partial: 'A part of it is right',
    invalid: 'Something has to be corrected',
    stored: 'Your answer is saved',
    rightParts: (right, outOf) => `${right} of ${outOf} are right.`,
    notCounted: 'This time did not count.',
  },
  hints: {
    label: 'Hints',
    hint: (place) => `Hint ${place}`,
    open: 'Hint',
    next: 'Another hint',
    solution: 'Show me the solution',
    cost: 'With a hint, this question does not count for what you have learned. That is fine!',
    pending: 'The hint is coming…',
  },
  solution: {
    title: 'Solution, step by step',
    step: (place) => `Step ${place}`,
    question: 'Did you understand the solution?',
    next: 'If you did, a question like this one with other numbers comes next.',
    understood: 'I understood',
    notUnderstood: 'Not yet',
  },
  progress: {
    label: (done, total) => `${done} of ${total} questions done`,
    item: (place, state) => `Question ${place}: ${state}`,
    current: (place, state) => `Question ${place}: ${state}, this question`,
    right: 'right',
    corrected: 'right after a correction',
    hint: 'right with a hint',
    wrong: 'not yet',
    revealed: 'solution seen',
    answered: 'saved',
    waiting: 'waiting to be sent',
    open: 'to do',
    skipped: 'to do',
  },
  skill: {
    unseen: 'Not seen',
    starting: 'Starting',
    learning: 'Learning',
    near: 'Nearly learned',
    learned: 'Learned',
    mastered: 'Mastered',
    of: (level, levels) => `${level} of ${levels}`,
    count: (count) => `${count} questions`,
    estimate: (count) => `about ${count} more questions`,
  },
  path: { place: (place) => `Skill ${place}`, current: 'You are here' },
};

export const learningFigures: FigureMessages = {
  unknown: '?',
  pictureWorth: (count, unit) => `means ${count} ${unit}`,
  tones: { turmeric: 'yellow', leaf: 'green', rose: 'red', sky: 'blue', none: 'gray' },
  coin: { heads: 'heads', tails: 'tails' },
  patternStage: (number) => `Figure ${number}`,
};

const source = {
  page: (page: string) => `Page ${page}`,
  pages: (first: string, last: string) => `Pages ${first} to ${last}`,
  section: (section: string) => `Lesson ${section}`,
  sections: (first: string, last: string) => `Lessons ${first} to ${last}`,
};

export const studentHomework: StudentHomeworkMessages = {
  ...source,
  progress: 'Questions done',
  done: (done, total) => `${done} of ${total} questions`,
  late: 'Late',
  not_started: 'Not started',
  in_progress: 'In progress',
  submitted: 'Handed in',
  auto_submitted: 'Handed in by itself',
  missing: 'Missing',
  excused: 'Excused',
  reviewed: 'Seen by your teacher',
  start: 'Start',
  resume: 'Go on',
  look: 'Look',
  result: 'See the result',
};

export const teacherHomework: TeacherHomeworkMessages = {
  ...source,
  progress: 'Handed in',
  submitted: (submitted, assigned) => `${submitted} of ${assigned} students`,
  help: (count) => `${count} need help`,
  draft: 'Draft',
  scheduled: 'Scheduled',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
  cancelled: 'Cancelled',
  edit: 'Go on editing',
  report: 'See the report',
  look: 'See the homework',
};

const grade = (name: string) => `Grade ${name}`;

const activities = {
  activities: 'Activities',
  activity: (kind: string, title: string) => [kind, title].join(', '),
  activityDone: (activity: string) => `${activity}, done`,
  practice: 'Practice',
  lesson: 'Lesson',
  game: 'Game',
  lab: 'Lab',
  quiz: 'Quiz',
};

export const activityPath: ActivityPathMessages = {
  practice: activities.practice,
  lesson: activities.lesson,
  game: activities.game,
  lab: activities.lab,
  quiz: activities.quiz,
  locked: 'still locked',
  available: 'open',
  in_progress: 'under way',
  completed: 'done',
};

export const studentPackage: StudentPackageMessages = {
  ...activities,
  grade,
  progress: 'Activities done',
  done: (done, total) => `${done} of ${total} activities`,
  next: (activity) => `Next: ${activity}`,
  sequential: 'One after another',
  not_started: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
  locked: 'Still locked',
  start: 'Start',
  resume: 'Go on',
  look: 'Look',
};

export const teacherPackage: TeacherPackageMessages = {
  ...activities,
  grade,
  count: (count) => `${count} activities`,
  given: (classes) => `For ${classes}`,
  notGiven: 'Given to no class yet',
  progress: 'Completed',
  completed: (completed, assigned) => `${completed} of ${assigned} students`,
  active: 'Active',
  inactive: 'Inactive',
  open: 'See the package',
};

export const studentCourse: StudentCourseMessages = {
  grade,
  progress: 'Skills learned',
  learned: (learned, total) => `${learned} of ${total} skills`,
  next: (section) => `Next: ${section}`,
  complete: 'You have learned them all',
  start: 'Start',
  resume: 'Go on',
  look: 'Look',
};

export const teacherCourse: TeacherCourseMessages = {
  grade,
  classes: (count) => `${count} classes`,
  students: (count) => `${count} students`,
  taught: 'Pages taught',
  pages: (taught, total) => `${taught} of ${total} pages`,
  edition: (year) => `Edition ${year}`,
  archived: 'Archived',
  open: 'See the course',
};

export const quizClock: QuizClockMessages = {
  clock: 'Time of the quiz',
  passed: (minutes, total) => `${minutes} of ${total} minutes have passed`,
  left: (minutes) => `${minutes} minutes left`,
  justBegun: 'The quiz has just begun',
  lastMinute: 'One minute left',
  before: 'The quiz has not begun',
  over: 'Time is up; all you have written is kept.',
  hidden: 'The time is hidden',
  hide: 'Hide the time',
  show: 'Show the time',
  half: 'Half of the time has passed.',
  leftSpoken: (minutes) => `${minutes} minutes are left.`,
};

export const questionList: QuestionListMessages = {
  list: 'Questions',
  question: (place, state) => `Question ${place}, ${state}`,
  flagged: 'flagged',
  open: 'no answer',
  skipped: 'put off',
  answered: 'answered',
  right: 'right',
  partial: 'partly right',
  wrong: 'not yet',
  filter: 'Which questions',
  all: 'All',
  groupAnswered: 'Answered',
  groupRight: 'Right',
  groupWrong: 'Not yet',
  groupOpen: 'No answer',
  choice: (name, count) => [name, count].join(' '),
  shown: (count) => `${count} questions are shown.`,
};

export const richText: Messages<typeof faRichText> = {
  toolbar: (label) => `Writing tools: ${label}`,
  font: 'Type',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  lists: 'Lists',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  insert: 'Insert',
  link: 'Link',
  formula: 'Formula',
  history: 'History',
  undo: 'Undo',
  redo: 'Redo',
  apply: 'Put into the text',
  linkDialog: {
    title: 'Link',
    address: 'Address',
    addressHint: 'Of a page or of mail, such as roshd.ir',
    text: 'Words of the link',
    wrong: 'That is no address. Write that of a page or of mail.',
    remove: 'Remove the link',
  },
  formulaDialog: {
    title: 'Formula',
    source: 'Write the formula',
    hint: 'Write a fraction with /; a mixed number needs a space: 2 1/3',
    signs: 'Signs',
    preview: 'It looks like this in the text',
    none: 'No formula is written yet.',
    wrong: 'The formula is not complete, or has a sign that is not known.',
    box: 'Empty box',
    fraction: 'Line of a fraction',
  },
  count: (count, most) => `${count} of ${most} characters`,
  tooManyParts: 'There are too many paragraphs or pieces. Make the text shorter.',
  tooLong: (over) => `${over} characters too many. Make the text shorter.`,
};
