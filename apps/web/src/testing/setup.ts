import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// What is waited for comes at once on most machines; a slow one does not fail by this limit.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// react-aria announces a tenth of a second late, and asks whether its element is still there: after the last test it is not.
afterAll(() => document.querySelector('[data-live-announcer]')?.remove());
