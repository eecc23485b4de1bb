export * from './books/index.ts';
export * from './checking/index.ts';
export { plainBlocks, plainLine, plainMath } from './content/index.ts';
export type * from './model/index.ts';
export * from './numbers/index.ts';
export * from './practice/index.ts';
export * from './random/index.ts';
export * from './rewards/index.ts';
export * from './skills/index.ts';
