import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { Alert } from '@mashq/ui/feedback/alert';
import { makeTheme, PRESETS, themeVariables } from '@mashq/ui/theme';
import { useEffect, useRef, useState } from 'react';
import * as css from './lab.css.ts';
import type { KitStory } from './mirage/portable-stories.tsx';
import type { Scheme } from './SchemeChoice.tsx';
import { labComponents } from './strings/components.ts';

export interface ExampleStageProps {
  scheme: Scheme;
  story: Pick<KitStory, 'mount'>;
}

/** An example in the preset in force, light or dark whatever the page is. */
export function ExampleStage({ scheme, story }: ExampleStageProps) {
  const { preset } = useSettings();
  const element = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const seed = (PRESETS.find(({ name }) => name === preset) ?? PRESETS[0])?.seed;
  const colors = seed && themeVariables(makeTheme(seed, { scheme, contrast: 'normal' }));

  useEffect(() => {
    if (element.current === null) return;
    // A root of its own in an element of its own: an effect that runs twice must not reuse the element.
    const place = element.current.appendChild(document.createElement('div'));
    const { unmount } = story.mount(place, () => setFailed(true));
    return () => {
      unmount();
      place.remove();
    };
  }, [story]);

  return (
    <>
      {hasFailed && <Alert tone="danger">{labComponents.failed}</Alert>}
      <div ref={element} className={css.stage} style={{ ...colors, colorScheme: scheme }} />
    </>
  );
}
