import { Component, type ReactNode, Suspense } from 'react';
import { useNoteBusy } from '../loading/RevealInOrder.tsx';

export interface OptionalBoundaryProps {
  children: ReactNode;
  /** Placeholder of the content's size, for what is above or beside other content. */
  placeholder?: ReactNode;
}

/** Around optional content: renders nothing, or its placeholder, while it loads, and nothing if it fails. */
export class OptionalBoundary extends Component<OptionalBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, placeholder } = this.props;
    return this.state.hasFailed ? null : <Suspense fallback={<Fallback>{placeholder}</Fallback>}>{children}</Suspense>;
  }
}

function Fallback({ children }: { children: ReactNode }): ReactNode {
  useNoteBusy(true);
  return children;
}
