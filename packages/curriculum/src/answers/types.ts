import type * as kinds from './kinds.ts';

type Kinds = (typeof kinds)[keyof typeof kinds];
type FormOf<Kind> = Kind extends { readonly publicForm: (form: infer Form) => unknown } ? Form : never;
type InputOf<Kind> = Kind extends { readonly inputFromKey: (key: never) => infer Input } ? Input : never;
type KeyOf<Kind> = Kind extends { readonly parts: (key: infer Key) => unknown } ? Key : never;

/** What the child fills in: everything the input needs, nothing that states the key. */
export type AnswerForm = FormOf<Kinds>;

/**
 * Exactly what was typed or picked, before any reading of it; stored and shown as it is.
 * Strings keep the digits, marks and spaces of the keyboard that made them.
 */
export type RawInput = InputOf<Kinds>;

/** The right answer, in exact canonical form. It never leaves the server before its time. */
export type AnswerKey = KeyOf<Kinds>;

export type AnswerKind = AnswerForm['kind'];
