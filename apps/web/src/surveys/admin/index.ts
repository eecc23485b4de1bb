export { EditSurveyScreen } from './EditSurveyScreen.tsx';
export { NewSurveyScreen } from './NewSurveyScreen.tsx';
export { SurveyDetailScreen } from './SurveyDetailScreen.tsx';
export { SurveyListScreen } from './SurveyListScreen.tsx';
