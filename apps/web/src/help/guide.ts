/** Roles that steps point at: what a browser says an element is. */
export type PartRole =
  | 'application'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'grid'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'progressbar'
  | 'radiogroup'
  | 'region'
  | 'searchbox'
  | 'switch'
  | 'tab'
  | 'tablist'
  | 'textbox';

/** A part of a screen as a screen reader names it: its role and a piece of its name. The first that fits is meant. */
export type Part = readonly [role: PartRole, name: string];

export interface GuideStep {
  /** What to do here, in one or two sentences. */
  readonly text: string;
  /** The screen of the picture: an address, and what is pressed from there on. */
  readonly at: string;
  readonly press?: readonly Part[];
  /** Marked in the picture. */
  readonly part: Part;
}

export interface Guide {
  /** In its address and in the names of its pictures. */
  readonly id: string;
  readonly title: string;
  /** One line of the list. */
  readonly summary: string;
  /** Other words people look for. */
  readonly keywords?: string;
  /** Three to seven. */
  readonly steps: readonly GuideStep[];
}

export type GuideReader = 'student' | 'teacher';

/** What the screens of guides are given. */
export interface GuidesProps {
  reader: GuideReader;
  guides: readonly Guide[];
  /** Addresses of the pictures by the path of their file. */
  pictures: Readonly<Record<string, string>>;
}

/** One step: its words, the screen, the part that is marked, and what is pressed before. */
export function step(text: string, at: string, part: Part, ...press: readonly Part[]): GuideStep {
  return { text, at, part, ...(press.length > 0 && { press }) };
}

/** Name of a step's picture, without its ending. */
export function pictureName(reader: GuideReader, guideId: string, index: number): string {
  return `${reader}-${guideId}-${index + 1}`;
}

/** Address of a guide, or of all guides. */
export function guidePath(reader: GuideReader, guideId?: string): string {
  return `/${reader}/guide${guideId === undefined ? '' : `?guide=${guideId}`}`;
}
