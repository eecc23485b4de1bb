import { Card } from '@mashq/ui/data/card';
import { Timeline } from '@mashq/ui/data/timeline';

export function Example() {
  return (
    <Card title="جمع کسرها">
      <Timeline
        aria-label="آنچه در این تکلیف گذشت"
        events={[
          { id: 'handed-in', title: 'همه تحویل دادند', time: 'دیروز، ۱۹:۳۰', tone: 'success' },
          { id: 'extended', title: 'مهلت دو روز بیشتر شد', time: 'دوشنبه، ۱۲:۰۰', tone: 'warning' },
          { id: 'opened', title: 'تکلیف باز شد', time: 'شنبه، ۸:۰۰' },
        ]}
      />
    </Card>
  );
}
