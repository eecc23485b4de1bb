export type * from './clock.ts';
export type * from './written.ts';
