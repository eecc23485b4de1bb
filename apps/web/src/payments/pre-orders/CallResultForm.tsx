import type { AdminPreOrderDetail } from '@mashq/api/contract';
import { useChangePreOrder } from '@mashq/state/site/visitors-admin';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { DatePicker } from '@mashq/ui/forms/date-picker';
import { Form } from '@mashq/ui/forms/form';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { TextArea } from '@mashq/ui/forms/text-area';
import { momentOf } from '../../platform/dates/tehran-day.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { useStoredDraft } from '../../platform/tab-storage/use-stored-draft.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';

const words = adminWords.preOrders;
type Result = keyof typeof words.results;

interface DraftResult {
  result: Result | undefined;
  note: string;
  day: string | null;
}

/** What a call may bring in each state that is open. */
const RESULTS: Readonly<Partial<Record<AdminPreOrderDetail['state'], readonly Result[]>>> = {
  requested: ['contact', 'decline'],
  contacted: ['contact', 'confirm', 'decline'],
  confirmed: ['decline'],
};

/** When calls begin, in Tehran. */
const MORNING = '09:00:00';

/** Notes what came of a call. Nothing where the pre-order is over. */
export function CallResultForm({ order: { id, state, updated_at: updatedAt } }: { order: AdminPreOrderDetail }) {
  const { mutate, isPending, error } = useChangePreOrder(id);
  const results = RESULTS[state] ?? [];
  const { draft, change, forget } = useStoredDraft<DraftResult>(`pre-order.${id}.${updatedAt}`, () => ({
    result: results[0],
    note: '',
    day: null,
  }));
  const { result, note, day } = draft;
  if (result === undefined || (state !== 'requested' && state !== 'contacted' && state !== 'confirmed')) return null;
  const isOver = result === 'decline';
  const submit = () =>
    mutate(
      {
        event: result,
        from: state,
        note: note.trim(),
        follow_up_at: isOver || day === null ? null : momentOf(day, MORNING),
      },
      {
        onSuccess: () => {
          forget();
          void showToast(words.saved);
        },
      },
    );
  return (
    <Card title={words.result}>
      <Form
        aria-label={words.result}
        onSubmit={submit}
        failedTitle={words.failed}
        {...(error && { errorMessage: error.detail })}
      >
        <SegmentedControl
          label={words.choose}
          options={results.map((value) => ({ value, label: words.results[value] }))}
          value={result}
          onChange={(value) => change({ result: value })}
        />
        <TextArea
          name="note"
          label={words.noteLabel}
          isOptional
          maxLength={1000}
          value={note}
          onChange={(text) => change({ note: text })}
        />
        {!isOver && (
          <DatePicker label={words.followUpLabel} isOptional value={day} onChange={(value) => change({ day: value })} />
        )}
        <div>
          <Button type="submit" isPending={isPending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
