import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { setReactAriaMessages } from '../i18n/react-aria-fa.ts';

// What is waited for comes at once on most machines; a slow one does not fail by this limit.
configure({ asyncUtilTimeout: 30_000 });

// The page of a test is the product's page: Persian, right to left, in a Persian browser.
setReactAriaMessages();
Object.defineProperty(navigator, 'language', { value: 'fa-IR', configurable: true });

// happy-dom's document is no instance of its window's `Document`. react-aria asks before it looks for the focus, and
// would take it away from what has it in a dialog or a list just opened.
Object.defineProperty(Document, Symbol.hasInstance, {
  configurable: true,
  value: (value: unknown) => value instanceof Node && value.nodeType === Node.DOCUMENT_NODE,
});

// A browser does not say that the selection changed where it stays as it was; happy-dom does, at once, and react-aria, which
// keeps it in a date's segment, would answer itself until the stack is full.
const { collapse } = Selection.prototype;
Selection.prototype.collapse = function collapseElsewhere(this: Selection, node: Node | null, offset = 0): void {
  if (!this.isCollapsed || this.anchorNode !== node || this.anchorOffset !== offset) collapse.call(this, node, offset);
};

beforeEach(() => {
  document.documentElement.lang = 'fa';
  document.documentElement.dir = 'rtl';
});

afterEach(() => {
  cleanup();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});

// React draws one of two children with one key wrongly and says so on the console alone; a test that met it has failed.
const alike: string[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  if (String(said[0]).includes('two children with the same key')) alike.push(String(said[1]));
  error(...said);
};
afterEach(() => {
  const keys = alike.splice(0);
  if (keys.length > 0) throw new Error(`Children with one key: ${keys.join(', ')}`);
});

// react-aria announces a tenth of a second late, and asks whether its element is still there: after the last test it is not.
afterAll(() => document.querySelector('[data-live-announcer]')?.remove());
