import type { ReactNode, Ref } from 'react';
import * as faFeedback from '../../i18n/fa/feedback.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';

export interface SkeletonRegionProps extends RootProps {
  /** Whether the content is loading. */
  isLoading: boolean;
  /** Skeleton in the final layout, shown while loading. */
  skeleton: ReactNode;
  /** What comes; none where another element takes the place of the whole region. */
  children?: ReactNode;
  /** Said once while loading. @default «در حال آماده شدن…» */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A part of the page that is busy until its content has come, and says so once. */
export function SkeletonRegion({
  isLoading,
  skeleton,
  children,
  label = messagesFor('feedback.skeleton', faFeedback.skeleton).label,
  className,
  ...rest
}: SkeletonRegionProps) {
  return (
    <div className={className} {...rest} aria-busy={isLoading}>
      <div role="status" className={visuallyHidden}>
        {isLoading ? label : ''}
      </div>
      {isLoading ? skeleton : <ContentStart>{children}</ContentStart>}
    </div>
  );
}
