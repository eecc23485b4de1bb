import type { Partner } from '../partner-carousel/PartnerCarousel.tsx';

/** A sign of plain shapes in grays, for no partner's real one is ours to show. */
const sign = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="72" viewBox="0 0 160 72" fill="none" stroke="#808080" stroke-width="6" stroke-linejoin="round">${shapes}</svg>`,
  )}`;

/** Eight schools that are plainly examples, two of them without a sign. */
export const samplePartners: readonly Partner[] = [
  {
    id: '1',
    name: 'دبستان نمونهٔ یک',
    imageUrl: sign('<circle cx="80" cy="36" r="28"/><path d="M62 40l12 12 24-28"/>'),
  },
  { id: '2', name: 'دبستان نمونهٔ دو', imageUrl: sign('<path d="M80 8l32 28-32 28-32-28z"/><path d="M80 24v24"/>') },
  { id: '3', name: 'دبستان نمونهٔ سه', imageUrl: null },
  {
    id: '4',
    name: 'دبستان نمونهٔ چهار',
    imageUrl: sign('<path d="M32 60V28l48-20 48 20v32z"/><path d="M70 60V42h20v18"/>'),
  },
  { id: '5', name: 'مجتمع آموزشی نمونهٔ پنج', imageUrl: 'no-image' },
  {
    id: '6',
    name: 'دبستان نمونهٔ شش',
    imageUrl: sign('<rect x="44" y="12" width="72" height="48" rx="8"/><path d="M80 12v48"/>'),
  },
  { id: '7', name: 'دبستان نمونهٔ هفت', imageUrl: sign('<path d="M44 60l36-48 36 48z"/>') },
  {
    id: '8',
    name: 'دبستان نمونهٔ هشت',
    imageUrl: sign('<circle cx="64" cy="36" r="24"/><circle cx="96" cy="36" r="24"/>'),
  },
];
