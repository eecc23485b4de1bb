import { product } from '../../platform/strings/product.ts';
import { about } from '../../site/content/about.ts';
import { agents, agentsHead } from '../../site/content/agents.ts';
import { contactHead } from '../../site/content/contact.ts';
import { faqHead, furtherQuestions } from '../../site/content/faq.ts';
import { forParents } from '../../site/content/for-parents.ts';
import { forSchools } from '../../site/content/for-schools.ts';
import { forStudents } from '../../site/content/for-students.ts';
import { forTeachers } from '../../site/content/for-teachers.ts';
import { hireHead } from '../../site/content/hire.ts';
import { nowruzHead } from '../../site/content/nowruz.ts';
import { pricesHead } from '../../site/content/prices.ts';
import { privacyHead } from '../../site/content/privacy.ts';
import { termsHead } from '../../site/content/terms.ts';
import { webinarHead } from '../../site/content/webinar.ts';
import { publicPages } from '../../site/strings/public.ts';
import { titles } from '../strings/titles/public.ts';

/** A page that is rendered when the app is built. */
export interface PrerenderedPage {
  readonly path: string;
  /** The route it belongs to, such as `/agents/:agentId`. */
  readonly route: string;
  /** Its screen in `site`. */
  readonly screen: string;
  /** Window title, before the product's name. */
  readonly title: string;
  /** For search results and for links that people send. */
  readonly description: string;
  /** What its picture says in large letters. */
  readonly headline: string;
  /** The address search engines should list, where this page is another's double. */
  readonly canonical?: string;
  /** What the page says, in the vocabulary of schema.org. Addresses in it begin with the origin. */
  readonly data?: (origin: string) => object;
}

const organization = (origin: string) => ({
  '@type': 'EducationalOrganization',
  name: product.name,
  url: `${origin}/`,
  logo: `${origin}/icon.svg`,
  description: publicPages.about,
});

const fromHead = ({ title: headline, lead: description }: { title: string; lead: string }) => ({
  headline,
  description,
});

const page = (path: string, screen: string, rest: Omit<PrerenderedPage, 'path' | 'route' | 'screen'>) => ({
  path,
  route: path,
  screen,
  ...rest,
});

/** Every public page; agents have one each. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  page('/', 'HomeScreen', {
    title: titles.welcome,
    headline: titles.welcome,
    description: publicPages.hero.words,
    data: (origin) => ({
      '@graph': [
        organization(origin),
        { '@type': 'WebSite', name: product.name, url: `${origin}/`, inLanguage: 'fa-IR' },
      ],
    }),
  }),
  page('/introduction', 'AboutUsScreen', { title: titles.about, ...fromHead(about.head), canonical: '/about-us' }),
  page('/introduction/for-schools', 'ForSchoolsScreen', { title: titles.forSchools, ...fromHead(forSchools.head) }),
  page('/introduction/for-parents', 'ForParentsScreen', { title: titles.forParents, ...fromHead(forParents.head) }),
  page('/introduction/for-students', 'ForStudentsScreen', {
    title: titles.forStudents,
    ...fromHead(forStudents.head),
  }),
  page('/introduction/for-teachers', 'ForTeachersScreen', {
    title: titles.forTeachers,
    ...fromHead(forTeachers.head),
  }),
  page('/about-us', 'AboutUsScreen', { title: titles.about, ...fromHead(about.head), data: organization }),
  page('/contact-us', 'ContactUsScreen', { title: titles.contact, ...fromHead(contactHead) }),
  page('/faq', 'FaqScreen', {
    title: titles.faq,
    ...fromHead(faqHead),
    data: () => ({
      '@type': 'FAQPage',
      mainEntity: [...publicPages.faq.items, ...furtherQuestions].map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  }),
  page('/prices', 'PricesScreen', { title: titles.prices, ...fromHead(pricesHead) }),
  page('/terms', 'TermsScreen', { title: titles.terms, ...fromHead(termsHead) }),
  page('/privacy', 'PrivacyScreen', { title: titles.privacy, ...fromHead(privacyHead) }),
  page('/hire', 'HireScreen', { title: titles.hire, ...fromHead(hireHead) }),
  // Webinars are announced while the site runs: the page itself is as old as its build.
  page('/ai', 'AiScreen', { title: titles.webinar, ...fromHead(webinarHead) }),
  page('/nowruz', 'NowruzScreen', { title: titles.nowruz, ...fromHead(nowruzHead) }),
  page('/agents', 'AgentsScreen', { title: titles.agents, ...fromHead(agentsHead) }),
  ...agents.map(({ id, name, about: description }) => ({
    path: `/agents/${id}`,
    route: '/agents/:agentId',
    screen: 'AgentScreen',
    // As the app puts the name into the title once it has started.
    title: `${name} – ${titles.agent}`,
    headline: name,
    description,
  })),
];
