export { NumberPad, type NumberPadProps } from './NumberPad.tsx';
export { NumberPadTarget, type NumberPadTargetProps } from './NumberPadTarget.tsx';
export { usePadBox, usePadChooser } from './use-pad-box.ts';
