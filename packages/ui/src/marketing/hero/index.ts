export { Hero, type HeroProps } from './Hero.tsx';
export { HeroMark, type HeroMarkProps } from './HeroMark.tsx';
