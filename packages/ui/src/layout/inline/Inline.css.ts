import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';

export const root = componentStyle([
  wrappingRow,
  {
    minInlineSize: 0,
    listStyle: 'none',
    selectors: { '&[data-no-wrap]': { flexWrap: 'nowrap' } },
  },
]);

export const align = componentVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
