import type { Context } from '../platform/context.ts';
import { surveyAdministration } from './admin-service.ts';
import { surveyService } from './service.ts';

/** Surveys: answered, and made by administrators. */
export function createSurveys(context: Context) {
  return { surveys: surveyService(context), adminSurveys: surveyAdministration(context) };
}

export type SurveysServices = ReturnType<typeof createSurveys>;
