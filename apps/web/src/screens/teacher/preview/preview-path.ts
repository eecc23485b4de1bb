/** What somebody looked at before a question of its skill: the way back leads there. */
export type PreviewFrom = { readonly homework: string } | { readonly class: string };

/** Where a question of a skill is looked at. */
export function previewPath(skillId: string, from: PreviewFrom): string {
  return `/teacher/skill/question/${skillId}?${new URLSearchParams({ ...from })}`;
}
