import type { ClientInfo } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { networkOf } from '../platform/security/network.ts';
import { type Device, makeDevices } from './devices.ts';
import { userAgentFamily } from './user-agent.ts';

/** Where a call of sign-in comes from. */
export interface KnownCaller {
  readonly network: string;
  readonly device: Device;
  /** The device came with a token of ours. */
  readonly isKnown: boolean;
  readonly userAgent: string;
}

export function makeCallers({ keyring, clock }: Pick<Context, 'keyring' | 'clock'>) {
  const devices = makeDevices(keyring);
  return {
    devices,
    know: ({ ip, device: token, userAgent }: ClientInfo): KnownCaller => {
      const device = devices.read(token, clock());
      return {
        network: networkOf(ip),
        device: device ?? devices.make(),
        isKnown: device !== null,
        userAgent: userAgentFamily(userAgent),
      };
    },
  };
}
