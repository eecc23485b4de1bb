import { fuzzCalls } from './fuzz-suite.ts';

await fuzzCalls(2, 2);
