import type { SchoolLook } from '@mashq/api/contract';
import { subscribe } from 'valtio/vanilla';
import { accountApi } from '../../platform/api/account.ts';
import { clientOptions } from '../../platform/api/api.ts';

import { session } from '../../platform/session/machine.ts';
import { LOOK_KEY, look, type TenantLook } from './look.ts';

/** A style sheet, and the value of `data-tenant` it is for. */
export interface TenantSheet {
  readonly id: string;
  readonly css: string;
}

/** Puts a sheet on the page; null takes it off, so that the page is as the server sent it. */
export type ApplyBranding = (sheet: TenantSheet | null) => void;

let applySheet: ApplyBranding = () => {};

/** Address of a logo, as in `src` of an image. */
export function logoAddress(schoolId: string, imageId: string): string {
  return `${clientOptions.baseUrl}/site/look/${schoolId}/logo/${imageId}/`;
}

/** What the server wrote into the page, as visitors of a school's host get it. */
function lookOfPage(): TenantLook | null {
  try {
    const { name, logo } = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=look]')?.content ?? '{}');
    return logo ? { name, logo } : null;
  } catch {
    return null;
  }
}

/** Gives the page a school's look and keeps it for the next visit; null is the product's, or that of the host. */
export function wearLook(school: SchoolLook | null): void {
  if (school === null) {
    look.tenant = lookOfPage();
    applySheet(null);
    localStorage.removeItem(LOOK_KEY);
    return;
  }
  const { school_id: schoolId, name, logo, css } = school;
  const own = logo && {
    name,
    logo: { light: logoAddress(schoolId, logo.light), dark: logoAddress(schoolId, logo.dark) },
  };
  const id = `school-${schoolId}`;
  look.tenant = own ?? lookOfPage();
  applySheet(css === null ? null : { id, css });
  localStorage.setItem(LOOK_KEY, JSON.stringify({ ...own, id, css }));
}

/** Reads the look of the signed-in person's school again, and shows it. */
export async function loadLook(): Promise<void> {
  const user = session.activeUser?.id;
  const { look: school } = await accountApi.look.mine({});
  if (session.activeUser?.id === user) wearLook(school);
}

/**
 * From now on the page has the look of the signed-in person's school, and after the session the one it came with. Without a
 * network the look of the last visit stays. Returns how to stop.
 */
export function followLook(applyBranding: ApplyBranding): () => void {
  applySheet = applyBranding;
  let shownFor: string | null = null;

  const follow = async (): Promise<void> => {
    const user = session.activeUser?.id ?? null;
    if (user === null) {
      if (!session.loading && localStorage.getItem(LOOK_KEY) !== null) wearLook(null);
      shownFor = null;
      return;
    }
    if (user === shownFor) return;
    shownFor = user;
    // Asked again when the network comes back.
    await loadLook().catch(() => {
      if (shownFor === user) shownFor = null;
    });
  };

  const start = () => void follow();
  start();
  window.addEventListener('online', start);
  const stop = subscribe(session, start);
  return () => {
    stop();
    window.removeEventListener('online', start);
  };
}
