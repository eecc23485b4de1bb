import type { PaymentState } from '@mashq/api/contract';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Ban, Check, Clock, type LucideIcon, RotateCcw, X } from 'lucide-react';
import { paymentWords } from '../strings/student-payment.ts';

const FACES: Readonly<Record<PaymentState, { tone: BadgeTone; icon: LucideIcon }>> = {
  created: { tone: 'neutral', icon: Clock },
  pending: { tone: 'info', icon: Clock },
  verifying: { tone: 'info', icon: Clock },
  paid: { tone: 'success', icon: Check },
  failed: { tone: 'danger', icon: X },
  cancelled: { tone: 'neutral', icon: Ban },
  expired: { tone: 'neutral', icon: Ban },
  refunded: { tone: 'reward', icon: RotateCcw },
};

/** Where a payment is, by color, mark and word. */
export function StateBadge({ state }: { state: PaymentState }) {
  const { tone, icon: Icon } = FACES[state];
  return (
    <Badge tone={tone} icon={<Icon size="1em" />}>
      {paymentWords.states[state]}
    </Badge>
  );
}
