export { type GridFocus, type GridPlace, useGridFocus } from './use-grid-focus.ts';
