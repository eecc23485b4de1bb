import { Component, type ReactNode, Suspense } from 'react';

/** Around what a screen can do without: while it has not come, and if it does not come, nothing stands in its place. */
export class Aside extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
