export type Direction = 'rising' | 'falling';

/** Which way numbers are ordered. */
export const waysToOrder: Readonly<Record<Direction, string>> = {
  rising: 'از کوچک به بزرگ',
  falling: 'از بزرگ به کوچک',
};

/** What is asked of numbers that are to be ordered, after «عددها را». */
export const askToOrder: Readonly<Record<Direction, string>> = {
  rising: `${waysToOrder.rising} بچین؛ کوچک‌ترین را اول بگذار.`,
  falling: `${waysToOrder.falling} بچین؛ بزرگ‌ترین را اول بگذار.`,
};
