import { componentStyle, componentVariants } from '../../theme/component-style.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const align = componentVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
