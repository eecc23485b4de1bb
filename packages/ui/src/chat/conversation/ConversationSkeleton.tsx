import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import * as css from './ConversationSkeleton.css.ts';

const ROWS = ['other', 'other-short', 'own', 'other', 'own-short', 'own'] as const;

/** Messages on their way. */
export function ConversationSkeleton() {
  return (
    <div className={css.root}>
      {ROWS.map((bone, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike and never move
          key={place}
          className={css.bone}
          data-own={bone.startsWith('own')}
          data-short={bone.endsWith('short')}
        >
          <Skeleton shape="block" />
        </span>
      ))}
    </div>
  );
}
