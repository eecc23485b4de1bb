/**
 * What an element is marked with to be styled as though a person were at it: the names of the native pseudo-classes,
 * separated by spaces.
 */
export const PSEUDO_STATE_MARK = 'data-pseudo-state';

const NATIVE_STATE = /:(hover|active|focus|focus-visible|focus-within)(?![\w-])/g;

/**
 * A selector that besides what it matched also matches what is marked as being in its states. It weighs as much as
 * before: a pseudo-class, `:is()` of it, and an attribute all count the same.
 */
export function withPseudoStates(selector: string): string {
  return selector.replace(NATIVE_STATE, (native, name: string) => `:is(${native}, [${PSEUDO_STATE_MARK}~="${name}"])`);
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText;
      if (!selector.includes(PSEUDO_STATE_MARK) && selector.search(NATIVE_STATE) >= 0)
        rule.selectorText = withPseudoStates(selector);
    }
    // Rules of layers, of media and of containers have theirs within.
    if (rule instanceof CSSGroupingRule) widen(rule.cssRules);
  }
}

/**
 * For stories: from now on every rule by `:hover`, `:active` or `:focus` and its kin also holds for what
 * {@link PSEUDO_STATE_MARK} names as being in that state. Rules are widened where they stand rather than copied into a sheet of
 * their own, so that each keeps its layer, its media and its place in the cascade; and on the page rather than in the
 * components, so that nothing of it is published. Asking the browser for its forced states would reach only stories under test,
 * not those a designer looks at. Sheets that come later need another call; what is widened already stays as it is.
 */
export function addPseudoStateRules(): void {
  for (const sheet of document.styleSheets) widen(sheet.cssRules);
}
