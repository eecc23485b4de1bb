import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { Grid } from '@mashq/ui/layout/grid';

const HOMEWORK = [
  { id: 'fractions', title: 'جمع کسرها', done: 29, of: 29 },
  { id: 'decimals', title: 'عددهای اعشاری', done: 17, of: 29 },
  { id: 'angles', title: 'زاویه و نیمساز', done: 0, of: 28 },
];

export function Example() {
  return (
    <Grid as="ul" gap={4}>
      {HOMEWORK.map(({ id, title, done, of }) => (
        <Card key={id} as="li" title={title} actions={done === of && <Badge tone="success">همه تحویل دادند</Badge>}>
          <ProgressBar
            label={`تحویل ${title}`}
            isLabelHidden
            value={done}
            max={of}
            tone={done === of ? 'success' : 'accent'}
          />
        </Card>
      ))}
    </Grid>
  );
}
