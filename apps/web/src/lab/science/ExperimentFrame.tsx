import type { ScienceSimulation } from '@mashq/api/contract';
import { newScienceResult, useRecordScience } from '@mashq/state/lab/science';
import { useEffect, useRef, useState } from 'react';
import { frameAddress, readFrameMessage } from '../science-frame/messages.ts';
import * as css from './experiment-frame.css.ts';

export interface ExperimentFrameProps extends Pick<ScienceSimulation, 'name' | 'title'> {}

/** An experiment in a frame as high as its content; what came of its checks is stored here. */
export function ExperimentFrame({ name, title }: ExperimentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const { mutate: record } = useRecordScience();
  useEffect(() => {
    const read = (event: MessageEvent) => {
      const message = readFrameMessage(event, frame.current);
      if (message?.type === 'science-height') setHeight(message.height);
      // A result of another experiment is not of this frame.
      if (message?.type === 'science-result' && message.result.simulation === name) {
        record(newScienceResult(message.result));
      }
    };
    window.addEventListener('message', read);
    return () => window.removeEventListener('message', read);
  }, [name, record]);
  return (
    <iframe
      ref={frame}
      src={frameAddress(name)}
      title={title}
      className={css.frame}
      style={height === undefined ? undefined : { blockSize: height }}
    />
  );
}
