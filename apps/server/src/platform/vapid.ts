import webPush from 'web-push';

/** Keys of Web Push (RFC 8292), both as base64url, and whom a push service may write to. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** An address of mail as `mailto:…`, or a page as `https://…`. */
  readonly subject: string;
}

/** A fresh pair; browsers that were subscribed by another one are sent nothing any more. */
export const makeVapidKeys = (): Pick<VapidKeys, 'publicKey' | 'privateKey'> => webPush.generateVAPIDKeys();

/** Why keys cannot be used, or null. */
export function vapidFault({ publicKey, privateKey, subject }: VapidKeys): string | null {
  try {
    webPush.getVapidHeaders('https://push.example', subject, publicKey, privateKey, 'aes128gcm');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
