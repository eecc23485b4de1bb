import { fuzzCalls } from './fuzz-suite.ts';

await fuzzCalls(1, 2);
