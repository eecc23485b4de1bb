import type { AdminVisitorMessage } from '@mashq/api/contract';
import { MenuItem } from '@mashq/ui/actions/menu';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { formatDateTime } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Archive, MessageCircleReply, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminWords } from '../../platform/strings/admin.ts';

const words = adminWords.visitors;

/** What became of something that a visitor sent. */
export type Handled = AdminVisitorMessage['state'];

const ICONS: Readonly<Record<Handled, ReactNode>> = {
  answered: <MessageCircleReply />,
  closed: <Archive />,
  new: <Undo2 />,
};

const MARKS = ['answered', 'closed', 'new'] as const;

const TONES: Readonly<Record<Handled, BadgeTone>> = { new: 'info', answered: 'success', closed: 'neutral' };

/** Choices of the filter by state; new ones come first, without a word in the address. */
export const STATES = [
  ...(['new', 'answered', 'closed'] as const).map((value) => ({ value, label: words.states[value] })),
  { value: 'all' as const, label: adminWords.all },
];

export const stateOf = (text: string | null) => STATES.find(({ value }) => value === text)?.value ?? 'new';

/** Its state, with who changed it and when. */
export function HandledState({
  state,
  handled_at: at,
  handled_by: by,
}: Pick<AdminVisitorMessage, 'state' | 'handled_at' | 'handled_by'>) {
  return (
    <Stack gap={1}>
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {at !== null && words.handledBy(by ?? adminWords.none, formatDateTime(at, 'day'))}
    </Stack>
  );
}

/** Lines of a menu that bring it into its other states. */
export const stateItems = (state: Handled, mark: (next: Handled) => void) =>
  MARKS.filter((next) => next !== state).map((next) => (
    <MenuItem key={next} icon={ICONS[next]} onAction={() => mark(next)}>
      {words.mark[next]}
    </MenuItem>
  ));
