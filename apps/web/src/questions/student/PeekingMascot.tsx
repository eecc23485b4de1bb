import { Mascot } from '@mashq/ui/illustrations/mascot';

/** Over the edge of a right verdict; loaded while the answer is graded. */
export const PeekingMascot = () => <Mascot pose="peek" size={64} />;
