import type { ReactNode } from 'react';
import { Grown } from './Grown.tsx';
import { fill, stroke } from './illustration-colors.css.ts';

/** Whom a figure stands for: a child, or an adult; everybody else is the notebook with a face. */
export type Person = 'girl' | 'boy' | 'woman' | 'man' | 'other';

export interface PersonIllustrationProps {
  person: Person;
}

/** Eyes, cheeks and a smile around the point 48, 46. */
function Face() {
  return (
    <>
      <circle cx="41" cy="45" r="2.4" className={fill.dark} />
      <circle cx="55" cy="45" r="2.4" className={fill.dark} />
      <circle cx="36" cy="52" r="3.4" className={fill.blush} />
      <circle cx="60" cy="52" r="3.4" className={fill.blush} />
      <path d="M42.5 53.5Q48 59 53.5 53.5" className={stroke.dark} strokeWidth="2.2" />
    </>
  );
}

function Girl() {
  return (
    <>
      <path d="M6 96C8 78 24 70 48 70S88 78 90 96Z" className={fill.accentDeep} />
      <path
        d="M48 11C29 11 20 25 20 42C20 57 17 67 12 78C22 86 35 90 48 90S74 86 84 78C79 67 76 57 76 42C76 25 67 11 48 11Z"
        className={fill.accent}
      />
      <path d="M48 70C40 70 33 73 27 79" className={stroke.accentDeep} strokeWidth="2" />
      <ellipse cx="48" cy="45" rx="18" ry="19.5" className={fill.skin} />
      <path
        d="M31 40C34 28 44 24.5 51 25.5C60 26.5 64 33 65 40C58 37 51 33 47 29.5C43 34 37 38 31 40Z"
        className={fill.dark}
      />
      <Face />
    </>
  );
}

function Boy() {
  return (
    <>
      <path d="M8 96C9 78 26 70 48 70S87 78 88 96Z" className={fill.info} />
      <path d="M40 60H56V72Q48 80 40 72Z" className={fill.skinShade} />
      <path d="M34 71L48 84L62 71L56 67L48 76L40 67Z" className={fill.surface} />
      <circle cx="28.5" cy="46" r="4.5" className={fill.skinShade} />
      <circle cx="67.5" cy="46" r="4.5" className={fill.skinShade} />
      <path d="M29 40C29 26 36 20 48 20S67 26 67 40V46C67 58 59 66 48 66S29 58 29 46Z" className={fill.skin} />
      <path
        d="M27 42C23 24 33 12 48 11C66 10 73 25 69 42C67 37 66 34 62 31C54 34 42 33 36 29C33 33 29 36 27 42Z"
        className={fill.dark}
      />
      <Face />
    </>
  );
}

/** A notebook that smiles: nobody's gender, the product's own face. */
function Notebook() {
  return (
    <>
      <rect x="20" y="14" width="56" height="70" rx="10" className={fill.accentDeep} />
      <rect x="20" y="11" width="56" height="70" rx="10" className={fill.accent} />
      <rect x="27" y="17" width="43" height="58" rx="6" className={fill.paper} />
      <path
        d="M27 29.5H70M27 42H70M27 54.5H70M27 67H70M37.7 17V75M48.5 17V75M59.3 17V75"
        className={stroke.ruling}
        strokeWidth="1"
      />
      <Smile />
      <path d="M20 25H14M20 38H14M20 51H14M20 64H14" className={stroke.reward} strokeWidth="4" />
    </>
  );
}

function Smile() {
  return (
    <>
      <circle cx="41" cy="42" r="3" className={fill.dark} />
      <circle cx="56" cy="42" r="3" className={fill.dark} />
      <circle cx="35.5" cy="49.5" r="3.4" className={fill.blush} />
      <circle cx="61.5" cy="49.5" r="3.4" className={fill.blush} />
      <path d="M42 51.5Q48.5 58 55 51.5" className={stroke.dark} strokeWidth="2.6" />
    </>
  );
}

const FIGURES: ReadonlyMap<string, () => ReactNode> = new Map(
  Object.entries({
    girl: Girl,
    boy: Boy,
    woman: () => <Grown person="woman" />,
    man: () => <Grown person="man" />,
  }),
);

/** Head and shoulders on a field of 96 × 96, to be put inside an `svg`. A name it does not know, from a newer server, is the notebook. */
export function PersonIllustration({ person }: PersonIllustrationProps) {
  const Drawn = FIGURES.get(person) ?? Notebook;
  return <Drawn />;
}
