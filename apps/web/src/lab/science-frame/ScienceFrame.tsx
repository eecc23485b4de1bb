import type { ScienceSimulation } from '@mashq/api/contract';
import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { Alert } from '@mashq/ui/feedback/alert';
import { MashqProvider } from '@mashq/ui/i18n';
import { type ComponentType, useEffect, useRef } from 'react';
import { scienceWords as words } from '../strings/science.ts';
import { CircuitBoard } from './CircuitBoard.tsx';
import { GuitarString } from './GuitarString.tsx';
import { LeverBalance } from './LeverBalance.tsx';
import { tellPage } from './messages.ts';
import { Shadow } from './Shadow.tsx';
import * as css from './science.css.ts';
import { WaterCycle } from './WaterCycle.tsx';

const EXPERIMENTS: Readonly<Record<ScienceSimulation['name'], ComponentType>> = {
  balance: LeverBalance,
  sound: GuitarString,
  shadow: Shadow,
  circuit: CircuitBoard,
  water: WaterCycle,
};

export interface ScienceFrameProps {
  /** The experiment of the address. */
  name: string | null;
}

/** The page of one experiment, shown in a frame of the app: it says how high it is and what came of each check. */
export function ScienceFrame({ name }: ScienceFrameProps) {
  const { digits, dir } = useSettings();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      tellPage({ type: 'science-height', height: Math.ceil(element.getBoundingClientRect().height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const Component = Object.entries(EXPERIMENTS).find(([known]) => known === name)?.[1];
  return (
    <MashqProvider digits={digits} dir={dir}>
      <main ref={root} className={css.frame}>
        {Component ? <Component /> : <Alert tone="danger">{words.unknown}</Alert>}
      </main>
    </MashqProvider>
  );
}
