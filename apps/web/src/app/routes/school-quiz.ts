import type { RouteTable } from '../../platform/routing/route.ts';
import { quizReportRoutes } from './quiz-report-routes.ts';

/** Quizzes of a school for its manager. */
export const table: RouteTable = { routes: quizReportRoutes('school') };
