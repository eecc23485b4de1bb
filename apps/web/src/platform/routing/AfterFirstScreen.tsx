import type { ReactNode } from 'react';
import { useIsFirstScreenShown } from '../loading/first-screen.ts';
import { OptionalBoundary, type OptionalBoundaryProps } from './OptionalBoundary.tsx';

/** Around optional content that waits until the first screen of the visit is there; its placeholder is part of that screen. */
export function AfterFirstScreen({ children, placeholder }: OptionalBoundaryProps): ReactNode {
  if (!useIsFirstScreenShown()) return placeholder;
  return <OptionalBoundary placeholder={placeholder}>{children}</OptionalBoundary>;
}
