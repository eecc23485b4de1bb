import { formatRelativeDay } from '@mashq/ui/i18n';
import { consoleWords } from '../strings/admin-console.ts';

/** When somebody was last seen, as a day. */
export const activeText = (at: string | null) => (at === null ? consoleWords.neverActive : formatRelativeDay(at));
