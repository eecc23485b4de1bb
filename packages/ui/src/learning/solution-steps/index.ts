export { SolutionSteps, type SolutionStepsProps } from './SolutionSteps.tsx';
