import { FirstVisit } from './guides/pointers/FirstVisit.tsx';
import { SurveyOnEntry } from './survey/SurveyOnEntry.tsx';

/** What may open over any screen and belongs to none. Loaded after the app, so that it costs the first load nothing. */
export function Overlays() {
  return (
    <>
      <SurveyOnEntry />
      <FirstVisit />
    </>
  );
}
