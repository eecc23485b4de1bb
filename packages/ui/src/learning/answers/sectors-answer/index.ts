export { SectorsAnswer, type SectorsAnswerProps } from './SectorsAnswer.tsx';
