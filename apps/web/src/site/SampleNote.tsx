import { Alert } from '@mashq/ui/feedback/alert';
import type { SampleContent } from './content/types.ts';
import { publicPages } from './strings/public.ts';

/** Says that what the page lists is of the demonstration, where it is. */
export function SampleNote({ items }: { items: readonly SampleContent[] }) {
  return items.some(({ isSample }) => isSample) && <Alert>{publicPages.sampleNote}</Alert>;
}
