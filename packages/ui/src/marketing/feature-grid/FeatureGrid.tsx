import type { ReactNode, Ref } from 'react';
import { Grid } from '../../layout/grid/Grid.tsx';
import { keyed } from '../../primitives/keyed.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as css from './FeatureGrid.css.ts';

export interface Feature {
  /** What it does, in two to five words. */
  title: string;
  /** One or two sentences about it. */
  text: ReactNode;
  /** A picture; decoration. */
  icon: ReactNode;
  /** Color behind the picture. @default 'accent' */
  tone?: keyof typeof css.tone;
}

export interface FeatureGridProps extends RootProps {
  features: readonly Feature[];
  /** Level of the titles: one below what is over the grid. @default 3 */
  level?: 2 | 3 | 4;
  ref?: Ref<HTMLElement>;
}

/** What the product does, a picture and a few words each, in as many columns as there is room for. */
export function FeatureGrid({ features, level = 3, className, ...rest }: FeatureGridProps) {
  const Heading = `h${level}` as const;
  return (
    <Grid className={className} {...rest} as="ul" columns="wide" gap={8}>
      {keyed(features, ({ title }) => title).map(([key, { title, text, icon, tone = 'accent' }]) => (
        <li key={key} className={css.item}>
          <span aria-hidden="true" className={`${css.icon} ${css.tone[tone]}`}>
            {icon}
          </span>
          <Heading className={css.title}>{title}</Heading>
          <p className={css.words}>{text}</p>
        </li>
      ))}
    </Grid>
  );
}
