/** Drawn avatars; each is a picture of the app, below `/avatars/`. */
const TITLES = {
  fox: 'روباه',
  cat: 'گربه',
  rabbit: 'خرگوش',
  bear: 'خرس',
  panda: 'پاندا',
  owl: 'جغد',
  lion: 'شیر',
  tiger: 'ببر',
  koala: 'کوالا',
  penguin: 'پنگوئن',
  frog: 'قورباغه',
  chick: 'جوجه',
  elephant: 'فیل',
  mouse: 'موش',
  deer: 'آهو',
  sheep: 'گوسفند',
  turtle: 'لاک‌پشت',
  hedgehog: 'جوجه‌تیغی',
  bee: 'زنبور',
  ladybug: 'کفشدوزک',
  fish: 'ماهی',
  whale: 'نهنگ',
  octopus: 'اختاپوس',
  robot: 'ربات',
  rocket: 'موشک',
  sun: 'خورشید',
  pomegranate: 'انار',
  cypress: 'سرو',
} as const;

export const AVATARS = Object.entries(TITLES).map(([id, title]) => ({ id, title, url: `/avatars/${id}.svg` }));

/** The address of a drawn avatar; empty for none, undefined where there is no such one. */
export function avatarUrl(id: string): string | undefined {
  return id === '' ? '' : AVATARS.find((avatar) => avatar.id === id)?.url;
}

/** What has no face of an animal: nobody is drawn as it without having chosen it. */
const CHOSEN_ALONE: ReadonlySet<string> = new Set(['robot', 'rocket', 'sun', 'pomegranate', 'cypress']);
const ANIMALS = AVATARS.filter(({ id }) => !CHOSEN_ALONE.has(id)).map(({ url }) => url);

/** The picture by which others know a student who has chosen none: an animal that stays the same. */
export function animalUrl(accountId: string): string {
  const sum = [...accountId].reduce((before, letter) => (Math.imul(before, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return ANIMALS[sum % ANIMALS.length] ?? '';
}
