import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../../platform/strings/titles-admin.ts';

const screens = () => import('../../surveys/admin/index.ts');

/** Surveys, as administrators of the site make them and read their results. */
export const table: RouteTable = {
  routes: [
    route('/admin/surveys', { layout: 'admin', title: titles.surveys, load: screens, name: 'SurveyListScreen' }),
    route('/admin/surveys/new', { layout: 'admin', title: titles.newSurvey, load: screens, name: 'NewSurveyScreen' }),
    route('/admin/surveys/:id', { layout: 'admin', title: titles.survey, load: screens, name: 'SurveyDetailScreen' }),
    route('/admin/surveys/:id/edit', {
      layout: 'admin',
      title: titles.editSurvey,
      load: screens,
      name: 'EditSurveyScreen',
    }),
  ],
};
