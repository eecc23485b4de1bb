export { NumberPad, type NumberPadProps } from './NumberPad.tsx';
export { NumberPadTarget, type NumberPadTargetProps } from './NumberPadTarget.tsx';
export { usePadBox } from './use-pad-box.ts';
