import type { ReactNode } from 'react';
import { control } from '../forms/field/field.css.ts';
import { Poses } from './Poses.tsx';

export interface FieldPosesProps {
  /** The field, given the name of the pose as its label. */
  children: (name: string) => ReactNode;
}

/** For sheets of states: a field whose box is under the pointer, and one that has the focus. */
export function FieldPoses({ children }: FieldPosesProps) {
  return (
    <Poses of={`.${control}`} only={['hovered', 'focused']}>
      {children}
    </Poses>
  );
}
