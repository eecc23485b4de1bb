import { levelNames } from '@mashq/api/measures/words';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Award } from 'lucide-react';

type Level = keyof typeof levelNames;

const TONES: Readonly<Record<Level, BadgeTone>> = {
  'needs-work': 'neutral',
  acceptable: 'info',
  good: 'success',
  'very-good': 'success',
};

/** A descriptive level, said to its student: the rosette is for the best one alone. */
export function LevelBadge({ level }: { level: Level }) {
  return (
    <Badge tone={TONES[level]} {...(level === 'very-good' && { icon: <Award size="1em" /> })}>
      {levelNames[level]}
    </Badge>
  );
}
