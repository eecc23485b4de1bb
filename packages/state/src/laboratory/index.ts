export { type TriedRequest, useApiCall, useApiCalls, useTryCall } from './api-calls.ts';
export { useTestAnswer, useTestedSkills } from './question-test.ts';
export { newScienceResult, useRecordScience, useScience } from './science.ts';
