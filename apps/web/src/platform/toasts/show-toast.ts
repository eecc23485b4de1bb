import type { ToastVariant } from '@mashq/ui/overlays/toast';
import { proxy } from 'valtio/vanilla';

/** Becomes true with the first toast; the toast code is not loaded before. */
export const toastRegion = proxy({ isNeeded: false });

/** Shows a toast, with a second line where one is given. If its code cannot be loaded, the toast is dropped: a toast never carries the only notice of something. */
export async function showToast(message: string, kind: ToastVariant = 'success', description?: string): Promise<void> {
  try {
    const { loadToasts } = await import('./load-toasts.ts');
    const { toast } = await loadToasts();
    toastRegion.isNeeded = true;
    toast[kind](message, description === undefined ? {} : { description });
  } catch {
    // The toast code could not be loaded.
  }
}
