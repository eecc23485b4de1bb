import { createContext } from 'react';

/** What a form knows of one of its fields. */
export interface FormField {
  /** The label as read by people. */
  label: string;
  /** The name under which the field is sent, if it has one. */
  name: string | undefined;
  /** What is wrong with it now; `undefined` when nothing is. */
  message: string | undefined;
}

/**
 * The fields of one form, by the element that holds each. Fields write, the error summary reads; it lies outside
 * React's state so that a keystroke in one field never renders the others.
 */
export class FormFields {
  #fields: ReadonlyMap<Element, FormField> = new Map();
  #listeners = new Set<() => void>();

  set(element: Element, field: FormField): void {
    this.#replace((fields) => fields.set(element, field));
  }

  delete(element: Element): void {
    this.#replace((fields) => fields.delete(element));
  }

  /** A new map after every change, never one changed in place. */
  getSnapshot = (): ReadonlyMap<Element, FormField> => this.#fields;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #replace(change: (fields: Map<Element, FormField>) => void): void {
    const fields = new Map(this.#fields);
    change(fields);
    this.#fields = fields;
    for (const listener of this.#listeners) listener();
  }
}

/** The fields of the form around, or null outside any `Form`. */
export const FormFieldsContext = createContext<FormFields | null>(null);
