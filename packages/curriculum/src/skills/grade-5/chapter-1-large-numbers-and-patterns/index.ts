import type { Skill } from '../../../model/index.ts';
import { billionReadWrite } from './billion-read-write.ts';
import { numberReadWrite } from './number-read-write.ts';

export const gradeFiveLargeNumbers: readonly Skill[] = [numberReadWrite, billionReadWrite];
