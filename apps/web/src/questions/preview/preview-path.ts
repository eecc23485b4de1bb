import type { AssignmentRef } from '@mashq/state/work/teacher-keys';

/** Where a preview was opened from, for the breadcrumbs. */
export type PreviewFrom =
  | { readonly homework: string }
  | { readonly review: string }
  | { readonly package: string }
  | { readonly class: string };

/** Path of a skill's preview. */
export function previewPath(skillId: string, from: PreviewFrom, base = '/teacher'): string {
  return `${base}/skill/question/${skillId}?${new URLSearchParams({ ...from })}`;
}

export const fromWork = ({ kind, id }: AssignmentRef): PreviewFrom => ({ [kind]: id }) as PreviewFrom;
