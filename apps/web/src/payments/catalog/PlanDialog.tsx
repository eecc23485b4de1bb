import { useAddPlan } from '@mashq/state/payments/catalog';
import { makeId } from '@mashq/state/platform/id';
import { Button } from '@mashq/ui/actions/button';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { Form } from '@mashq/ui/forms/form';
import { NumberField } from '@mashq/ui/forms/number-field';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';

const words = adminWords.plans;
/** Rial in a toman. */
const RIAL = 10;
const MAX_TOMAN = 200_000_000;

/** A new plan; what is typed is in toman, what is sent in rial. */
export function PlanDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useAddPlan();
  // Made once, so that pressing twice adds once.
  const [id] = useState(makeId);
  const [months, setMonths] = useState<number | null>(1);
  const [price, setPrice] = useState<number | null>(null);
  const [listPrice, setListPrice] = useState<number | null>(null);
  const [isFeatured, setFeatured] = useState(false);
  const submit = (data: FormData) => {
    if (months === null || price === null) return;
    const text = (name: string) => String(data.get(name) ?? '').trim();
    mutate(
      {
        id,
        title: text('title'),
        description: text('description'),
        months,
        price_rial: price * RIAL,
        list_price_rial: listPrice === null ? null : listPrice * RIAL,
        features: text('features')
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
        is_featured: isFeatured,
      },
      {
        onSuccess: () => {
          void showToast(words.added);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={words.add}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form onSubmit={submit} failedTitle={words.failed} {...formFaults(error)}>
        <TextField name="title" label={words.name} isRequired minLength={2} maxLength={60} />
        <TextField name="description" label={words.description} isRequired minLength={2} maxLength={200} />
        <NumberField
          name="months"
          label={words.monthsLabel}
          isRequired
          minValue={1}
          maxValue={36}
          value={months}
          onChange={setMonths}
        />
        <NumberField
          name="price_rial"
          label={words.priceLabel}
          isRequired
          minValue={1}
          maxValue={MAX_TOMAN}
          value={price}
          onChange={setPrice}
        />
        <NumberField
          name="list_price_rial"
          label={words.listPriceLabel}
          isOptional
          minValue={1}
          maxValue={MAX_TOMAN}
          value={listPrice}
          onChange={setListPrice}
        />
        <TextArea name="features" label={words.features} description={words.featuresHint} isOptional maxLength={1000} />
        <Checkbox isSelected={isFeatured} onChange={setFeatured}>
          {words.isFeatured}
        </Checkbox>
        <div>
          <Button type="submit" isPending={isPending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
