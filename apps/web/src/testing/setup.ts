import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// What is waited for comes at once on most machines; a slow one does not fail by this limit.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
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
