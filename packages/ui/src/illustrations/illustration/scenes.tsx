import type { ReactNode } from 'react';
import { fill, stroke } from '../person-illustration/illustration-colors.css.ts';
import { type Person, PersonIllustration } from '../person-illustration/PersonIllustration.tsx';

/** The sheet of squared paper that every scene is before, on a field of 240 × 160. */
function Paper({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M34 26Q120 6 206 26Q232 88 200 140Q120 158 40 140Q8 84 34 26Z" className={fill.accentSoft} />
      {children}
    </>
  );
}

function Pencil({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M0 -4H44V4H0Z" className={fill.reward} />
      <path d="M0 0H44V4H0Z" className={fill.rewardDeep} />
      <path d="M44 -4L56 0L44 4Z" className={fill.reward} />
      <path d="M51.5 -1.5L56 0L51.5 1.5Z" className={fill.text} />
      <path d="M0 -4H-6A4 4 0 0 0 -6 4H0Z" className={fill.danger} />
    </g>
  );
}

function Grid({ x, y, columns, rows, cell }: { x: number; y: number; columns: number; rows: number; cell: number }) {
  const across = Array.from({ length: columns + 1 }, (_, i) => `M${x + i * cell} ${y}V${y + rows * cell}`);
  const down = Array.from({ length: rows + 1 }, (_, i) => `M${x} ${y + i * cell}H${x + columns * cell}`);
  return <path d={[...across, ...down].join('')} className={stroke.grid} strokeWidth="1" />;
}

/** Somebody at a desktop, an open copybook before them: nothing is set yet. */
function homework(person: Person) {
  return (
    <Paper>
      <g transform="translate(72 12)">
        <PersonIllustration person={person} />
      </g>
      <path d="M30 118H210" className={stroke.edgeLine} strokeWidth="5" />
      <path
        d="M120 96C104 86 84 86 68 92V124C84 118 104 118 120 128C136 118 156 118 172 124V92C156 86 136 86 120 96Z"
        className={fill.surface}
      />
      <path
        d="M120 96C104 86 84 86 68 92V124C84 118 104 118 120 128C136 118 156 118 172 124V92C156 86 136 86 120 96ZM120 96V128"
        className={stroke.accent}
        strokeWidth="3"
      />
      <path
        d="M79 100C90 97 100 98 109 102M79 110C90 107 100 108 109 112M131 102C140 98 150 97 161 100M131 112C140 108 150 107 161 110"
        className={stroke.edgeLine}
        strokeWidth="2"
      />
      <Pencil at="translate(160 132) rotate(-24)" />
    </Paper>
  );
}

/** Somebody with everything done: a ticked sheet and stars. */
function done(person: Person) {
  return (
    <Paper>
      <g transform="translate(104 40)">
        <PersonIllustration person={person} />
      </g>
      <g transform="rotate(-8 74 84)">
        <rect x="42" y="46" width="62" height="78" rx="8" className={fill.surface} />
        <Grid x={49} y={53} columns={4} rows={5} cell={12} />
        <rect x="42" y="46" width="62" height="78" rx="8" className={stroke.line} strokeWidth="2" />
        <circle cx="73" cy="84" r="17" className={fill.success} />
        <path d="M65 84L71 90L82 78" className={stroke.onSuccess} strokeWidth="4.5" />
      </g>
      <Star at="translate(196 44)" size={13} />
      <Star at="translate(120 30)" size={9} />
      <Star at="translate(40 34)" size={7} />
      <path d="M30 136H210" className={stroke.edgeLine} strokeWidth="5" />
    </Paper>
  );
}

function Star({ at, size }: { at: string; size: number }) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? size : size * 0.45;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return <path transform={at} d={`M${points.join('L')}Z`} className={fill.reward} strokeLinejoin="round" />;
}

