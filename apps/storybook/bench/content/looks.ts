/** Six presets by the names of the kit, with the color of each as the peers take it. */
export const PRESETS = [
  { name: 'purple', label: 'بنفشه', color: '#6b4fc4' },
  { name: 'green', label: 'درختی', color: '#2f7d4f' },
  { name: 'orange', label: 'زردچوبه‌ای', color: '#b3611a' },
  { name: 'cyan', label: 'آسمونی', color: '#1f7a94' },
  { name: 'pink', label: 'گلگلی', color: '#b8437f' },
  { name: 'black', label: 'نوک مدادی', color: '#4a4a55' },
] as const;

export const TENANTS = [
  { id: 'omid', name: 'دبستان امید', color: '#1a6b5c' },
  { id: 'danesh', name: 'دبستان دانش', color: '#a31d2b' },
] as const;

/** All that one color scheme of the plain page is made of. */
export const PAPER = {
  light: { page: '#faf8f4', surface: '#ffffff', text: '#2a2733', muted: '#6a6575', line: '#d9d4e0' },
  dark: { page: '#17151d', surface: '#221f2a', text: '#f0edf6', muted: '#a9a3b5', line: '#433e50' },
} as const;

/** The one after `current`, round and round. */
export function following<Item>(list: readonly Item[], current: Item | undefined): Item {
  const index = current === undefined ? -1 : list.indexOf(current);
  const next = list[(index + 1) % list.length];
  if (next === undefined) throw new Error('An empty list has no next');
  return next;
}
