import { Section } from '@mashq/ui/layout/section';
import { Redirect } from 'wouter';
import { useNameInTitle } from '../platform/routing/use-name-in-title.ts';
import { agents } from './content/agents.ts';
import * as css from './PublicPage.css.ts';
import { PublicPage, SampleNote } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';

/** One agent. An unknown one is a page that does not exist. */
export function AgentScreen({ agentId }: { agentId: string }) {
  const agent = agents.find(({ id }) => id === agentId);
  useNameInTitle(agent?.name);
  if (agent === undefined) return <Redirect to="/404" replace />;
  const { services, hours, contact, all } = publicPages.agents;
  return (
    <PublicPage
      head={{
        title: agent.name,
        lead: agent.about,
        picture: 'message',
        actions: [
          { label: contact, href: '/contact-us' },
          { label: all, href: '/agents' },
        ],
      }}
    >
      <SampleNote items={[agent]} />
      <Section title={services}>
        <ul className={css.list}>
          {agent.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </Section>
      <Section title={hours}>
        <p>{agent.hours}</p>
      </Section>
    </PublicPage>
  );
}
