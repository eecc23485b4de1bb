import { Component, type ErrorInfo, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';

export interface ErrorBoundaryProps {
  /** A fault belongs to the path it happened on; another path begins anew. */
  path: string;
  children: ReactNode;
}

interface State {
  failedPath: string | null;
}

export const WRONG_PATH = '/something-went-wrong';

/** A fault in a screen leads to the page that says so, instead of to an empty window. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failedPath: null };

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, { failedPath }: State): State | null {
    return failedPath !== null && failedPath !== path ? { failedPath: null } : null;
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    // biome-ignore lint/suspicious/noConsole: a fault nobody expected: its trace is all there is to mend it by.
    console.error(error, componentStack);
    const { path } = this.props;
    this.setState({ failedPath: path });
    navigate(`${WRONG_PATH}?${new URLSearchParams({ from: path })}`, { replace: true });
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failedPath: window.location.pathname };
  }

  override render(): ReactNode {
    return this.state.failedPath === null ? this.props.children : null;
  }
}
