import type { ApiError } from '@mashq/state/platform/api/api';
import type { FormProps } from '@mashq/ui/forms/form';

/** What a form shows of a refusal: what is wrong with its fields, or else what went wrong with the whole. */
export function formFaults(error: ApiError | null): Pick<FormProps, 'errors' | 'errorMessage'> {
  if (error === null) return {};
  return Object.keys(error.fields).length > 0 ? { errors: error.fields } : { errorMessage: error.detail };
}
