import { BADGES, BadgeArt } from '@mashq/ui/rewards/badge-art';
import { Award } from 'lucide-react';

/** The drawing of the badge that a notification speaks of; a school's server may know one that this app does not draw. */
export function BadgePicture({ badge }: { badge: string }) {
  const known = BADGES.find(({ id }) => id === badge);
  return known === undefined ? (
    <Award size="1.4em" />
  ) : (
    <BadgeArt badge={known.id} size={48} isDecorative isWordHidden />
  );
}
