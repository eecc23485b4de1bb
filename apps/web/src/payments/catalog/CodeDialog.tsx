import { useAddDiscountCode, useAdminPlans } from '@mashq/state/payments/catalog';
import { makeId } from '@mashq/state/platform/id';
import { Button } from '@mashq/ui/actions/button';
import { DatePicker } from '@mashq/ui/forms/date-picker';
import { Form } from '@mashq/ui/forms/form';
import { NumberField } from '@mashq/ui/forms/number-field';
import { Select } from '@mashq/ui/forms/select';
import { TextField } from '@mashq/ui/forms/text-field';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { endOfDay } from '../../platform/dates/tehran-day.ts';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';

const words = adminWords.codes;
const ALL = 'all';

/** A new discount code. */
export function CodeDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useAddDiscountCode();
  const plans = useAdminPlans();
  // Made once, so that pressing twice adds once.
  const [id] = useState(makeId);
  const [percent, setPercent] = useState<number | null>(null);
  const [maxUses, setMaxUses] = useState<number | null>(null);
  const [planId, setPlanId] = useState<string>(ALL);
  const [day, setDay] = useState<string | null>(null);
  const submit = (data: FormData) => {
    if (percent === null || day === null) return;
    mutate(
      {
        id,
        code: String(data.get('code') ?? '').trim(),
        percent,
        ends_at: endOfDay(day),
        max_uses: maxUses,
        plan_id: planId === ALL ? null : planId,
      },
      {
        onSuccess: () => {
          void showToast(words.added);
          onClose();
        },
      },
    );
  };
  const onSale = (plans.data ?? []).filter(({ state }) => state === 'on_sale');
  return (
    <Dialog
      title={words.add}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form onSubmit={submit} failedTitle={adminWords.plans.failed} {...formFaults(error)}>
        <TextField
          name="code"
          label={words.code}
          description={words.codeHint}
          dir="ltr"
          autoCapitalize="characters"
          isRequired
          maxLength={40}
        />
        <NumberField
          name="percent"
          label={words.percentLabel}
          isRequired
          minValue={1}
          maxValue={100}
          value={percent}
          onChange={setPercent}
        />
        <DatePicker
          name="ends_at"
          label={words.until}
          isRequired
          validityMessages={{ valueMissing: words.dayMissing }}
          value={day}
          onChange={setDay}
        />
        <NumberField
          name="max_uses"
          label={words.maxUses}
          description={words.maxUsesHint}
          isOptional
          minValue={1}
          maxValue={1_000_000}
          value={maxUses}
          onChange={setMaxUses}
        />
        <Select
          label={words.plan}
          options={[
            { value: ALL, label: words.allPlans },
            ...onSale.map((plan) => ({ value: plan.id, label: plan.title })),
          ]}
          value={planId}
          onChange={setPlanId}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
