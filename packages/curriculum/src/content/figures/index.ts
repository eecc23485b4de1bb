export type * from './cells.ts';
export type * from './chance.ts';
export type * from './charts.ts';
export type * from './clock.ts';
export type * from './drawing.ts';
export type * from './measuring.ts';
export type * from './patterns.ts';
export type * from './written.ts';
