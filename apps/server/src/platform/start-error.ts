/** The server cannot start for a reason its operator can mend; the message is all they need, no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
