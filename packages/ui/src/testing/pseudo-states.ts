/** A state that a component takes on only while a person is at it. */
export type PseudoStateName = 'hovered' | 'pressed' | 'focused' | 'dropTarget';

/** What each state is called on the state galleries. */
export const PSEUDO_STATE_NAMES: Readonly<Record<PseudoStateName, string>> = {
  hovered: 'اشاره‌گر روی آن',
  pressed: 'فشرده',
  focused: 'تمرکز صفحه‌کلید',
  dropTarget: 'فایلی بالای آن',
};

/** What react-aria marks a component with in each state. What is pressed by a mouse is under its pointer too. */
export const PSEUDO_STATE_MARKS: Readonly<Record<PseudoStateName, readonly string[]>> = {
  hovered: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  focused: ['data-focused', 'data-focus-visible', 'data-focus-within'],
  dropTarget: ['data-drop-target'],
};

/** The native pseudo-classes of each state. Nothing native says that a file is held above something. */
export const NATIVE_STATES: Readonly<Record<PseudoStateName, readonly string[]>> = {
  hovered: ['hover'],
  pressed: ['hover', 'active'],
  focused: ['focus', 'focus-visible', 'focus-within'],
  dropTarget: [],
};