/** Somebody with a bubble still empty: no word yet. */
function message(person: Person) {
  return (
    <Paper>
      <g transform="translate(36 44)">
        <PersonIllustration person={person} />
      </g>
      <path
        d="M136 32H196A12 12 0 0 1 208 44V76A12 12 0 0 1 196 88H156L140 102V88H136A12 12 0 0 1 124 76V44A12 12 0 0 1 136 32Z"
        className={fill.surface}
      />
      <path
        d="M136 32H196A12 12 0 0 1 208 44V76A12 12 0 0 1 196 88H156L140 102V88H136A12 12 0 0 1 124 76V44A12 12 0 0 1 136 32Z"
        className={stroke.accent}
        strokeWidth="3"
      />
      <circle cx="150" cy="60" r="5" className={fill.reward} />
      <circle cx="166" cy="60" r="5" className={fill.accent} />
      <circle cx="182" cy="60" r="5" className={fill.success} />
      <path d="M30 140H210" className={stroke.edgeLine} strokeWidth="5" />
    </Paper>
  );
}

/** A class without anybody in it yet: three places at a long desk. */
function people() {
  return (
    <Paper>
      <g transform="translate(28 48) scale(0.75)">
        <PersonIllustration person="boy" />
      </g>
      <g transform="translate(140 48) scale(0.75)">
        <PersonIllustration person="other" />
      </g>
      <g transform="translate(76 28) scale(0.92)">
        <PersonIllustration person="girl" />
      </g>
      <rect x="24" y="112" width="192" height="14" rx="7" className={fill.rewardDeep} />
      <rect x="24" y="109" width="192" height="12" rx="6" className={fill.reward} />
      <path d="M44 124V146M196 124V146" className={stroke.rewardDeep} strokeWidth="7" />
    </Paper>
  );
}

/** A glass over squared paper: nothing of the kind was found. */
function search() {
  return (
    <Paper>
      <rect x="52" y="34" width="112" height="98" rx="12" className={fill.surface} />
      <Grid x={60} y={42} columns={6} rows={5} cell={16} />
      <rect x="52" y="34" width="112" height="98" rx="12" className={stroke.line} strokeWidth="2" />
      <path d="M76 58H108M76 74H96" className={stroke.edgeLine} strokeWidth="4" />
      <path d="M160 106L190 134" className={stroke.rewardDeep} strokeWidth="13" />
      <path d="M160 106L190 134" className={stroke.reward} strokeWidth="8" />
      <circle cx="138" cy="84" r="30" className={fill.accentSoft} opacity="0.85" />
      <circle cx="138" cy="84" r="30" className={stroke.accent} strokeWidth="7" />
      <path d="M122 78A18 18 0 0 1 134 66" className={stroke.surface} strokeWidth="5" />
    </Paper>
  );
}

/** Axes without bars: there is nothing to count yet. */
function chart() {
  return (
    <Paper>
      <rect x="48" y="28" width="144" height="104" rx="12" className={fill.surface} />
      <Grid x={60} y={40} columns={10} rows={6} cell={12} />
      <rect x="48" y="28" width="144" height="104" rx="12" className={stroke.line} strokeWidth="2" />
      <path d="M66 40V118H180" className={stroke.text} strokeWidth="3" />
      <rect x="78" y="98" width="16" height="18" rx="4" className={fill.info} />
      <rect x="104" y="82" width="16" height="34" rx="4" className={fill.success} />
      <rect x="130" y="66" width="16" height="50" rx="4" className={fill.accent} />
      <rect
        x="156"
        y="54"
        width="16"
        height="62"
        rx="4"
        className={stroke.reward}
        strokeWidth="2.5"
        strokeDasharray="5 5"
      />
    </Paper>
  );
}

