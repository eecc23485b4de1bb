export { keyAt, type PointerDrag, type PointerWay, usePointerDrag } from './use-pointer-drag.ts';
