export type Packages = ReadonlyMap<string, { folder: string; exports: Record<string, unknown> }>;
export function withoutComments(text: string): string;
/** What a module imports and exports again, as it is written there. */
export function specifiersOf(text: string): string[];
/** The file that a specifier names, below the repository's folder; null for one of a package from elsewhere. */
export function resolveSpecifier(file: string, specifier: string, packages: Packages): string | null;
