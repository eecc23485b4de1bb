import { Badge } from '@mashq/ui/data/badge';
import { formatNumber } from '@mashq/ui/i18n';
import { management } from '../strings/management.ts';

/** How many homeworks are open. */
export function HomeworksBadge({ count }: { count: number }) {
  return <Badge tone={count > 0 ? 'success' : 'neutral'}>{management.openHomeworks(formatNumber(count))}</Badge>;
}
