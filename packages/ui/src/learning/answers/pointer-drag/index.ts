export { keyAt, type PointerDrag, usePointerDrag } from './use-pointer-drag.ts';
