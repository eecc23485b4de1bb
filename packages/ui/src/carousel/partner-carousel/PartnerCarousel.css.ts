import { card } from '../../theme/basic/card.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const plate = componentStyle([
  card,
  row,
  {
    justifyContent: 'center',
    gap: vars.space[3],
    blockSize: '7rem',
    padding: vars.space[4],
    color: vars.color.text,
  },
]);

export const picture = componentStyle({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
});

export const icon = componentStyle({ flex: 'none', color: vars.color.accent.text });

export const name = componentStyle([
  strong,
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
]);
