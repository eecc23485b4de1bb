import { vars } from '../../theme/contract.css.ts';
import { seriesColor } from '../../theme/series-contract.css.ts';
import { squareColor } from '../../theme/square-contract.css.ts';

/** Skills in a state: in the color that the state has everywhere. */
const STATES = ['unseen', 'starting', 'learning', 'near', 'learned', 'mastered'] as const;

type State = (typeof STATES)[number];

const { accent, reward, success, danger, info } = vars.color;

/** What is painted, and for pale states the edge that is seen on white. */
export interface ToneColor {
  fill: string;
  edge?: string;
}

const states = Object.fromEntries(
  STATES.map((state) => [state, { fill: squareColor[state].fill, edge: squareColor[state].edge }]),
) as Record<State, ToneColor>;

const series = Object.fromEntries(Object.entries(seriesColor).map(([name, fill]) => [name, { fill }])) as Record<
  keyof typeof seriesColor,
  ToneColor
>;

/** All tones of a chart. */
export const TONE_COLORS = {
  accent: { fill: accent.solid },
  reward: { fill: reward.solid },
  success: { fill: success.solid },
  danger: { fill: danger.solid },
  info: { fill: info.solid },
  ...series,
  ...states,
} satisfies Record<string, ToneColor>;

export type ChartTone = keyof typeof TONE_COLORS;

/** A style of each tone. */
export const eachTone = <Style>(write: (color: ToneColor) => Style): Record<ChartTone, Style> =>
  Object.fromEntries(Object.entries(TONE_COLORS).map(([tone, color]) => [tone, write(color)])) as Record<
    ChartTone,
    Style
  >;