/** A paper aeroplane that has not come through: no connection. */
function offline() {
  return (
    <Paper>
      <path
        d="M40 122C70 134 82 104 104 112S120 134 96 128S110 84 142 82"
        className={stroke.edgeLine}
        strokeWidth="3"
        strokeDasharray="2 9"
      />
      <path d="M132 92L204 36L176 112L158 94Z" className={fill.accentDeep} />
      <path d="M204 36L132 92L112 80Z" className={fill.accent} />
      <path d="M204 36L158 94L154 116L176 112Z" className={fill.accent} opacity="0.55" />
      <g className={stroke.danger} strokeWidth="6">
        <path d="M52 46L72 66M72 46L52 66" />
      </g>
    </Paper>
  );
}

/** A house of bricks going up with pencil and ruler: the product is being built. */
function build() {
  const bricks: [number, number, string][] = [
    [70, 108, fill.accent],
    [104, 108, fill.info],
    [138, 108, fill.accent],
    [87, 90, fill.success],
    [121, 90, fill.accent],
    [104, 72, fill.reward],
  ];
  return (
    <Paper>
      <Grid x={48} y={26} columns={9} rows={6} cell={16} />
      {bricks.map(([x, y, ink]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="31" height="16" rx="3" className={ink} />
      ))}
      <path d="M180 128V36M180 44H86M180 58L160 44" className={stroke.rewardDeep} strokeWidth="6" />
      <path d="M104 44V54" className={stroke.text} strokeWidth="2" />
      <rect x="88" y="54" width="31" height="14" rx="3" className={fill.danger} />
      <path d="M44 126H200" className={stroke.edgeLine} strokeWidth="5" />
      <g transform="rotate(-4 120 140)">
        <rect x="62" y="132" width="116" height="14" rx="4" className={fill.surface} />
        <path
          d="M72 132V138M84 132V141M96 132V138M108 132V141M120 132V138M132 132V141M144 132V138M156 132V141M168 132V138"
          className={stroke.text}
          strokeWidth="1.8"
        />
      </g>
    </Paper>
  );
}

/** A maze on squared paper with a line that has missed the way: this page is not here. */
function lost() {
  return (
    <Paper>
      <rect x="64" y="26" width="112" height="108" rx="10" className={fill.surface} />
      <Grid x={72} y={32} columns={6} rows={6} cell={16} />
      <path
        d="M72 48V128H168V32H88M88 32V64H120M104 48H152V80M88 80V112H120V96M136 128V96H152M136 64V80H104V96"
        className={stroke.accent}
        strokeWidth="4"
      />
      <path d="M80 24V72H96V88" className={stroke.reward} strokeWidth="4" strokeDasharray="1 8" />
      <circle cx="80" cy="24" r="6" className={fill.success} />
      <path d="M91 84L101 94M101 84L91 94" className={stroke.danger} strokeWidth="4.5" />
      <Pencil at="translate(150 70) rotate(152)" />
    </Paper>
  );
}

/** A broken pencil lead: something of ours failed. */
function broken() {
  return (
    <Paper>
      <rect x="56" y="34" width="112" height="98" rx="12" className={fill.surface} />
      <Grid x={64} y={42} columns={6} rows={5} cell={16} />
      <rect x="56" y="34" width="112" height="98" rx="12" className={stroke.line} strokeWidth="2" />
      <path d="M72 96C82 76 90 112 100 92S114 84 120 92" className={stroke.text} strokeWidth="3.5" />
      <g transform="translate(186 44) rotate(135)">
        <path d="M0 -7H62V7H0Z" className={fill.reward} />
        <path d="M0 0H62V7H0Z" className={fill.rewardDeep} />
        <path d="M62 -7L70 -3L66 1L72 4L62 7Z" className={fill.surface} />
        <path d="M0 -7H-9A7 7 0 0 0 -9 7H0Z" className={fill.danger} />
      </g>
      <path d="M122 104L114 108L118 112Z" className={fill.text} />
      <path d="M128 112L134 118M118 118V126M108 112L102 118" className={stroke.danger} strokeWidth="3" />
    </Paper>
  );
}

export const SCENES = { homework, done, message, people, search, chart, offline, build, lost, broken } as const;
