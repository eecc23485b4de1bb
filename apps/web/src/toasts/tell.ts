import type { ToastVariant } from '@mashq/ui/overlays/toast';
import { proxy } from 'valtio/vanilla';

/** Becomes true with the first message: until then the app carries nothing of toasts. */
export const toastsAreNeeded = proxy({ now: false });

/** Says something in passing, at the top of the window. Without a network it may stay unsaid: nothing hangs on it. */
export async function tell(message: string, kind: ToastVariant = 'success'): Promise<void> {
  try {
    const { toast } = await import('@mashq/ui/overlays/toast');
    toastsAreNeeded.now = true;
    toast[kind](message);
  } catch {
    // The part that shows messages could not be fetched.
  }
}
