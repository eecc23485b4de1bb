/** A command called with options that it does not have, or without one that it needs. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
