import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** One `em` is the side of the unit cube, so that all blocks keep one scale at every width. */
export const root = componentStyle([
  wrappingRow,
  {
    alignItems: 'end',
    justifyContent: 'center',
    gap: '3.5em',
    fontSize: 'clamp(5px, 1.9cqi, 7px)',
    lineHeight: 1,
  },
]);

/** Blocks of one place, three in a row at most, so that up to nine are counted at a glance. */
export const group = componentVariants({
  thousands: place('1.6em 1.2em', '47em'),
  hundreds: place('1.4em', '36em'),
  tens: place('1.3em', 'none'),
  ones: place('1.3em', '9em'),
});

function place(gap: string, maxInlineSize: string) {
  return { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'end' as const, gap, maxInlineSize };
}

export const block = componentStyle({ flex: 'none', overflow: 'visible' });

const face = (fill: string) => ({ fill, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } });

/** The top lies between the wash and the fill: by night the wash alone is as dark as a hole. */
const faces = ({ solid, soft, edge }: { solid: string; soft: string; edge: string }) =>
  componentVariants({ front: face(solid), top: face(`color-mix(in oklab, ${soft} 60%, ${solid})`), side: face(edge) });

const { accent, info, reward, success } = vars.color;

/** Front, top and right side of a block, each in its own light. */
export const blockFaces = {
  thousands: faces(accent),
  hundreds: faces(info),
  tens: faces(reward),
  ones: faces(success),
};

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

export const outline = componentStyle({
  ...line,
  stroke: vars.color.text,
  strokeWidth: 1.5,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const cuts = componentStyle({
  ...line,
  stroke: vars.color.text,
  strokeWidth: 0.75,
  strokeOpacity: 0.55,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
