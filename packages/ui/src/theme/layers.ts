/**
 * The one order of cascade layers. Every style sheet begins with it, so that the order holds whichever file a
 * bundler emits first: `component-style.ts` sees to it for components, the theme's own call `globalLayer(LAYER_ORDER)`. Consumer CSS outside any layer always wins.
 */
export const LAYER_ORDER = 'reset, tokens, theme, tenant, base, components, utilities';
