import { Skeleton } from '@mashq/ui/feedback/skeleton';
import * as css from './HomeScreen.css.ts';

/** The next thing and two stations, in place and size. */
export function HomeSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton shape="circle" size="large" className={css.skeletonRing} />
      <div>
        <Skeleton width="half" />
        <Skeleton shape="heading" width="long" />
        <Skeleton width="half" />
        <Skeleton shape="button" className={css.skeletonButton} />
      </div>
      {['review', 'maze'].map((id) => (
        <div key={id} className={css.skeletonStop}>
          <Skeleton shape="circle" size="medium" className={css.skeletonStation} />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

/** The week and the tree in words, in place and size. */
export function FactsSkeleton() {
  return (
    <div className={css.facts}>
      {['week', 'tree'].map((id) => (
        <div key={id} className={css.skeletonFact}>
          <Skeleton shape="circle" size="small" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
