/** What a person who wants more contrast gets instead, by the setting or by the system; forced colors have their own. */
export const withMoreContrast = (rule: { [property: string]: string }) => ({
  '(forced-colors: none)': { selectors: { ':root[data-contrast="more"] &': rule } },
  '(forced-colors: none) and (prefers-contrast: more)': {
    selectors: { ':root:not([data-contrast="normal"]) &': rule },
  },
});
