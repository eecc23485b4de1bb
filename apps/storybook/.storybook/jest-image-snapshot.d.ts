declare module 'jest-image-snapshot' {
  export interface PictureOptions {
    customSnapshotsDir: string;
    customReceivedDir: string;
    customDiffDir: string;
    customSnapshotIdentifier: string;
    failureThreshold: number;
    failureThresholdType: 'pixel' | 'percent';
    storeReceivedOnFailure?: boolean;
    runInProcess?: boolean;
  }
  export function toMatchImageSnapshot(received: Buffer, options: PictureOptions): { pass: boolean; message(): string };
}

/** Jest's own, in the process that runs the hooks. */
declare const expect: {
  extend(matchers: object): void;
  (received: Buffer): { toMatchImageSnapshot(options: import('jest-image-snapshot').PictureOptions): void };
};
