import type { Context } from '../platform/context.ts';
import { scienceService } from './science.ts';
import { laboratoryService } from './service.ts';

/** The laboratory of teachers. */
export function createLab(context: Context) {
  return { laboratory: laboratoryService(), science: scienceService(context) };
}

export type LabServices = ReturnType<typeof createLab>;
