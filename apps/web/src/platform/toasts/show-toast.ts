import type { ToastVariant } from '@mashq/ui/overlays/toast';
import { proxy } from 'valtio/vanilla';

/** Becomes true with the first toast; the toast code is not loaded before. */
export const toastRegion = proxy({ isNeeded: false });

/** Shows a toast. If its code cannot be loaded, the toast is dropped: a toast never carries the only notice of something. */
export async function showToast(message: string, kind: ToastVariant = 'success'): Promise<void> {
  try {
    const { loadToasts } = await import('./load-toasts.ts');
    const { toast } = await loadToasts();
    toastRegion.isNeeded = true;
    toast[kind](message);
  } catch {
    // The toast code could not be loaded.
  }
}
