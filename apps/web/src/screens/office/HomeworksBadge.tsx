import { Badge } from '@mashq/ui/data/badge';
import { formatNumber } from '@mashq/ui/i18n';
import { office } from '../../strings/office.ts';

/** How many homeworks are open. */
export function HomeworksBadge({ count }: { count: number }) {
  return <Badge tone={count > 0 ? 'success' : 'neutral'}>{office.openHomeworks(formatNumber(count))}</Badge>;
}
