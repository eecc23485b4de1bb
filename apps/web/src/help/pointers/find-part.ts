import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Part, PartRole } from '../guide.ts';

/** Elements that may have a role, so that not every element of the page is asked for its own. */
const CANDIDATES: Readonly<Partial<Record<PartRole, string>>> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  list: 'ul, ol',
  region: 'section',
  group: 'fieldset',
  textbox: 'input, textarea',
  searchbox: 'input',
  combobox: 'input, button',
  progressbar: 'progress',
  switch: 'input',
  grid: 'table',
};

const isContent = (element: Element) => element.closest('main') !== null;
const isSeen = (element: Element) => element.getClientRects().length > 0;

/**
 * The part of the page a guide means: the first with this role and name in the content, or else in the menus, or else with a piece
 * of this name; undefined where it is not seen.
 */
export function findPart([role, name]: Part): HTMLElement | undefined {
  const candidates = CANDIDATES[role];
  const selector = `[role=${role}]${candidates === undefined ? '' : `, ${candidates}`}`;
  const parts = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.closest('dialog, [role=dialog]') === null && getRole(element) === role)
    .map((element) => ({ element: shown(element), is: computeAccessibleName(element), isContent: isContent(element) }))
    .filter(({ element, is }) => is.includes(name) && isSeen(element))
    .sort((a, b) => Number(b.is === name) - Number(a.is === name) || Number(b.isContent) - Number(a.isContent));
  return parts[0]?.element;
}

/** The control of a checkbox or switch is hidden; its label is what is seen. */
function shown(element: HTMLElement): HTMLElement {
  return element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
}
