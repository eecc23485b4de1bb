import { loadLook } from '@mashq/state/school/branding/follow-look';
import { applyTenant } from '@mashq/ui/theme/tenant';
import { createTenantTheme, type TenantTheme } from '@mashq/ui/theme/tenant-theme';
import { useEffect, useMemo, useRef } from 'react';

/** Shows a color on the whole page while it is being chosen; the stored look comes back when the card goes. */
export function useColorPreview(color: string | null, isStored: boolean): TenantTheme | null {
  const theme = useMemo(
    () => (color === null ? null : createTenantTheme({ id: 'preview', name: color, logo: color, color })),
    [color],
  );
  const isShown = useRef(false);

  useEffect(() => {
    if (isStored) return;
    isShown.current = true;
    applyTenant(theme);
  }, [theme, isStored]);

  const restore = useRef(() => {
    if (!isShown.current) return;
    isShown.current = false;
    applyTenant(null);
    void loadLook().catch(() => undefined);
  });
  useEffect(() => {
    if (isStored) restore.current();
  }, [isStored]);
  useEffect(() => restore.current, []);

  return theme;
}
