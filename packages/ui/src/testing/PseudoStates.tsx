import type { ReactNode } from 'react';
import { vars } from '../theme/contract.css.ts';
import { PseudoState } from './PseudoState.tsx';
import { PSEUDO_STATE_NAMES, type PseudoStateName } from './pseudo-states.ts';

export interface PseudoStatesProps {
  /** As of {@link PseudoState}. */
  of?: string | undefined;
  /**
   * The states in which the component looks other than at rest.
   * @default hovered, pressed and focused
   */
  only?: readonly PseudoStateName[];
  /**
   * Whether the name of the state stands above it: for a component that has no words of its own to say it with.
   * @default false
   */
  hasCaptions?: boolean;
  /** The component, given the name of the state to say by its words or label. */
  children: (name: string, state: PseudoStateName) => ReactNode;
}

const ALL: readonly PseudoStateName[] = ['hovered', 'pressed', 'focused'];

/** For state galleries: a component once for each state that only a person at it could show. */
export function PseudoStates({ of, only = ALL, hasCaptions = false, children }: PseudoStatesProps) {
  return only.map((state) => {
    const element = (
      <PseudoState key={state} as={state} of={of}>
        {children(PSEUDO_STATE_NAMES[state], state)}
      </PseudoState>
    );
    if (!hasCaptions) return element;
    return (
      <div key={state} style={{ display: 'grid', gap: vars.space[2], minInlineSize: 0 }}>
        <span style={{ color: vars.color.textMuted, fontSize: vars.text.sm }}>{PSEUDO_STATE_NAMES[state]}</span>
        {element}
      </div>
    );
  });
}
