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

const isSeen = (element: Element) => element.getClientRects().length > 0;

/**
 * The part of the page a guide means, as its pictures have it: the first with this role and a piece of this name in the content, or
 * else in the menus; undefined where it is not seen.
 */
export function findPart([role, name]: Part): HTMLElement | undefined {
  const candidates = CANDIDATES[role];
  const selector = `[role=${role}]${candidates === undefined ? '' : `, ${candidates}`}`;
  const fits = (element: HTMLElement) =>
    getRole(element) === role && computeAccessibleName(element).includes(name) && isSeen(shown(element));
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest('dialog, [role=dialog]') === null,
  );
  const found = all.find((element) => element.closest('main') !== null && fits(element)) ?? all.find(fits);
  return found && shown(found);
}

/** The control of a checkbox or switch is hidden; its label is what is seen. */
function shown(element: HTMLElement): HTMLElement {
  return element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
}
