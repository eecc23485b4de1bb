import { column } from '../../theme/basic/column.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';

export const root = componentStyle([
  column,
  {
    minInlineSize: 0,
    listStyle: 'none',
  },
]);

export const align = componentVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
