import type { SuggestedColor } from '@mashq/ui/forms/color-field';
import { schoolLook } from '../strings/school-look.ts';

const { colors } = schoolLook;

/** Colors whose texts and controls keep their contrast in light and dark pages without being moved far. */
export const SUGGESTED_COLORS: readonly SuggestedColor[] = [
  { color: '#0b6bcb', label: colors.blue },
  { color: '#0f8a5f', label: colors.green },
  { color: '#e08a00', label: colors.orange },
  { color: '#b0245a', label: colors.crimson },
  { color: '#7a3fc4', label: colors.violet },
  { color: '#00808a', label: colors.turquoise },
];
