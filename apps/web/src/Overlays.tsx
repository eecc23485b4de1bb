import { FirstVisit } from './help/pointers/FirstVisit.tsx';
import { SurveyOnEntry } from './surveys/SurveyOnEntry.tsx';

/** What may open over any screen and belongs to none. Loaded after the app, so that it costs the first load nothing. */
export function Overlays() {
  return (
    <>
      <SurveyOnEntry />
      <FirstVisit />
    </>
  );
}
