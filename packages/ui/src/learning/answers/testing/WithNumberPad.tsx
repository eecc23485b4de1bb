import type { ReactNode } from 'react';
import { NumberPad, NumberPadProvider } from '../../number-pad/index.ts';

/** For stories and tests: an answer input with the pad that writes in its boxes below it. */
export function WithNumberPad({ children }: { children: ReactNode }) {
  return (
    <NumberPadProvider>
      <div style={{ display: 'grid', gap: 24 }}>
        {children}
        <div style={{ inlineSize: '100%', maxInlineSize: 300, marginInline: 'auto' }}>
          <NumberPad hasNext />
        </div>
      </div>
    </NumberPadProvider>
  );
}
