import { Poses, type PosesProps } from './Poses.tsx';

/** For sheets of states: {@link Poses} of something wide, each below its name, beside one another where there is room. */
export function PoseColumns(props: Omit<PosesProps, 'hasCaptions'>) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
      }}
    >
      <Poses {...props} hasCaptions />
    </div>
  );
}
