import type { MatchForm, MatchItem } from './model.ts';

export function publicForm({ kind, first, second }: MatchForm): MatchForm {
  return { kind, first: first.map(publicCard), second: second.map(publicCard) };
}

export function publicCard({ id, content }: MatchItem): MatchItem {
  return { id, content };
}
