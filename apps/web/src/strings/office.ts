/** Strings of the homes of managers and administrators. */
export const office = {
  title: (name: string) => `سلام ${name}`,
  today: (day: string) => `امروز ${day} است.`,
} as const;
