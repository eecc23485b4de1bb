/** A state that a part takes on only while a person is at it. */
export type Pose = 'hovered' | 'pressed' | 'focused' | 'dropTarget';

/** What each pose is called on the sheets of states. */
export const POSE_NAMES: Readonly<Record<Pose, string>> = {
  hovered: 'اشاره‌گر روی آن',
  pressed: 'فشرده',
  focused: 'تمرکز صفحه‌کلید',
  dropTarget: 'پرونده‌ای بالای آن',
};

/** What react-aria marks a part with in each state. What is pressed by a mouse is under its pointer too. */
export const POSE_MARKS: Readonly<Record<Pose, readonly string[]>> = {
  hovered: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  focused: ['data-focused', 'data-focus-visible', 'data-focus-within'],
  dropTarget: ['data-drop-target'],
};

/** The native pseudo-classes of each state. Nothing native tells that a file is held above something. */
export const NATIVE_STATES: Readonly<Record<Pose, readonly string[]>> = {
  hovered: ['hover'],
  pressed: ['hover', 'active'],
  focused: ['focus', 'focus-visible', 'focus-within'],
  dropTarget: [],
};
