import { Mascot } from '@mashq/ui/illustrations/mascot';

/** Beside what a placement is: it asks and thinks along, and is on none of its questions. */
export const PlacementMascot = () => <Mascot pose="think" size={96} />;
