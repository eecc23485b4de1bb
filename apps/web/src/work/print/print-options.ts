import type { PaperKind } from '@mashq/api/contract';
import type { WorkSpace } from '@mashq/ui/print/worksheet';
import { useLocation, useSearch } from 'wouter';

export interface PrintOptions {
  /** Undefined for each student's own sheet. */
  variants: number | undefined;
  workSpace: WorkSpace;
  hasKey: boolean;
}

const MAX_VARIANTS = 50;
const SPACES: readonly string[] = ['none', 'small', 'large'] satisfies WorkSpace[];

function readCount(text: string | null, most: number): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, most) : undefined;
}

export function readOptions(address: URLSearchParams): PrintOptions {
  const space = address.get('space') ?? '';
  return {
    variants: readCount(address.get('variants'), MAX_VARIANTS),
    workSpace: SPACES.includes(space) ? (space as WorkSpace) : 'small',
    hasKey: address.get('key') !== 'no',
  };
}

const MAX_ITEMS = 10;

/** What of the free choice is in the address. */
export function readChoice(address: URLSearchParams) {
  return {
    classId: address.get('class'),
    skillIds: (address.get('skills') ?? '').split(',').filter((id) => id !== ''),
    itemsPerSkill: readCount(address.get('items'), MAX_ITEMS) ?? 3,
    seed: readCount(address.get('seed'), 1_000_000) ?? 1,
  };
}

const PAPERS: readonly string[] = ['first_term', 'second_term', 'chapter'] satisfies PaperKind[];
const SEEDS = 1_000_000;

/** A number that makes other questions, from 1. */
export const randomSeed = (): number => 1 + Math.floor(Math.random() * SEEDS);

/** Which paper is in the address; of a review without its chapter, or an unknown one, the kind is null. */
export function readPaper(address: URLSearchParams) {
  const kind = address.get('kind') ?? '';
  const chapter = readCount(address.get('chapter'), 20) ?? null;
  const isKnown = PAPERS.includes(kind) && (kind === 'chapter') === (chapter !== null);
  return {
    classId: address.get('class'),
    kind: isKnown ? (kind as PaperKind) : null,
    chapter,
    seed: readCount(address.get('seed'), SEEDS) ?? null,
  };
}

/** The address with some of its values changed; an empty one is left out. */
export function changedAddress(address: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams({ ...Object.fromEntries(address), ...changes });
  for (const [name, value] of [...next]) if (value === '') next.delete(name);
  return next.toString();
}

/** What is printed and how; it is in the address, so that a page can be opened again as it was. */
export function usePrintAddress() {
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  return {
    address,
    change: (changes: Readonly<Record<string, string>>) => {
      const text = changedAddress(address, changes);
      navigate(text === '' ? path : `${path}?${text}`, { replace: true });
    },
  };
}
