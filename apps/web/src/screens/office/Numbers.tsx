import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { numbers } from '../../layout/numbers.css.ts';

export interface NumbersProps {
  /** Names the row for those who cannot see it. */
  label: string;
  items: readonly { readonly label: string; readonly value: number }[];
}

/** How much there is of everything. */
export function Numbers({ label, items }: NumbersProps) {
  return (
    <section aria-label={label}>
      <Card>
        <div className={numbers}>
          {items.map((item) => (
            <Stat key={item.label} value={item.value} label={item.label} isCentred />
          ))}
        </div>
      </Card>
    </section>
  );
}
