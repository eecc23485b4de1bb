import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { setReactAriaStrings } from '../i18n/react-aria-fa.ts';

// The page of a test is the product's page: Persian, right to left, in a Persian browser.
setReactAriaStrings();
Object.defineProperty(navigator, 'language', { value: 'fa-IR', configurable: true });

beforeEach(() => {
  document.documentElement.lang = 'fa';
  document.documentElement.dir = 'rtl';
});

afterEach(() => {
  cleanup();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});
