import type { KitMessages } from '../kit-messages.ts';
import { groups } from './groups.ts';
import { english } from './locale-rules.ts';

/** All messages of the kit in English: `<MashqProvider messages={enMessages}>`. */
export const enMessages: Required<KitMessages> = { language: english, ...groups };
