/**
 * The one order of cascade layers. Each `.css.ts` begins with `globalLayer(LAYER_ORDER)`, so that the order holds
 * whichever file a bundler emits first. Consumer CSS outside any layer always wins.
 */
export const LAYER_ORDER = 'reset, tokens, theme, tenant, base, components, utilities';
