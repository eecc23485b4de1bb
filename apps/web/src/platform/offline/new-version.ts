import { proxy } from 'valtio/vanilla';

interface NewVersion {
  /** A newer version of the app is stored, and waits until this one is closed or the person opens it. */
  isReady: boolean;
}

export const newVersion = proxy<NewVersion>({ isReady: false });

let open: () => void = () => undefined;

/** A newer version waits: `begin` replaces this one with it. */
export function offerVersion(begin: () => void): void {
  open = begin;
  newVersion.isReady = true;
}

/** Opens the newer version. What waits to be sent is stored, and nothing is lost. */
export function openNewVersion(): void {
  newVersion.isReady = false;
  open();
}

/** Leaves it until the next visit. */
export function leaveNewVersion(): void {
  newVersion.isReady = false;
}
