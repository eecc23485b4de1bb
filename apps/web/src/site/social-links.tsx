import type { SocialLink, SocialNetwork } from '@mashq/api/contract';
import type { FooterProps } from '@mashq/ui/layout/footer';
import { Briefcase, Camera, Clapperboard, MessageCircle, MessagesSquare, Radio, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactWords } from './strings/site-contact.ts';

const SIZE = '1.25em';

/** Signs of what each network is for: their own marks belong to them. */
const ICONS: Readonly<Record<SocialNetwork, ReactNode>> = {
  eitaa: <MessageCircle size={SIZE} />,
  bale: <MessagesSquare size={SIZE} />,
  rubika: <Radio size={SIZE} />,
  aparat: <Clapperboard size={SIZE} />,
  instagram: <Camera size={SIZE} />,
  telegram: <Send size={SIZE} />,
  linkedin: <Briefcase size={SIZE} />,
};

/** Links of the social networks as the footer takes them. */
export const socialOf = (links: readonly SocialLink[]): NonNullable<FooterProps['social']> =>
  links.map(({ network, href }) => ({ name: contactWords.networks[network], href, icon: ICONS[network] }));
