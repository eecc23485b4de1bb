export { QuestionList, type QuestionListProps } from './QuestionList.tsx';
export type { ListedQuestion, QuestionListState } from './question-groups.ts';
