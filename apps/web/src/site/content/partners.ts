import type { Partner } from '@mashq/ui/carousel/partner-carousel';

/** Schools of the demonstration, named as such; a real site puts its own here, each with its consent. */
export const partners: readonly Partner[] = [
  { id: '1', name: 'دبستان نمونهٔ آفتاب', imageUrl: null },
  { id: '2', name: 'دبستان نمونهٔ باران', imageUrl: null },
  { id: '3', name: 'دبستان نمونهٔ سپیدار', imageUrl: null },
  { id: '4', name: 'دبستان نمونهٔ نرگس', imageUrl: null },
  { id: '5', name: 'دبستان نمونهٔ الوند', imageUrl: null },
  { id: '6', name: 'دبستان نمونهٔ ارغوان', imageUrl: null },
  { id: '7', name: 'دبستان نمونهٔ دریا', imageUrl: null },
  { id: '8', name: 'دبستان نمونهٔ پرواز', imageUrl: null },
];
