import { fill, stroke } from './illustration-colors.css.ts';

interface GrownProps {
  person: 'woman' | 'man';
}

/** A grown-up, head and shoulders on a field of 96 × 96, in the manner of `PersonIllustration`. */
export function Grown({ person }: GrownProps) {
  return person === 'woman' ? (
    <>
      <path d="M2 100C4 80 22 70 48 70S92 80 94 100Z" className={fill.accentDeep} />
      <path
        d="M48 8C28 8 18 24 19 42C19 56 20 66 14 78C24 88 36 92 48 92S72 88 82 78C76 66 77 56 77 42C78 24 68 8 48 8Z"
        className={fill.info}
      />
      <ellipse cx="48" cy="44" rx="18.5" ry="20.5" className={fill.reward} />
      <path d="M30 37C35 27 43 23 50 23C58 23 64 29 66 37C59 33 39 31 30 37Z" className={fill.dark} />
      <g className={stroke.dark} strokeWidth="2">
        <circle cx="40" cy="44" r="6.5" />
        <circle cx="56" cy="44" r="6.5" />
        <path d="M46.5 44H49.500M42 55Q48 60.5 54 55" />
      </g>
      <circle cx="40.5" cy="44.5" r="2" className={fill.dark} />
      <circle cx="55.5" cy="44.5" r="2" className={fill.dark} />
    </>
  ) : (
    <>
      <path d="M2 100C4 80 22 70 48 70S92 80 94 100Z" className={fill.info} />
      <path d="M39 60H57V72Q48 80 39 72Z" className={fill.rewardDeep} />
      <path d="M34 71L48 84L62 71L57 66L48 75L39 66Z" className={fill.surface} />
      <circle cx="27.5" cy="44" r="4.5" className={fill.rewardDeep} />
      <circle cx="68.5" cy="44" r="4.5" className={fill.rewardDeep} />
      <path d="M28 38C28 24 36 18 48 18S68 24 68 38V46C68 60 59 68 48 68S28 60 28 46Z" className={fill.reward} />
      <path
        d="M28 44C30 52 36 51 40 49.500C45 47.5 51 47.5 56 49.500C60 51 66 52 68 44V47C68 61 59 69 48 69S28 61 28 47Z"
        className={fill.dark}
      />
      <path d="M42 55Q48 59.5 54 55" className={stroke.reward} strokeWidth="2.4" />
      <path
        d="M27 38C26 22 34 11 48 11S70 22 69 38C65 32 63 28 58 26C48 30 38 27 34 27C31 30 29 33 27 38Z"
        className={fill.dark}
      />
      <circle cx="41" cy="40" r="2.4" className={fill.dark} />
      <circle cx="55" cy="40" r="2.4" className={fill.dark} />
    </>
  );
}
