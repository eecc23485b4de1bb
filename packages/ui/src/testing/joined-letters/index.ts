export { letAxeReadJoinedLetters } from './joined-letters.ts';
