import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** To write a number in by hand. */
export const box = componentStyle({
  display: 'inline-block',
  boxSizing: 'border-box',
  flex: 'none',
  blockSize: '9mm',
  border: `${vars.size.hairline} solid ${vars.color.text}`,
  borderRadius: vars.radius.small,
  selectors: { '&[data-size="number"]': { inlineSize: '26mm' }, '&[data-size="digit"]': { inlineSize: '13mm' } },
});

export const boxes = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[8]}` });

export const labeled = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const formula = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });

export const fraction = componentStyle({ display: 'inline-grid', justifyItems: 'center', gap: vars.space[1] });

export const bar = componentStyle({
  inlineSize: '17mm',
  borderBlockStart: `${vars.size.border} solid ${vars.color.text}`,
});

export const options = componentStyle({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  selectors: {
    '&[data-layout="tiles"]': { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[10]}` },
  },
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  breakInside: 'avoid',
});

export const optionContent = componentVariants({
  tiles: {},
  list: {},
  // Worked maths is read down its formulas: not spread over the whole width of the paper.
  lines: { inlineSize: '110mm', maxInlineSize: '100%' },
});

export const mark = componentStyle({
  flex: 'none',
  inlineSize: '5mm',
  blockSize: '5mm',
  border: `${vars.size.hairline} solid ${vars.color.text}`,
  selectors: {
    '&[data-kind="choice"]': { borderRadius: vars.radius.full },
    '&[data-kind="multiple-select"]': { borderRadius: '1mm' },
  },
});

export const ordered = componentStyle({ display: 'grid', gap: vars.space[4] });

export const cards = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const card = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} dashed ${vars.color.textMuted}`,
  borderRadius: vars.radius.small,
});

export const cardNumber = componentStyle({ color: vars.color.textMuted, fontSize: '9pt' });

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
});

export const joined = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '30mm',
});

export const side = componentStyle({ display: 'grid', alignContent: 'space-between', gap: vars.space[3] });

/** A dot at the inner edge, where the line begins or ends. */
export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '8mm',
  selectors: {
    '&[data-side="second"]': { flexDirection: 'row-reverse', justifyContent: 'flex-end' },
    '&::after': {
      content: '""',
      flex: 'none',
      inlineSize: '2mm',
      blockSize: '2mm',
      borderRadius: vars.radius.full,
      background: vars.color.text,
    },
  },
});

export const bins = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(36mm, 1fr))',
  gap: vars.space[3],
});

export const bin = componentStyle({
  minBlockSize: '22mm',
  padding: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.text}`,
  borderRadius: vars.radius.small,
  textAlign: 'center',
});
