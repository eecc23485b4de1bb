import type { Context } from '../platform/context.ts';
import { guidanceService } from './service.ts';

/** Guides and what is pointed out on a first visit. */
export function createHelp(context: Context) {
  return { guidance: guidanceService(context) };
}

export type HelpServices = ReturnType<typeof createHelp>;
