import type { MatchForm, MatchItem } from './model.ts';

export function open({ kind, first, second }: MatchForm): MatchForm {
  return { kind, first: first.map(openCard), second: second.map(openCard) };
}

export function openCard({ id, content }: MatchItem): MatchItem {
  return { id, content };
}
