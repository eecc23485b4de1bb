import type { KitMessages } from '../kit-messages.ts';
import { persian } from '../persian-rules.ts';
import { faButton, faLink } from './actions.ts';
import { faCarousel } from './carousel.ts';
import * as faCharts from './charts.ts';
import { faChat } from './chat.ts';
import { faCopy } from './copy-button.ts';
import * as faCurrency from './currency.ts';
import * as faData from './data.ts';
import * as faFeedback from './feedback.ts';
import { faFeedbackScreens } from './feedback-screens.ts';
import * as faFiles from './files.ts';
import { faFooter } from './footer.ts';
import * as faFormControls from './form-controls.ts';
import * as faForms from './forms.ts';
import * as faLayout from './layout.ts';
import { faLearningAnswers, faRawAnswer } from './learning-answers.ts';
import { faCardAnswers } from './learning-card-answers.ts';
import {
  faActivityPath,
  faStudentCourse,
  faStudentPackage,
  faTeacherCourse,
  faTeacherPackage,
} from './learning-cards.ts';
import { faLearningContent } from './learning-content.ts';
import { faDrawnAnswers } from './learning-drawn-answers.ts';
import { faLearningFigures } from './learning-figures.ts';
import { faStudentHomework, faTeacherHomework } from './learning-homework.ts';
import { faCategorize, faMultipleSelect, faUnit } from './learning-picked-answers.ts';
import { faQuestionList, faQuizClock } from './learning-quiz.ts';
import { faLongArithmetic, faTableCells } from './learning-written-answers.ts';
import * as faLists from './lists.ts';
import { faMarketing } from './marketing.ts';
import { account, breadcrumbs, drawer, exit, faNavSearch, faStepper, logo, nav, toggle } from './navigation.ts';
import { faNotificationList } from './notification-list.ts';
import * as faOverlays from './overlays.ts';
import { faWorksheet } from './print.ts';
import { faPunctuation } from './punctuation.ts';
import {
  faBadgeArt,
  faBadgeShelf,
  faBadges,
  faCelebration,
  faCupMeter,
  faMaze,
  faRecentBadges,
  faStreak,
} from './rewards.ts';
import { richText } from './rich-text.ts';
import * as faSettings from './settings.ts';
import { faPresets, faTheme } from './theme.ts';
import { faWeek } from './week.ts';

/** All messages of the kit in Persian, to change a few of them: each component brings its own without this. */
export const faMessages: Required<KitMessages> = {
  language: persian,
  button: faButton,
  actions: { copy: faCopy, link: faLink },
  carousel: faCarousel,
  charts: faCharts,
  chat: faChat,
  data: { ...faData, ...faLists, notificationList: faNotificationList },
  feedbackScreens: faFeedbackScreens,
  feedback: faFeedback,
  forms: { ...faForms, ...faFiles, ...faFormControls, ...faCurrency },
  layout: { ...faLayout, footer: faFooter },
  learningAnswers: faLearningAnswers,
  rawAnswer: faRawAnswer,
  cardAnswers: faCardAnswers,
  activityPath: faActivityPath,
  studentPackage: faStudentPackage,
  teacherPackage: faTeacherPackage,
  studentCourse: faStudentCourse,
  teacherCourse: faTeacherCourse,
  learningContent: faLearningContent,
  drawnAnswers: faDrawnAnswers,
  learningFigures: faLearningFigures,
  studentHomework: faStudentHomework,
  teacherHomework: faTeacherHomework,
  multipleSelect: faMultipleSelect,
  categorize: faCategorize,
  unit: faUnit,
  quizClock: faQuizClock,
  questionList: faQuestionList,
  tableCells: faTableCells,
  longArithmetic: faLongArithmetic,
  marketing: faMarketing,
  navigation: { nav, account, drawer, toggle, breadcrumbs, logo, exit },
  stepper: faStepper,
  navSearch: faNavSearch,
  overlays: faOverlays,
  punctuation: faPunctuation,
  badges: faBadges,
  badgeArt: faBadgeArt,
  cupMeter: faCupMeter,
  streak: faStreak,
  celebration: faCelebration,
  maze: faMaze,
  badgeShelf: faBadgeShelf,
  recentBadges: faRecentBadges,
  worksheet: faWorksheet,
  richText,
  settings: faSettings,
  presets: faPresets,
  theme: faTheme,
  week: faWeek,
};
