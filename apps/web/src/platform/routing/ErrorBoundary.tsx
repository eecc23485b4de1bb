import { Component, type ErrorInfo, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { reportError } from '../follow-errors.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadError } from './lazy-component.tsx';

export interface ErrorBoundaryProps {
  /** An error belongs to its path; it is cleared when the path changes. */
  path: string;
  /** Where the page goes on from a failure; left out where a menu is around. */
  home?: string;
  children: ReactNode;
}

interface State {
  fault: { error: unknown; path: string } | null;
}

export const WRONG_PATH = '/something-went-wrong';

/**
 * An error in a screen leads to the error page instead of an empty window. A chunk that could not be loaded is not a
 * bug: it can be retried in place.
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
    // biome-ignore lint/suspicious/noConsole: an unexpected error; its stack is needed to fix it.
    console.error(error, componentStack);
    reportError(error);
    if (path !== WRONG_PATH) navigate(`${WRONG_PATH}?${new URLSearchParams({ from: path })}`, { replace: true });
  }

  readonly #retry = () => this.setState({ fault: null });

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    const { error, path } = fault;
    // The error page itself failed: show the minimal message.
    if (error instanceof LoadError || path === WRONG_PATH) {
      return <LoadFailure onRetry={this.#retry} home={this.props.home} />;
    }
    return null;
  }
}
