import type { Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import * as faCharts from '../../i18n/fa/charts.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as shades from '../frame/shades.css.ts';
import type { MapPlace } from './iran-provinces.ts';
import * as css from './TileMap.css.ts';

export interface TileMapTile {
  /** Code of its place on the map. */
  code: string;
  /** The whole name of the place, which screen readers say. */
  name: string;
  /** How dark the tile is: a share from 0 to 1; null where it is not known. */
  share: number | null;
  /** Shown under the name, such as a number. */
  value: string;
  /** Said after the name: what the value and the shade mean. */
  description: string;
  /** Where the tile leads. */
  href?: string;
}

export interface TileMapProps extends RootProps {
  /** What the map shows. */
  title: string;
  /** Where the places are, such as `IRAN_PROVINCES`. */
  places: readonly MapPlace[];
  /** What is known of places; the others stay blank. */
  tiles: readonly TileMapTile[];
  /** What the shades mean, before their key. */
  keyLabel?: string;
  /**
   * What each of the five shades stands for, from the lightest: nothing, then the quarters: «هیچ», «۱ تا ۲۵٪», …
   * @default only the ends of the key have words
   */
  steps?: readonly [string, string, string, string, string];
  /** The key's lower end. @default «کم» */
  leastLabel?: string;
  /** Its upper end. @default «زیاد» */
  mostLabel?: string;
  ref?: Ref<HTMLElement>;
}

const LAST_SHADE = shades.shade.length - 1;

/**
 * Places as tiles about where they lie, the darker the larger their share. Each writes its name and its value, so that no one
 * has to tell shades apart; a table beside it has all numbers. Keyboard: Tab from tile to tile, Enter follows.
 */
export function TileMap({
  title,
  places,
  tiles,
  keyLabel,
  steps,
  leastLabel = messagesFor('charts.heatmap', faCharts.heatmap).least,
  mostLabel = messagesFor('charts.heatmap', faCharts.heatmap).most,
  className,
  ...rest
}: TileMapProps) {
  const known = new Map(tiles.map((tile) => [tile.code, tile]));
  return (
    <figure {...rest} className={classNames(css.root, className)}>
      <figcaption className={css.title}>{title}</figcaption>
      <ul className={css.map} aria-label={title}>
        {places.map((place) => {
          const tile = known.get(place.code);
          return (
            <li
              key={place.code}
              className={css.place}
              style={{ gridRow: place.row, gridColumn: place.column }}
              aria-hidden={tile === undefined || undefined}
            >
              <Tile label={place.label} tile={tile} />
            </li>
          );
        })}
      </ul>
      <div className={classNames(shades.key, css.key)} aria-hidden="true">
        {keyLabel !== undefined && <span className={css.keyLabel}>{keyLabel}</span>}
        {steps === undefined ? (
          <>
            {leastLabel}
            {shades.shade.map((shade) => (
              <span key={shade} className={`${shades.swatch} ${shade}`} />
            ))}
            {mostLabel}
          </>
        ) : (
          <span className={shades.steps}>
            {shades.shade.map((shade, place) => (
              <span key={shade} className={shades.step}>
                <span className={`${shades.swatch} ${shades.wideSwatch} ${shade}`} />
                {steps[place]}
              </span>
            ))}
          </span>
        )}
      </div>
    </figure>
  );
}

function Tile({ label, tile }: { label: string; tile: TileMapTile | undefined }) {
  if (tile === undefined) {
    return (
      <span className={`${css.tile} ${css.blank}`}>
        <span className={css.name}>{label}</span>
      </span>
    );
  }
  const { name, share, value, description, href } = tile;
  const { comma } = messagesFor('punctuation', faPunctuation);
  const level = share === null || share <= 0 ? 0 : Math.ceil(Math.min(1, share) * LAST_SHADE);
  const className = `${css.tile} ${shades.shade[level] ?? ''}`;
  const face = (
    <>
      <span aria-hidden="true" className={css.name}>
        {label}
      </span>
      <span aria-hidden="true" className={css.value}>
        {value}
      </span>
      <span className={visuallyHidden}>{`${name}${comma}${description}`}</span>
    </>
  );
  return href === undefined ? (
    <span className={className}>{face}</span>
  ) : (
    <Link href={href} className={`${className} ${css.link}`}>
      {face}
    </Link>
  );
}
