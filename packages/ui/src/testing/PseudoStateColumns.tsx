import { PseudoStates, type PseudoStatesProps } from './PseudoStates.tsx';
import { StateGrid } from './StateGrid.tsx';

/** For state galleries: {@link PseudoStates} of something wide, each below its name, beside one another where there is room. */
export function PseudoStateColumns(props: Omit<PseudoStatesProps, 'hasCaptions'>) {
  return (
    <StateGrid column={340}>
      <PseudoStates {...props} hasCaptions />
    </StateGrid>
  );
}
