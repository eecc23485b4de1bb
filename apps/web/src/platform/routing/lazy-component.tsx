import { type ComponentType, createElement, type ReactNode } from 'react';
import { useIsFirstScreenShown } from '../loading/first-screen.ts';
import { type LazyExport, lazyExport } from './lazy-export.ts';
import { OptionalBoundary, type OptionalBoundaryProps } from './OptionalBoundary.tsx';

export { LoadError } from './lazy-export.ts';

/** A component that is loaded when it is first rendered. */
export interface LazyComponent<Props, Value = unknown> extends Pick<LazyExport<Value>, 'preload' | 'ready'> {
  Component: ComponentType<Props>;
}

/** The export `name` of a module as a component that is loaded on first render. */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props, ComponentType<Props>> {
  const { read, preload, ready } = lazyExport<Name, ComponentType<Props>>(load, name);
  return { Component: (props) => createElement(read(), props), preload, ready };
}

/** Around optional content that waits until the first screen of the visit is there; its placeholder is part of that screen. */
export function AfterFirstScreen({ children, placeholder }: OptionalBoundaryProps): ReactNode {
  if (!useIsFirstScreenShown()) return placeholder;
  return <OptionalBoundary placeholder={placeholder}>{children}</OptionalBoundary>;
}
