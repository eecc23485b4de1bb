export { useTestAnswer, useTestedSkills } from './question-test.ts';
