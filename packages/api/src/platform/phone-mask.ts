import * as v from 'valibot';

/** A phone number with its last four digits alone, as `***6789`. */
export const PhoneMaskSchema = v.string();
