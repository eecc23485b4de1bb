import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { numbers } from '../../platform/layout/numbers.css.ts';

export interface NumbersProps {
  /** Accessible name of the row. */
  label: string;
  items: readonly { readonly label: string; readonly value: number }[];
}

/** Total numbers. */
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
