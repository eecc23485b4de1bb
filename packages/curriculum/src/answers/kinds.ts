// The kinds of answers, one line each. `empty.ts` has what a browser needs of them.
export * from './angle/index.ts';
export * from './cells/index.ts';
export * from './choice/index.ts';
export * from './clock/index.ts';
export * from './decimal/index.ts';
export * from './fraction/index.ts';
export * from './integer/index.ts';
export * from './levels/index.ts';
export * from './match/index.ts';
export * from './mixed/index.ts';
export * from './number-line/index.ts';
export * from './order/index.ts';
export * from './points/index.ts';
export * from './sectors/index.ts';
