import * as v from 'valibot';

/** Kinds of assigned work. */
export const AssignmentKindSchema = v.picklist(['homework', 'review', 'package', 'quiz']);
