import type { Direction } from '../../i18n/direction.ts';

/** One on or back in reading order, which the arrows up and down follow too; 0 for a key that is no arrow. */
export function logicalArrowStep(key: string, direction: Direction): -1 | 0 | 1 {
  const next = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === next || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' ? -1 : 0;
}
