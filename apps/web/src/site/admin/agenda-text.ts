import type { Webinar } from '@mashq/api/contract';

type Agenda = Webinar['agenda'];

/** The parts of a webinar as they are written: a line each, what is said of it after a colon. */
export const agendaText = (agenda: Agenda): string =>
  agenda.map(({ title, text }) => (text === '' ? title : `${title}: ${text}`)).join('\n');

export const readAgenda = (text: string): Agenda =>
  text
    .split('\n')
    .map((line) => {
      const [title = '', ...rest] = line.split(/[:：]/);
      return { title: title.trim(), text: rest.join(':').trim() };
    })
    .filter(({ title }) => title !== '');
