import * as faForms from '../../i18n/fa/forms.ts';

type ValidityKey = keyof typeof faForms.field.validity;

/** Sentences for what the browser itself finds wrong (`required`, `minLength`, `pattern` …), by its key in `ValidityState`. */
export type ValidityMessages = Partial<Record<ValidityKey, string>>;

/** What react-aria hands to a field about its value. */
export interface FieldValidity {
  isInvalid: boolean;
  /** Sentences of `validate` and of the server, or the browser's own in the browser's language. */
  validationErrors: readonly string[];
  validationDetails: Pick<ValidityState, ValidityKey>;
}

const KEYS = Object.keys(faForms.field.validity) as ValidityKey[];

/**
 * The sentence to show for a value found wrong, or `undefined` when there is none to show. Sentences of `validate` and
 * of the server are as they are; the browser's own are replaced, for they come in the browser's language.
 */
export function describeValidity(validity: FieldValidity | null, messages: ValidityMessages = {}): string | undefined {
  if (!validity?.isInvalid) return undefined;
  const { validationDetails, validationErrors } = validity;
  if (validationDetails.customError && validationErrors.length > 0) return [...new Set(validationErrors)].join(' ');
  const key = KEYS.find((candidate) => validationDetails[candidate]) ?? 'customError';
  return messages[key] ?? faForms.field.validity[key];
}
