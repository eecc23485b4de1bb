import { MashqProvider } from '@mashq/ui/i18n';
import { mountApp } from '@mashq/ui/layout/mount-app';
import type { ReactNode } from 'react';
import { lettersCame } from '../content/mount.tsx';

/** Mounts as the kit's guide says to. */
export async function mountKit(screen: ReactNode): Promise<void> {
  await lettersCame();
  performance.mark('mount');
  mountApp(<MashqProvider>{screen}</MashqProvider>);
}
