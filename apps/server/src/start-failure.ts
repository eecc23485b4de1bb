/** The server cannot start for a reason its operator can mend; the message is all they need, no stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
