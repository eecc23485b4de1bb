import { chatWords } from '../../../messages/strings/chat.ts';

// Window titles of these screens, before the product’s name: needed before a screen is loaded.

export const chat = { list: chatWords.list } as const;
