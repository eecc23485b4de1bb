import type { ReactNode } from 'react';
import { vars } from '../theme/contract.css.ts';
import { Posed } from './Posed.tsx';
import { POSE_NAMES, type Pose } from './poses.ts';

export interface PosesProps {
  /** As of {@link Posed}. */
  of?: string | undefined;
  /**
   * The poses in which the part looks other than at rest.
   * @default hovered, pressed and focused
   */
  only?: readonly Pose[];
  /**
   * Whether the name of the pose stands above it: for a part that has no words of its own to say it with.
   * @default false
   */
  hasCaptions?: boolean;
  /** The part, given the name of the pose to say by its words or label. */
  children: (name: string, pose: Pose) => ReactNode;
}

const ALL: readonly Pose[] = ['hovered', 'pressed', 'focused'];

/** For sheets of states: a part once for each state that only a person at it could show. */
export function Poses({ of, only = ALL, hasCaptions = false, children }: PosesProps) {
  return only.map((pose) => {
    const posed = (
      <Posed key={pose} as={pose} of={of}>
        {children(POSE_NAMES[pose], pose)}
      </Posed>
    );
    if (!hasCaptions) return posed;
    return (
      <div key={pose} style={{ display: 'grid', gap: vars.space[2], minInlineSize: 0 }}>
        <span style={{ color: vars.color.textMuted, fontSize: vars.text.sm }}>{POSE_NAMES[pose]}</span>
        {posed}
      </div>
    );
  });
}
