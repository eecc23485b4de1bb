import type { SignInCard } from '@mashq/api/contract';

const words = new Intl.Collator('fa', { numeric: true });

export interface CardsOfClass {
  /** Null for those who are in no class, such as teachers. */
  title: string | null;
  cards: readonly SignInCard[];
}

/** Cards as they are handed out: class by class, in a class by name. Those without a class come last. */
export function cardsByClass(cards: readonly SignInCard[]): readonly CardsOfClass[] {
  const classes = new Map<string | null, SignInCard[]>();
  for (const card of cards) {
    const ofClass = classes.get(card.class_title);
    if (ofClass) ofClass.push(card);
    else classes.set(card.class_title, [card]);
  }
  const byName = (one: SignInCard, other: SignInCard) =>
    words.compare(one.last_name, other.last_name) || words.compare(one.first_name, other.first_name);
  const byTitle = (one: CardsOfClass, other: CardsOfClass) =>
    one.title === null || other.title === null
      ? Number(one.title === null) - Number(other.title === null)
      : words.compare(one.title, other.title);
  return [...classes].map(([title, each]) => ({ title, cards: each.sort(byName) })).sort(byTitle);
}
