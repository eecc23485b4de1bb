import type { ReactNode } from 'react';
import { useIsFirstScreenShown } from '../loading/first-screen.ts';
import { OptionalBoundary } from './OptionalBoundary.tsx';

/** Around optional content that waits until the first screen of the visit is there. */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  return useIsFirstScreenShown() && <OptionalBoundary>{children}</OptionalBoundary>;
}
