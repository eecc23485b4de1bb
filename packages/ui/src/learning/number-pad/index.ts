export { NumberPad, type NumberPadProps } from './NumberPad.tsx';
export { NumberPadProvider, type NumberPadProviderProps } from './NumberPadProvider.tsx';
export { usePadBox, usePadChooser } from './use-pad-box.ts';
