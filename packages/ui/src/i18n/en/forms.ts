import type * as faFormControls from '../fa/form-controls.ts';
import type * as faForms from '../fa/forms.ts';
import type { Messages } from '../messages.ts';

export const forms: Messages<typeof faForms & typeof faFormControls> = {
  field: {
    optional: 'optional',
    validity: {
      valueMissing: 'This is empty and has to be filled in.',
      typeMismatch: 'This is not in the right form.',
      patternMismatch: 'This is not in the right form.',
      tooShort: 'This is too short.',
      tooLong: 'This is too long.',
      rangeUnderflow: 'This is too small.',
      rangeOverflow: 'This is too large.',
      stepMismatch: 'This is not accepted.',
      badInput: 'This could not be read.',
      customError: 'This is not accepted.',
    },
  },
  password: {
    label: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    shown: 'The password is shown',
    hidden: 'The password is hidden',
  },
  phone: {
    label: 'Mobile number',
    example: '0912 345 6789',
    invalid: 'A mobile number has 11 digits and begins with 09.',
  },
  code: { label: 'Code', incomplete: (length) => `The code has ${length} digits.` },
  number: {
    increase: (label) => `Increase ${label}`,
    decrease: (label) => `Decrease ${label}`,
    tooSmall: (minimum) => `This number must be ${minimum} or more.`,
    tooLarge: (maximum) => `This number must be ${maximum} or less.`,
    between: (minimum, maximum) => `This number must be from ${minimum} to ${maximum}.`,
    offStep: (step) => `This number must be in steps of ${step}.`,
  },
  checkbox: { missing: 'This has to be checked to go on.' },
  select: { placeholder: 'Nothing chosen' },
  choice: { missing: 'One of the options has to be chosen.', noneChosen: 'At least one option has to be chosen.' },
  file: {
    choose: 'Choose a picture',
    drop: 'or drop the picture here',
    preview: 'The chosen picture',
    remove: 'Remove picture',
    sending: 'Sending',
    retry: 'Again',
    wrongKind: 'This file is no picture. Choose a JPEG, PNG or WebP picture.',
    tooLarge: (megabytes) => `This picture is larger than ${megabytes} MB.`,
  },
  comboBox: { empty: 'Nothing found' },
  calendar: {
    month: 'Month',
    year: 'Year',
    today: 'Today',
    selected: 'selected',
    tooEarly: (day) => `This day must be ${day} or later.`,
    tooLate: (day) => `This day must be ${day} or earlier.`,
  },
  time: {
    tooEarly: (time) => `This time must be ${time} or later.`,
    tooLate: (time) => `This time must be ${time} or earlier.`,
  },
  multiSelect: { placeholder: 'Search and choose', chosen: (label) => `${label}, chosen` },
  faces: { five: ['Bad', 'Not so good', 'All right', 'Good', 'Great'] },
  dateRange: { until: 'to' },
  search: { label: 'Search', clear: 'Clear search' },
  form: {
    summaryTitle: (count) => `The form was not sent; ${count} to correct.`,
    failed: 'The form was not sent.',
    corrected: 'Corrected',
  },
  color: {
    suggestions: 'suggested colors',
    chooser: 'choose among all colors',
    invalid: 'A color code has six digits or letters, such as #0b6bcb.',
  },
};
