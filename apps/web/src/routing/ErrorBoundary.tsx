import { Component, type ErrorInfo, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadError } from './lazy-screen.tsx';

export interface ErrorBoundaryProps {
  /** A fault belongs to the path it happened on; another path begins anew. */
  path: string;
  children: ReactNode;
}

interface State {
  fault: { error: unknown; path: string } | null;
}

export const WRONG_PATH = '/something-went-wrong';

/**
 * A fault in a screen leads to the page that says so, instead of to an empty window. A part of the app that did not
 * arrive is no fault of ours: it is asked for again on the spot.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error, path: window.location.pathname } };
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, { fault }: State): State | null {
    return fault !== null && fault.path !== path ? { fault: null } : null;
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    const { path } = this.props;
    if (error instanceof LoadError) return;
    // biome-ignore lint/suspicious/noConsole: a fault nobody expected: its trace is all there is to mend it by.
    console.error(error, componentStack);
    if (path !== WRONG_PATH) navigate(`${WRONG_PATH}?${new URLSearchParams({ from: path })}`, { replace: true });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    const { error, path } = fault;
    // The page that tells of faults has one itself: then at least this.
    if (error instanceof LoadError || path === WRONG_PATH) {
      return <LoadFailure onRetry={() => this.setState({ fault: null })} />;
    }
    return null;
  }
}
