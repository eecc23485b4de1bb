export { Sequence, type SequenceProps } from './Sequence.tsx';
