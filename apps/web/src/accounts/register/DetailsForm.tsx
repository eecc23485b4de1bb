import { MAX_NAME_LENGTH, MIN_NAME_LENGTH } from '@mashq/api/person-name';
import { TERMS_VERSION } from '@mashq/api/terms';
import type { ApiError } from '@mashq/state/platform/api/api';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { Form } from '@mashq/ui/forms/form';
import { PasswordField } from '@mashq/ui/forms/password-field';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { Inline } from '@mashq/ui/layout/inline';
import { provinces } from '../../platform/strings/provinces.ts';
import type { FormDraft } from '../../platform/tab-storage/use-form-draft.ts';
import { nameFaultOf } from '../profile/person-name-fault.ts';
import { registration as words } from '../strings/registration.ts';

export interface DetailsFormProps {
  draft: FormDraft;
  set: (field: string) => (text: string) => void;
  password: string;
  onPasswordChange: (password: string) => void;
  error: ApiError | null;
  isPending: boolean;
  onSubmit: () => void;
}

const kinds = (['student', 'teacher', 'school'] as const).map((value) => ({ value, ...words.kind[value] }));
const genders = (['FEMALE', 'MALE'] as const).map((value) => ({ value, label: words.genders[value] }));
const grades = (['3', '4', '5', '6'] as const).map((value) => ({ value, label: words.grades[value] }));
const provinceOptions = provinces.map(({ code, name }) => ({ value: code, label: name }));

const nameFault = nameFaultOf();

/** Who registers. */
export function DetailsForm({ draft, set, password, onPasswordChange, error, isPending, onSubmit }: DetailsFormProps) {
  const kind = draft.kind === 'teacher' || draft.kind === 'school' ? draft.kind : 'student';
  const isStudent = kind === 'student';
  const hasFields = error !== null && Object.keys(error.fields).length > 0;
  return (
    <Form
      onSubmit={onSubmit}
      failedTitle={words.failed}
      {...(error !== null && (hasFields ? { errors: error.fields } : { errorMessage: error.detail }))}
    >
      <RadioGroup label={words.kind.label} variant="cards" options={kinds} value={kind} onChange={set('kind')} />
      <TextField
        name="first_name"
        label={words.firstName}
        autoComplete="given-name"
        isRequired
        minLength={MIN_NAME_LENGTH}
        maxLength={MAX_NAME_LENGTH}
        validate={nameFault}
        value={draft.firstName ?? ''}
        onChange={set('firstName')}
      />
      <TextField
        name="last_name"
        label={words.lastName}
        autoComplete="family-name"
        isRequired
        minLength={MIN_NAME_LENGTH}
        maxLength={MAX_NAME_LENGTH}
        validate={nameFault}
        value={draft.lastName ?? ''}
        onChange={set('lastName')}
      />
      {isStudent ? (
        <>
          <SegmentedControl
            label={words.gender}
            options={genders}
            value={draft.gender === 'FEMALE' || draft.gender === 'MALE' ? draft.gender : null}
            onChange={set('gender')}
          />
          <TextField
            name="school_code"
            label={words.schoolCode}
            description={words.schoolCodeHint}
            isOptional
            dir="ltr"
            inputMode="numeric"
            maxLength={20}
            value={draft.schoolCode ?? ''}
            onChange={set('schoolCode')}
          />
          {(draft.schoolCode ?? '') === '' && (
            <Select
              name="grade"
              label={words.grade}
              options={grades}
              isRequired
              value={grades.find(({ value }) => value === draft.grade)?.value ?? null}
              onChange={set('grade')}
            />
          )}
        </>
      ) : (
        <>
          <TextField
            name="school_title"
            label={words.schoolTitle[kind]}
            autoComplete="organization"
            isRequired
            minLength={2}
            maxLength={120}
            value={draft.schoolTitle ?? ''}
            onChange={set('schoolTitle')}
          />
          <Select
            name="province_code"
            label={words.province}
            options={provinceOptions}
            isRequired
            value={draft.province ?? null}
            onChange={set('province')}
          />
        </>
      )}
      <TextField
        name="username"
        label={words.username}
        description={words.usernameHint}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck="false"
        isRequired
        maxLength={32}
        value={draft.username ?? ''}
        onChange={set('username')}
      />
      <PasswordField
        name="password"
        description={words.passwordHint}
        autoComplete="new-password"
        minLength={8}
        isRequired
        value={password}
        onChange={onPasswordChange}
      />
      <PhoneField
        name="phone"
        description={words.phoneHint[isStudent ? 'student' : 'staff']}
        isRequired
        value={draft.phone ?? ''}
        onChange={set('phone')}
      />
      {!isStudent && (
        <TextArea
          name="note"
          label={words.note}
          isOptional
          maxLength={1000}
          value={draft.note ?? ''}
          onChange={set('note')}
        />
      )}
      <Checkbox
        name="terms_version"
        isRequired
        validityMessages={{ valueMissing: words.termsMissing }}
        isSelected={draft.terms === `${TERMS_VERSION}`}
        onChange={(isAgreed) => set('terms')(isAgreed ? `${TERMS_VERSION}` : '')}
      >
        {words.terms}
      </Checkbox>
      <Inline>
        <Link href="/terms" isExternal>
          {words.termsLinks.terms}
        </Link>
        <Link href="/privacy" isExternal>
          {words.termsLinks.privacy}
        </Link>
      </Inline>
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {words.next}
      </Button>
    </Form>
  );
}
