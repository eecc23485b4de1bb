import type { ToastKind } from '@mashq/ui/overlays/toast';
import { proxy } from 'valtio/vanilla';

/** Becomes true with the first message: until then the app carries nothing of toasts. */
export const toastsAreNeeded = proxy({ now: false });

/** Says something in passing, at the top of the window. */
export async function tell(message: string, kind: ToastKind = 'success'): Promise<void> {
  toastsAreNeeded.now = true;
  const { toast } = await import('@mashq/ui/overlays/toast');
  toast[kind](message);
}
