import { classMessageWords } from '../../../messages/strings/student-class-message.ts';

/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = { classMessage: classMessageWords.title } as const;
