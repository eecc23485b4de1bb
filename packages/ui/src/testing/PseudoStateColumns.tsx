import { PseudoStates, type PseudoStatesProps } from './PseudoStates.tsx';

/** For state galleries: {@link PseudoStates} of something wide, each below its name, beside one another where there is room. */
export function PseudoStateColumns(props: Omit<PseudoStatesProps, 'hasCaptions'>) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
      }}
    >
      <PseudoStates {...props} hasCaptions />
    </div>
  );
}
