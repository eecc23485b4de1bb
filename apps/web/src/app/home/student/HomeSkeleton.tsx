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
          <Skeleton shape="circle" size="medium" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
