export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './SkeletonRegion.tsx';
