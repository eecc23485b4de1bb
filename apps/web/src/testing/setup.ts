import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// react-aria announces a tenth of a second late, and asks whether its element is still there: after the last test it is not.
afterAll(() => document.querySelector('[data-live-announcer]')?.remove());
