export { Coins, type CoinsProps } from './Coins.tsx';
