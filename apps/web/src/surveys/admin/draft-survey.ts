import type { AdminSurveyDetail, Grade, NewSurvey, SurveyQuestion, SurveyRole } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { dayOf, endOfDay, startOfDay } from '../../platform/dates/tehran-day.ts';
import { surveyWords } from '../strings/survey.ts';

/** A question in the form. */
export interface DraftQuestion {
  readonly id: string;
  readonly kind: SurveyQuestion['kind'];
  readonly text: string;
  readonly required: boolean;
  /** One option a line. */
  readonly options: string;
  readonly showIf: SurveyQuestion['show_if'];
}

/** The form's values. Days are those of Tehran. */
export interface DraftSurvey {
  readonly title: string;
  readonly intro: string;
  readonly roles: readonly SurveyRole[];
  readonly grades: readonly Grade[];
  readonly schools: readonly { readonly id: string; readonly title: string }[];
  readonly from: string | null;
  readonly to: string | null;
  readonly anonymous: boolean;
  readonly maxSkips: number;
  readonly questions: readonly DraftQuestion[];
}

export const MAX_FOR_CHILDREN = 5;
export const MAX_QUESTIONS = 40;
export const MAX_OPTIONS = 12;
export const MAX_OPTION = 120;

export const hasOptions = ({ kind }: Pick<SurveyQuestion, 'kind'>) => kind === 'single' || kind === 'multi';

export const linesOf = (options: string): string[] =>
  options
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const emptyQuestion = (isForChildren: boolean): DraftQuestion => ({
  id: makeId(),
  kind: isForChildren ? 'faces' : 'scale5',
  text: '',
  required: true,
  options: '',
  showIf: null,
});

export const emptySurvey = (): DraftSurvey => ({
  title: '',
  intro: '',
  roles: ['STUDENT'],
  grades: [],
  schools: [],
  from: null,
  to: null,
  anonymous: true,
  maxSkips: 3,
  questions: [emptyQuestion(true)],
});

/** The values of a survey that exists. */
export function draftOf(survey: AdminSurveyDetail): DraftSurvey {
  const { title, intro, roles, grades, schools, anonymous, questions } = survey;
  return {
    title,
    intro,
    roles,
    grades,
    schools,
    // One that has begun keeps its beginning.
    from: Date.parse(survey.from) > Date.now() ? dayOf(survey.from) : null,
    to: dayOf(survey.to),
    anonymous,
    maxSkips: survey.max_skips,
    questions: questions.map(({ id, kind, text, required, options, show_if: showIf }) => ({
      id,
      kind,
      text,
      required,
      options: options.join('\n'),
      showIf,
    })),
  };
}

/** The answers of a question that another one can hang on, with their words. */
export function conditionsOf({
  kind,
  options,
}: Pick<SurveyQuestion, 'kind' | 'options'>): { is: number; label: string }[] {
  if (hasOptions({ kind })) return options.map((label, is) => ({ is, label }));
  if (kind === 'scale5') return surveyWords.scale.map((label, place) => ({ is: place + 1, label }));
  if (kind === 'faces') return surveyWords.faces.map((label, place) => ({ is: place + 1, label }));
  return [];
}

/** Questions without the conditions that no longer lead to an answer of a question before. */
export function withFitConditions(questions: readonly DraftQuestion[]): DraftQuestion[] {
  return questions.map((question, place) => {
    const { showIf } = question;
    if (showIf === null) return question;
    const other = questions.slice(0, place).find(({ id }) => id === showIf.question);
    const isFit =
      other !== undefined &&
      conditionsOf({ kind: other.kind, options: linesOf(other.options) }).some(({ is }) => is === showIf.is);
    return isFit ? question : { ...question, showIf: null };
  });
}

/** The questions as people will be asked them. */
export const questionsOf = ({ questions }: Pick<DraftSurvey, 'questions'>): SurveyQuestion[] =>
  withFitConditions(questions).map(({ id, kind, text, required, options, showIf }) => ({
    id,
    kind,
    text: text.trim(),
    required,
    options: hasOptions({ kind }) ? linesOf(options) : [],
    show_if: showIf,
  }));

/** The survey for a request; null while it has no last day. */
export function contentOf(draft: DraftSurvey): NewSurvey | null {
  const { title, intro, roles, grades, schools, from, to, anonymous, maxSkips } = draft;
  if (to === null) return null;
  return {
    title: title.trim(),
    intro: intro.trim(),
    roles: [...roles],
    grades: roles.includes('STUDENT') ? [...grades] : [],
    schools: schools.map(({ id }) => id),
    ...(from !== null && { from: startOfDay(from) }),
    to: endOfDay(to),
    anonymous,
    max_skips: maxSkips,
    questions: questionsOf(draft),
  };
}
