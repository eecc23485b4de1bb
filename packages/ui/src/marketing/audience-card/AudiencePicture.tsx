import type { Ref } from 'react';
import { fill, stroke } from '../../illustrations/person-illustration/illustration-colors.css.ts';
import { PersonIllustration } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './AudienceCard.css.ts';

export type Audience = 'student' | 'teacher' | 'school' | 'parent';

/** A girl and a boy behind one open copybook. */
function Students() {
  return (
    <g transform="translate(-21.6 -23.4) scale(1.18)">
      <g transform="translate(22 34)">
        <PersonIllustration person="girl" />
      </g>
      <g transform="translate(122 34)">
        <PersonIllustration person="boy" />
      </g>
      <path d="M120 106C106 97 88 96 74 101V130H166V101C152 96 134 97 120 106Z" className={fill.surface} />
      <path
        d="M120 106C106 97 88 96 74 101V126C88 121 106 122 120 131C134 122 152 121 166 126V101C152 96 134 97 120 106ZM120 106V130"
        className={stroke.accent}
        strokeWidth="3"
      />
      <path
        d="M84 107C94 105 102 106 111 110M84 115C94 113 102 114 111 118"
        className={stroke.edgeLine}
        strokeWidth="2"
      />
      <path d="M138 108V118M133 113H143M150 113H157" className={stroke.danger} strokeWidth="3" />
    </g>
  );
}

/** A teacher before the board: a triangle, a quarter of a circle, three quarters of a bar. */
function Teacher() {
  return (
    <>
      <rect x="14" y="8" width="152" height="98" rx="10" className={fill.rewardDeep} />
      <rect x="20" y="14" width="140" height="86" rx="6" className={fill.success} />
      <g className={stroke.surface} strokeWidth="3.5">
        <rect x="34" y="62" width="84" height="20" rx="3" />
        <path d="M55 62V82M76 62V82M97 62V82" />
      </g>
      <path d="M36 64H97V80H36Z" className={fill.surface} opacity="0.75" />
      <path d="M34 50L50 24L66 50Z" className={stroke.surface} strokeWidth="3.5" />
      <circle cx="96" cy="38" r="14" className={stroke.surface} strokeWidth="3.5" />
      <path d="M96 38V24A14 14 0 0 1 110 38Z" className={fill.surface} />
      <g transform="translate(122 24) scale(1.08)">
        <PersonIllustration person="woman" />
      </g>
      <path d="M136 116L112 96" className={stroke.rewardDeep} strokeWidth="4" />
    </>
  );
}

/** A school with a flag, a clock and a door that stands open. */
function School() {
  return (
    <>
      <path d="M120 10V34" className={stroke.edgeLine} strokeWidth="4" />
      <path d="M120 10H144L138 18L144 26H120Z" className={fill.danger} />
      <rect x="26" y="66" width="188" height="64" rx="6" className={fill.accent} />
      <path d="M80 130V60L120 32L160 60V130Z" className={fill.surface} />
      <path d="M72 64L120 30L168 64" className={stroke.rewardDeep} strokeWidth="8" />
      <circle cx="120" cy="66" r="12" className={fill.reward} />
      <path d="M120 59V66L125 69" className={stroke.dark} strokeWidth="2.5" />
      <path d="M106 130V100A14 14 0 0 1 134 100V130Z" className={fill.accentDeep} />
      {[38, 58, 170, 190].map((x) => (
        <rect key={x} x={x} y="80" width="13" height="18" rx="3" className={fill.reward} />
      ))}
      {[38, 58, 170, 190].map((x) => (
        <rect key={x} x={x} y="106" width="13" height="14" rx="3" className={fill.info} />
      ))}
      <circle cx="18" cy="112" r="16" className={fill.success} />
      <circle cx="222" cy="112" r="16" className={fill.success} />
      <path d="M18 110V130M222 110V130" className={stroke.rewardDeep} strokeWidth="4" />
    </>
  );
}

/** A father and a daughter over one sheet, a tick on it. */
function Parents() {
  return (
    <>
      <g transform="translate(26 8) scale(1.27)">
        <PersonIllustration person="man" />
      </g>
      <g transform="translate(118 36)">
        <PersonIllustration person="girl" />
      </g>
      <g transform="rotate(-6 116 112)">
        <rect x="86" y="90" width="56" height="56" rx="6" className={fill.surface} />
        <path d="M86 104H142M86 118H142M100 90V140M114 90V140M128 90V140" className={stroke.grid} strokeWidth="1" />
        <rect x="86" y="90" width="56" height="56" rx="6" className={stroke.line} strokeWidth="2" />
        <circle cx="114" cy="113" r="13" className={fill.success} />
        <path d="M108 113L112.5 117.500L121 108.5" className={stroke.onSuccess} strokeWidth="3.5" />
      </g>
    </>
  );
}

const PICTURES = { student: Students, teacher: Teacher, school: School, parent: Parents } as const;

export interface AudiencePictureProps extends RootProps {
  audience: Audience;
  ref?: Ref<SVGSVGElement>;
}

/** Whom the product is for, drawn in the theme's colors. Decoration: the title beside it says who they are. */
export function AudiencePicture({ audience, className, ...rest }: AudiencePictureProps) {
  const Drawn = PICTURES[audience];
  return (
    <svg {...rest} viewBox="0 0 240 130" aria-hidden="true" className={classNames(css.picture, className)}>
      <Drawn />
    </svg>
  );
}
