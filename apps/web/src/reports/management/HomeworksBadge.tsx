import { Badge } from '@mashq/ui/data/badge';
import { formatNumber } from '@mashq/ui/i18n';
import { management } from '../strings/management.ts';

/** How many homeworks are open; none is no news, and has no badge. */
export function HomeworksBadge({ count }: { count: number }) {
  if (count === 0) return <span>{management.noOpenHomework}</span>;
  return <Badge tone="success">{management.openHomeworks(formatNumber(count))}</Badge>;
}
