import type { Grade } from '@mashq/api/contract';
import { type NewPreOrder, useSalePlans, useSendPreOrder } from '@mashq/state/payments/pre-order';
import { makeId } from '@mashq/state/platform/id';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { Form } from '@mashq/ui/forms/form';
import { NumberField } from '@mashq/ui/forms/number-field';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { useState } from 'react';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { ChoiceFailure } from '../../platform/loading/ChoiceFailure.tsx';
import { useFormDraft } from '../../platform/tab-storage/use-form-draft.ts';
import { preOrderWords as words } from '../strings/pre-order.ts';

type Role = NewPreOrder['role'];

const ROLES = (['parent', 'teacher', 'school'] as const).map((value) => ({ value, label: words.roles[value] }));
const GRADES: readonly Grade[] = [3, 4, 5, 6];
const OPEN = 'open';
/** Rial in a toman. */
const RIAL = 10;

export interface RequestPreOrderFormProps {
  by: 'site' | 'student';
  /** Who fills it in most. */
  usualRole: Role;
  onSent?: () => void;
}

/** Asks to be called about a plan. What was typed stays in this tab until the server has it. */
export function RequestPreOrderForm({ by, usualRole, onSent }: RequestPreOrderFormProps) {
  const { draft, set, clear } = useFormDraft(`pre-order-${by}`);
  const { send, isPending, isSent, error } = useSendPreOrder(by);
  const onSale = useSalePlans();
  const plans = onSale.data ?? [];
  const [last, setLast] = useState({ id: makeId(), content: '' });
  const [consent, setConsent] = useState(false);
  const role = ROLES.find(({ value }) => value === draft.role)?.value ?? usualRole;
  const grade = GRADES.find((one) => `${one}` === draft.grade) ?? null;
  const seats = draft.seats === undefined ? 1 : draft.seats === '' ? null : Number(draft.seats);

  const submit = async () => {
    const plan = plans.find(({ id }) => id === draft.plan)?.id ?? null;
    const body = {
      name: draft.name ?? '',
      phone: draft.phone ?? '',
      role,
      school_title: role === 'parent' ? '' : (draft.school ?? ''),
      city: draft.city ?? '',
      grade,
      plan_id: plan,
      seats: seats ?? 1,
      note: draft.note ?? '',
    };
    const content = JSON.stringify(body);
    // Changed words are another pre-order; the same sent again are the same one.
    const id = last.content === '' || last.content === content ? last.id : makeId();
    setLast({ id, content });
    if (await send({ id, ...body, consent: true })) {
      clear();
      onSent?.();
    }
  };

  if (isSent) return <Alert tone="success">{words.sent}</Alert>;
  return (
    <Form aria-label={words.submit} onSubmit={() => void submit()} failedTitle={words.failed} {...formFaults(error)}>
      <SegmentedControl label={words.role} options={ROLES} value={role} onChange={set('role')} />
      <Grid columns="halves">
        <TextField
          name="name"
          label={words.name}
          autoComplete="name"
          isRequired
          minLength={2}
          maxLength={100}
          value={draft.name ?? ''}
          onChange={set('name')}
        />
        <PhoneField name="phone" isRequired value={draft.phone ?? ''} onChange={set('phone')} />
      </Grid>
      <Grid columns="halves">
        {role !== 'parent' && (
          <TextField
            name="school_title"
            label={words.school}
            isRequired
            maxLength={120}
            value={draft.school ?? ''}
            onChange={set('school')}
          />
        )}
        <TextField
          name="city"
          label={words.city}
          isOptional
          maxLength={60}
          autoComplete="address-level2"
          value={draft.city ?? ''}
          onChange={set('city')}
        />
      </Grid>
      <Grid columns="halves">
        <NumberField
          name="seats"
          label={words.seats}
          isRequired
          minValue={1}
          maxValue={10_000}
          value={seats}
          onChange={(value) => set('seats')(value === null ? '' : `${value}`)}
        />
        <Select
          label={words.grade}
          options={[
            { value: OPEN, label: words.anyGrade },
            ...GRADES.map((one) => ({ value: `${one}`, label: words.grades[one] })),
          ]}
          value={grade === null ? OPEN : `${grade}`}
          onChange={set('grade')}
        />
      </Grid>
      <ChoiceFailure query={onSale} />
      {plans.length > 0 && (
        <Select
          label={words.plan}
          options={[
            { value: OPEN, label: words.anyPlan },
            ...plans.map(({ id, title, price_rial }) => ({
              value: id,
              label: words.planOf(title, formatNumber(price_rial / RIAL)),
            })),
          ]}
          value={plans.some(({ id }) => id === draft.plan) ? (draft.plan ?? OPEN) : OPEN}
          onChange={set('plan')}
        />
      )}
      <TextArea
        name="note"
        label={words.note}
        description={words.noteHint}
        isOptional
        maxLength={1000}
        value={draft.note ?? ''}
        onChange={set('note')}
      />
      <Checkbox
        name="consent"
        isRequired
        validityMessages={{ valueMissing: words.consentMissing }}
        isSelected={consent}
        onChange={setConsent}
      >
        {words.consent}
      </Checkbox>
      <div>
        <Button type="submit" size="large" isPending={isPending}>
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}
