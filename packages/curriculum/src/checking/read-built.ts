import type { InvalidReason, MatchForm } from '../model/index.ts';

/** An input read as an answer of its kind: its worth part by part, and one canonical line of it for records. */
export interface Given {
  readonly ok: true;
  readonly parts: readonly string[];
  readonly normalized: string;
  /** False for a fraction that could still be reduced. */
  readonly reduced: boolean;
}

/** An input that is no answer, and why. */
export interface Unreadable {
  readonly ok: false;
  readonly reason: InvalidReason;
  /** The number probably meant, for the message. */
  readonly meant?: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export function refuse(reason: InvalidReason): Unreadable {
  return { ok: false, reason };
}

export function given(parts: readonly string[], normalized = parts.join('|'), reduced = true): Given {
  return { ok: true, parts, normalized, reduced };
}

/** The items of anything that may be a list; null when it is none. */
export function listOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** Cards joined two and two: each card once, none left over. */
export function readMatch({ first, second }: MatchForm, fields: Fields): Given | Unreadable {
  const list = listOf(fields.pairs);
  if (list === null) return refuse('unknown-option');
  const partners = new Map<unknown, unknown>();
  for (const pair of list) {
    const [one, other, ...rest] = listOf(pair) ?? [];
    const known = first.some(({ id }) => id === one) && second.some(({ id }) => id === other) && rest.length === 0;
    if (!known || partners.has(one)) return refuse('unknown-option');
    partners.set(one, other);
  }
  if (new Set(partners.values()).size !== partners.size) return refuse('unknown-option');
  if (partners.size === 0) return refuse('empty');
  if (partners.size < first.length) return refuse('incomplete');
  return given(first.map(({ id }) => `${id}-${String(partners.get(id))}`).sort());
}

/** A whole number of degrees that a protractor has. */
export function readAngle({ degrees }: Fields): Given | Unreadable {
  if (degrees === null) return refuse('empty');
  const known = typeof degrees === 'number' && Number.isInteger(degrees) && degrees >= 0 && degrees <= 180;
  return known ? given([String(degrees)]) : refuse('unknown-option');
}
