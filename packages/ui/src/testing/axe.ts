import axe from 'axe-core';

/**
 * Rules that need layout, which a test without a browser has not: the stories check them in Chromium.
 * `region` asks for landmarks, which belong to a page and not to a component.
 */
const NEEDS_A_PAGE = ['color-contrast', 'target-size', 'region'];

/** Accessibility findings within an element, one line each: rule, what is asked, and where. Empty when all is well. */
export async function axeFindings(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(NEEDS_A_PAGE.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} — ${node.html}`));
}
