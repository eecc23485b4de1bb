export function sourcesHash(top?: string): string;
export function versionFile(top?: string): string;
