export { HintSteps, type HintStepsProps } from './HintSteps.tsx';
