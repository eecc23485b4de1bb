export { UnitAnswer, type UnitAnswerProps, type UnitForm, type UnitInput } from './UnitAnswer.tsx';
