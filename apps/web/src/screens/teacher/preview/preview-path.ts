/** Where a preview was opened from, for the breadcrumbs. */
export type PreviewFrom = { readonly homework: string } | { readonly class: string };

/** Path of a skill's preview. */
export function previewPath(skillId: string, from: PreviewFrom): string {
  return `/teacher/skill/question/${skillId}?${new URLSearchParams({ ...from })}`;
}
