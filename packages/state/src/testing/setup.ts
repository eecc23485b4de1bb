import 'fake-indexeddb/auto';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The contexts of Vitest's vm pools lack it.
Object.assign(globalThis, { BroadcastChannel });

// What is waited for comes at once on most machines; a slow one does not fail by this limit.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
