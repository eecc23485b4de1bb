import type { ReactNode } from 'react';
import { control } from '../forms/field/field.css.ts';
import { PseudoStates } from './PseudoStates.tsx';

export interface FieldPseudoStatesProps {
  /** The field, given the name of the state as its label. */
  children: (name: string) => ReactNode;
}

/** For state galleries: a field whose box is under the pointer, and one that has the focus. */
export function FieldPseudoStates({ children }: FieldPseudoStatesProps) {
  return (
    <PseudoStates of={`.${control}`} only={['hovered', 'focused']}>
      {children}
    </PseudoStates>
  );
}
