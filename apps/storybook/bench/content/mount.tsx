import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The letters of every page. */
export const LETTERS = 'Vazirmatn Variable';

/** Resolves when the letters are there. An app begins to load them with its page, before any of its JavaScript runs. */
export async function lettersCame(): Promise<void> {
  await document.fonts.load(`1rem "${LETTERS}"`, 'مشق 1');
}

/** Mounts a screen as its kit says to, and marks where the clock starts. */
export async function mount(screen: ReactNode): Promise<void> {
  await lettersCame();
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no #root');
  performance.mark('mount');
  createRoot(place).render(screen);
}
