/** Where a request comes from. */
export interface ClientInfo {
  readonly ip: string;
  /** The device token the browser keeps. */
  readonly device?: string | undefined;
  readonly userAgent?: string | undefined;
}
