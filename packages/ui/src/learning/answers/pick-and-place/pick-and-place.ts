/** What somebody has picked up, and where it would be put down now. */
export interface Held {
  /** Key of the thing. */
  readonly item: string;
  /** Where it was picked up. */
  readonly home: string;
  /** Where the arrows have led it; `home` as long as they led nowhere. */
  readonly over: string;
}

/** What a person does, by keys, mouse or finger. Items and places are named by keys. */
export type PickEvent =
  /** A thing was pressed: by Space, Enter, a click or a tap. */
  | { readonly type: 'press'; readonly item: string; readonly home: string }
  /** A place was pressed: an empty one, or a thing that stands for its place. */
  | { readonly type: 'choose'; readonly place: string }
  /** The arrows lead what is held over another place. */
  | { readonly type: 'aim'; readonly place: string }
  /** A pointer let go of a thing over a place. */
  | { readonly type: 'drop'; readonly item: string; readonly home: string; readonly place: string }
  /** Escape. */
  | { readonly type: 'cancel' }
  /** Tab. */
  | { readonly type: 'leave' }
  /** Delete or Backspace. */
  | { readonly type: 'remove'; readonly item: string };

/** What comes of it: the one thing that an answer does and says. */
export type PickEffect =
  | { readonly type: 'picked'; readonly item: string; readonly place: string }
  | { readonly type: 'aimed'; readonly item: string; readonly place: string }
  /** Put down, in another place or, where that counts as an answer, in its own. */
  | { readonly type: 'placed'; readonly item: string; readonly place: string; readonly home: string }
  /** Back where it was. */
  | { readonly type: 'cancelled'; readonly item: string; readonly home: string }
  | { readonly type: 'removed'; readonly item: string };

export interface PickStep {
  readonly held: Held | null;
  readonly effect: PickEffect | null;
}

/**
 * The model of picking up and putting down that all answers made of cards share.
 *
 * | Held    | Event                  | Held then    | Effect                                   |
 * | ------- | ---------------------- | ------------ | ---------------------------------------- |
 * | nothing | press a card           | that card    | picked                                   |
 * | nothing | choose, aim, cancel, leave | nothing  | none                                     |
 * | a card  | press it again         | nothing      | placed where it was aimed                |
 * | a card  | press another card     | that card    | picked (the first one stays where it is) |
 * | a card  | choose a place         | nothing      | placed there                             |
 * | a card  | aim                    | the same     | aimed                                    |
 * | a card  | cancel                 | nothing      | cancelled                                |
 * | a card  | leave                  | nothing      | live: placed where it was aimed; else cancelled |
 * | any     | drop a card on a place | nothing      | placed there                             |
 * | any     | remove a card          | nothing      | removed                                  |
 *
 * Live is an answer in which a card goes along with the arrows, as in a row to be put in order: what is seen stays. In the
 * others the arrows only point at a place. An answer also says which cards stand for a place while another is held (it sends `choose` for them), and what placing a card
 * in its own place means.
 */
export function pickStep(held: Held | null, event: PickEvent, isLive: boolean): PickStep {
  switch (event.type) {
    case 'drop':
      return { held: null, effect: { type: 'placed', item: event.item, place: event.place, home: event.home } };
    case 'remove':
      return { held: null, effect: { type: 'removed', item: event.item } };
    case 'press': {
      const { item, home } = event;
      if (held?.item === item) return putDown(held, held.over);
      return { held: { item, home, over: home }, effect: { type: 'picked', item, place: home } };
    }
    case 'choose':
      return held === null ? NOTHING : putDown(held, event.place);
    case 'leave':
      if (held === null) return NOTHING;
      return isLive ? putDown(held, held.over) : giveBack(held);
    case 'cancel':
      return held === null ? NOTHING : giveBack(held);
    case 'aim':
      if (held === null || held.over === event.place) return { held, effect: null };
      return {
        held: { ...held, over: event.place },
        effect: { type: 'aimed', item: held.item, place: event.place },
      };
  }
}

const NOTHING: PickStep = { held: null, effect: null };

const putDown = ({ item, home }: Held, place: string): PickStep => ({
  held: null,
  effect: { type: 'placed', item, place, home },
});

const giveBack = ({ item, home }: Held): PickStep => ({ held: null, effect: { type: 'cancelled', item, home } });
