import type { Ref } from 'react';
import { faCarousel } from '../../i18n/fa/carousel.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { PartnerMark } from './PartnerMark.tsx';

export interface Partner {
  id: string;
  /** Name of the school or organisation. */
  name: string;
  /** Address of its sign; empty, 'no-image', or one that does not load, gives the name. */
  imageUrl?: string | null | undefined;
}

export interface PartnerCarouselProps extends RootProps {
  partners: readonly Partner[];
  /** @default «مدرسه‌های همراه» */
  label?: string;
  /** Level of the label's heading. @default 2 */
  level?: 2 | 3 | 4;
  /** Turns by itself, with a button that stops it. @default true */
  isAutoplay?: boolean;
  /** How long a partner stays first while it turns by itself, in milliseconds. @default 3000 */
  interval?: number;
  ref?: Ref<HTMLElement>;
}

/** As the product has them: five up to 2500 px of the window, four up to 1500, two up to 1000, one up to 600. */
const SLIDES_PER_VIEW = { narrow: 1, medium: 2, wide: 4, widest: 5 } as const;
/** Fewer partners than stand side by side at the widest need no buttons. */
const MIN_FOR_ARROWS = 5;

/** The signs of partner schools, moving by 500 ms. Without partners it is not there. Keyboard: as `Carousel`. */
export function PartnerCarousel({
  partners,
  label = messagesFor('carousel', faCarousel).partners.label,
  level = 2,
  isAutoplay = true,
  interval = 3000,
  className,
  ...rest
}: PartnerCarouselProps) {
  if (partners.length === 0) return null;
  return (
    <Carousel
      className={className}
      {...rest}
      label={label}
      level={level}
      slidesPerView={SLIDES_PER_VIEW}
      hasArrows={partners.length >= MIN_FOR_ARROWS}
      hasDots={false}
      isAutoplay={isAutoplay}
      interval={interval}
      slides={partners.map(({ id, name, imageUrl }) => ({
        id,
        name,
        content: <PartnerMark name={name} imageUrl={imageUrl} />,
      }))}
    />
  );
}
