import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../actions/button/index.ts';
import { faDrawnAnswers } from '../../../i18n/fa/learning-drawn-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import * as css from './ZoomFrame.css.ts';

export interface ZoomFrameProps extends RootProps {
  /** Width that what is pressed in the drawing needs to be large enough for a finger, in px. */
  neededWidth: number;
  /** Only what is answered is enlarged. */
  isEditable: boolean;
  /** The drawing, given how narrow it may become: as wide as the frame, or in px. */
  children: (minInlineSize: number | undefined) => ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The least side of what a child presses, in px. */
export const CHILD_TARGET = 48;

/** The most a drawing may measure across: no more than its usual `width` in px, and no higher than leaves room for its question. */
export const wholeWidth = (width: number, ratio: number): string =>
  `min(${width}px, max(220px, (100dvb - 19rem) * ${ratio.toFixed(3)}))`;

/**
 * A drawing that is too narrow for fingers is shown whole; a button enlarges it in a frame that scrolls sideways, where the focus
 * brings what has it into sight.
 */
export function ZoomFrame({ neededWidth, isEditable, children, className, ...rest }: ZoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  const [isWhole, setWhole] = useState(true);
  const messages = messagesFor('drawnAnswers', faDrawnAnswers);

  useLayoutEffect(() => {
    const box = frame.current?.parentElement;
    if (!box) return;
    const measure = () => setNarrow(box.clientWidth > 0 && box.clientWidth < neededWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [neededWidth]);

  const canZoom = isNarrow && isEditable;
  const isZoomed = canZoom && !isWhole;
  return (
    <div {...rest} className={classNames(css.root, className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only brings into sight what has the focus */}
      <div
        ref={frame}
        dir="ltr"
        className={css.frame}
        {...(isZoomed && { 'data-zoomed': '' })}
        onFocus={({ target }) => {
          if (isZoomed) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        {children(isZoomed ? neededWidth : undefined)}
      </div>
      {canZoom && (
        <div className={css.toggle}>
          <Button
            variant="quiet"
            size="small"
            icon={isZoomed ? <ZoomOut size="1.125em" /> : <ZoomIn size="1.125em" />}
            onPress={() => setWhole(!isWhole)}
          >
            {isZoomed ? messages.zoomOut : messages.zoomIn}
          </Button>
        </div>
      )}
    </div>
  );
}
