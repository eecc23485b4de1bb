import type { KeyboardEvent } from 'react';

/** Enter alone sets things here, so Ctrl+Enter (⌘+Enter) submits; where nothing can be set, Enter does. */
export function isSubmitKey(event: KeyboardEvent, isReadOnly: boolean): boolean {
  return event.key === 'Enter' && (isReadOnly || event.ctrlKey || event.metaKey);
}
