import type { ReactNode } from 'react';
import { PseudoState } from './PseudoState.tsx';

export interface HoveredAndFocusedProps {
  /** What is shown hovered and what is shown focused, by CSS selectors. */
  hovered: string;
  focused: string;
  /** As of {@link PseudoState}. @default false */
  isElsewhere?: boolean;
  children: ReactNode;
}

/** For stories: two parts of one component, one under the pointer and one with the focus. */
export function HoveredAndFocused({ hovered, focused, isElsewhere = false, children }: HoveredAndFocusedProps) {
  return (
    <PseudoState as="hovered" of={hovered} isElsewhere={isElsewhere}>
      <PseudoState as="focused" of={focused} isElsewhere={isElsewhere}>
        {children}
      </PseudoState>
    </PseudoState>
  );
}
