export { Dice, type DiceProps } from './Dice.tsx';
