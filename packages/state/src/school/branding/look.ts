import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';

/** Local-storage key of the look of the signed-in person's school, for the next visit. */
export const LOOK_KEY = 'look';

/** Name and logo of the school whose app this is; addresses as in `src` of an image. */
export interface TenantLook {
  readonly name: string;
  readonly logo: { readonly light: string; readonly dark: string };
}

/** What this browser kept of the last visit, or what the server wrote into the page for the host of a school. */
function firstLook(): TenantLook | null {
  try {
    const page = document.querySelector<HTMLMetaElement>('meta[name=look]')?.content;
    const { name, logo } = JSON.parse(localStorage.getItem(LOOK_KEY) ?? page ?? '{}');
    return logo ? { name, logo } : null;
  } catch {
    return null;
  }
}

export const look: { tenant: TenantLook | null } = proxy({ tenant: firstLook() });

/** The logo in place of the product's; null where the school has none. */
export function useTenantLook(): TenantLook | null {
  return useSnapshot(look).tenant;
}
