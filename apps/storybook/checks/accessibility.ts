import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright-core';

interface Rule {
  id: string;
  enabled?: boolean;
}

/** What a story may say about its accessibility check, in `parameters.a11y`. */
export interface A11yParameters {
  test?: 'error' | 'todo' | 'off';
  disable?: boolean;
  /** Why a finding is let pass. Asked for whenever anything is switched off. */
  reason?: string;
  context?: unknown;
  config?: { rules?: Rule[] };
  options?: { rules?: Record<string, { enabled: boolean }>; runOnly?: unknown };
}

const switchedOff = (a11y: A11yParameters): string[] => [
  ...(a11y.config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id),
  ...Object.entries(a11y.options?.rules ?? {}).flatMap(([id, { enabled }]) => (enabled ? [] : [id])),
];

/** Throws when a story leaves out any of the check without saying why. */
export function requireReason(a11y: A11yParameters): void {
  const left: string[] = switchedOff(a11y);
  if (a11y.disable === true || (a11y.test ?? 'error') !== 'error') left.push('the whole check');
  if (a11y.context !== undefined) left.push('a part of the page');
  if (a11y.options?.runOnly !== undefined) left.push('all rules but some');
  if (left.length > 0 && (a11y.reason ?? '').trim().length < 20) {
    throw new Error(`parameters.a11y leaves out ${left.join(', ')}: say why in parameters.a11y.reason`);
  }
}

/** Rules whose answer hangs on colors. Every other one says the same in each scheme, and the addon has asked it already. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function findViolations(page: Page, within: string, rules: readonly string[]) {
  if (await page.evaluate(() => !Reflect.has(globalThis, 'axe'))) await injectAxe(page);
  return getViolations(page, within, { runOnly: [...rules], resultTypes: ['violations'] });
}

/** Runs axe's rules of colors on the page as it is and throws with every finding, one line each. */
export async function checkColors(page: Page, a11y: A11yParameters, as: string): Promise<void> {
  if (a11y.disable === true || (a11y.test ?? 'error') !== 'error') return;
  const off = switchedOff(a11y);
  const violations = await findViolations(
    page,
    'body',
    OF_COLOURS.filter((rule) => !off.includes(rule)),
  );
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n    ${html}\n    ${any.map(({ message }) => message).join('; ')}`),
  );
  throw new Error(`axe, ${as}:\n  ${lines.join('\n  ')}`);
}

/** Throws when axe would not notice pale Persian text: a new version of it, or of the font, may again pass it over. */
export async function requireKeenAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.id = 'pale-persian';
    pale.textContent = 'آفرین';
    pale.style.cssText = 'color: #999999; background: #ffffff';
    document.body.append(pale);
  });
  const violations = await findViolations(page, '#pale-persian', ['color-contrast']);
  if (violations.length === 0)
    throw new Error('axe passes over the contrast of Persian text (see letAxeReadJoinedLetters)');
}
