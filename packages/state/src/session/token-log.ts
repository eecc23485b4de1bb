export type TokenProblem =
  | 'Invalid token provided'
  | 'Unable to decode the token or token has no expiration'
  | 'Token already expired.';

/** Token problems are not the reader's business: they are logged only. */
export function logTokenProblem(problem: TokenProblem): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where whoever looks into a broken sign-in looks.
  console.warn(problem);
}
