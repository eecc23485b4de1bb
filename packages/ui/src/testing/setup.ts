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

beforeEach(() => {
  document.documentElement.lang = 'fa';
  document.documentElement.dir = 'rtl';
});

afterEach(() => {
  cleanup();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});

// react-aria announces a tenth of a second late, and asks whether its element is still there: after the last test it is not.
afterAll(() => document.querySelector('[data-live-announcer]')?.remove());
