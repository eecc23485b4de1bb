import { loadVisitorApi } from './api/visitor-later.ts';

/** Reports of one visit at most: one fault often comes again with every frame. */
const MAX = 5;

const reported = new Set<string>();

/** What an unknown thrown value says of itself. */
function textOf(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
  return { message: String(error), stack: '' };
}

/**
 * Reports an unexpected error to the server, once each and five a visit. It is never awaited, never fails, and what goes
 * wrong while reporting is not reported.
 */
export function reportError(error: unknown): void {
  const { message, stack } = textOf(error);
  const key = `${message}\n${stack}`;
  if (reported.size >= MAX || reported.has(key)) return;
  reported.add(key);
  const body = {
    message: message.slice(0, 500),
    stack: stack.slice(0, 8000),
    path: window.location.pathname.slice(0, 300),
  };
  loadVisitorApi()
    .then(({ log }) => log.frontend({ body }))
    .catch(() => undefined);
}
