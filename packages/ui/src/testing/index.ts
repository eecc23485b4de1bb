export { type Announcements, recordAnnouncements } from './announcements.ts';
export { axeFindings } from './axe.ts';
export { digitVariants } from './digit-variants.ts';
export { DIRECTIONS, type DirectionKeys } from './directions.ts';
export { PersianPage, type PersianPageProps } from './PersianPage.tsx';
export { type PersianOptions, renderPersian } from './render-persian.tsx';
