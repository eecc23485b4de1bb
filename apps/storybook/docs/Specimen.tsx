import { vars } from '@mashq/ui/theme';
import type { ReactNode } from 'react';

/** A gallery for samples within a page of documentation: the kit's paper, free of Storybook's own styles. */
export function Specimen({ children }: { children: ReactNode }) {
  return (
    <div
      className="sb-unstyled"
      style={{
        display: 'grid',
        gap: vars.space[4],
        padding: vars.space[6],
        marginBlock: vars.space[6],
        background: vars.color.surface,
        border: `${vars.size.hairline} solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.card,
        color: vars.color.text,
        fontSize: vars.text.base,
        lineHeight: vars.leading.text,
      }}
    >
      {children}
    </div>
  );
}

/** A sample with its name before it and a note after. */
export function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(9rem, 1fr) 3fr minmax(6rem, 1fr)',
        alignItems: 'center',
        gap: vars.space[4],
        paddingBlock: vars.space[2],
        borderBlockEnd: `${vars.size.hairline} dashed ${vars.color.line}`,
      }}
    >
      <code style={{ fontSize: vars.text.xs, color: vars.color.textMuted, justifySelf: 'start' }}>{name}</code>
      <div style={{ minInlineSize: 0 }}>{children}</div>
      <span style={{ fontSize: vars.text.sm, color: vars.color.textMuted }}>{note}</span>
    </div>
  );
}
