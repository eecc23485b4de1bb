import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '../../App.tsx';
import { product } from '../../platform/strings/product.ts';

export { PRERENDERED_PAGES } from './pages.ts';
export { fileName, PICTURE_SIZE, writePage, writeRobots, writeSitemap } from './write-page.ts';

export const PRODUCT_NAME = product.name;

/**
 * The markup of a page, as the app renders it for a visitor whose settings are the defaults.
 * @throws what a component threw
 */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    // Larger parts would be moved into their place by a script in the page, which the policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  return await new Response(prelude).text();
}
