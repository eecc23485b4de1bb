import type { ApplyBranding } from '@mashq/state/school/branding/follow-look';
import { applyTenant } from '@mashq/ui/theme/tenant';

/** Puts a school's sheet on the page, or goes back to that of the host, which the server wrote into the page. */
export const applyBranding: ApplyBranding = (sheet) => {
  applyTenant(sheet);
  const host = document.querySelector<HTMLMetaElement>('meta[name=look]')?.dataset.tenant;
  if (sheet === null && host !== undefined) document.documentElement.dataset.tenant = host;
};
