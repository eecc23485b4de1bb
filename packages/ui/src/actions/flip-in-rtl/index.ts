export { FlipInRtl, type FlipInRtlProps } from './FlipInRtl.tsx';
