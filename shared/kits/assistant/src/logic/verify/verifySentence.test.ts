import { processorTime } from '@odysseus/model/testing';
import type { Fact } from '../types';
import { verifierFor } from './verifySentence';

const verifySentence = verifierFor(['Paris', 'France', 'Parisians', 'French']);

const fact = (label: string, text: string, place?: string): Fact => ({
  text,
  citation: { label, path: '/museums', field: 'hours', ...(place !== undefined && { place: `paris/${place}` }) },
});

const louvreHours = fact(
  'Louvre, opening hours',
  'Monday, Thursday, Saturday and Sunday 09:00–18:00; Wednesday and Friday 09:00–21:00; closed on Tuesday, and on 1 January, 1 May and 25 December.',
  'louvre',
);
const louvreTags = fact(
  'Louvre, opening hours',
  'Mo,Th,Sa,Su 09:00-18:00; We,Fr 09:00-21:00; Tu off; Jan 1,May 1,Dec 25 off',
  'louvre',
);
const louvrePrice = fact(
  'Louvre, price',
  '€32 adults from outside the EEA; €22 adults from the EEA; free for residents of the EEA under 26; free under 18.',
  'louvre',
);
const orsayPrice = fact('Musée d’Orsay, price', '€16 adults; free under 18.', 'orsay');
const towerPrice = fact(
  'Eiffel Tower, price',
  'Free (under 4); €3.60 (4 to 11); €7.10 (12 to 24); €14.20 (25 and over).',
  'eiffel-tower',
);
const orsayHours = fact(
  'Musée d’Orsay, opening hours',
  'Tuesday to Sunday 09:30–18:00; Thursday 09:30–21:45; closed on Monday.',
  'orsay',
);
const orsayNow = fact(
  'Musée d’Orsay, opening hours',
  'Tue–Sun 09:30–18:00; Mon closed. The Musée d’Orsay is open now until 18:00; closed on Monday 30 November.',
  'orsay',
);
const poison = fact('Numbers to dial', 'Poison centre: 01 40 05 48 48. Louvre: https://www.ticketlouvre.fr/louvre.');
const pompidou = fact('Centre Pompidou, opening hours', 'Closed for works until 2030.', 'pompidou');
const journey = fact(
  'Metro, from Bastille to Étoile',
  'Line 1 from Bastille towards La Défense to Charles de Gaulle–Étoile: 11 stops, no change, 22 minutes in all, and 350 m on foot.',
);
const sainte = fact(
  'Sainte-Chapelle, booking',
  'Booking is not needed in winter; the lift is out of order; step-free: partly. The queue is about half an hour.',
  'sainte-chapelle',
);
const market = fact('Bastille market, opening hours', 'Thursday 07:00–13:30, Sunday 07:00–14:30.', 'marche-bastille');
const garden = fact(
  'Jardin du Luxembourg, opening hours',
  'Daily from 07:30 to dusk; in August until 21:30. Entry is free.',
  'luxembourg',
);
const phrase = fact(
  'Culture, phrases',
  '“Où sont les toilettes ?”: where are the toilets? Say “oo sohn lay twah-let”.',
);
const walk = fact(
  'Coulée verte, what it is',
  'A garden 1.5 km long on a viaduct of 1859, twelve metres above the street, with 64 arches; three lifts, 1st to 12th arrondissement.',
  'coulee',
);

const holding: readonly [string, readonly Fact[]][] = [
  ['The Louvre is open until 18:00 on Monday.', [louvreHours]],
  ['On Friday the Louvre closes at 9 pm.', [louvreHours]],
  ['On Friday the Louvre closes at 9 p.m.', [louvreTags]],
  ['It opens at 9 am and is closed on Tuesdays.', [louvreHours]],
  ['It’s closed on Tuesdays.', [louvreTags]],
  ['It is closed on 1 May and December 25.', [louvreHours]],
  ['It is closed on May 1st.', [louvreTags]],
  ['It is not open on Tuesday.', [louvreHours]],
  ['Adults pay 22 euros, or €32 from outside the EEA.', [louvrePrice]],
  ['Adults from the EEA pay 22 €, and entry is free under 18.', [louvrePrice]],
  ['The Louvre costs €22, the Musée d’Orsay €16.', [louvrePrice, orsayPrice]],
  ['Adults pay €22 from the EEA and €32 from elsewhere.', [louvrePrice]],
  ['The Louvre costs you €32 at 34, living outside the EEA.', [louvrePrice, fact('You', 'You are 34.')]],
  ['Children of 4 to 11 pay €3.60, and under 4 it is free.', [towerPrice]],
  ['The Musée d’Orsay is open now until 6 pm, and closed on Monday, 30 November.', [orsayNow]],
  ['Call 01 40 05 48 48, or book at https://www.ticketlouvre.fr/louvre.', [poison]],
  ['From 25 you pay €14.20.', [towerPrice]],
  ['The Louvre is closed on Tuesday and the Musee d’Orsay is closed on Monday.', [louvreHours, orsayHours]],
  ['The MUSEE D’ORSAY’s late day is Thursday, until 21h45.', [orsayHours]],
  ['The Centre Pompidou is closed until 2030.', [pompidou]],
  ['Take line 1 from Bastille to Charles de Gaulle - Étoile: eleven stops without a change, about 22 min.', [journey]],
  ['You walk 0.35 km at the end.', [journey]],
  ['M1 takes you there.', [journey]],
  ['You need no booking in winter, and the queue takes about 30 minutes.', [sainte]],
  ['Bastille market is open on Thursday until 1.30 pm and on Sunday until 2.30 pm.', [market]],
  ['The Jardin du Luxembourg is free and open every day.', [garden]],
  ['In August it is open until 21:30.', [garden]],
  ['Say “Où sont les toilettes ?”', [phrase]],
  ['It is 1,500 m long and 12 m above the street.', [walk]],
  ['The viaduct of 1859 has sixty-four arches and 3 lifts.', [walk]],
  ['Ｏｐｅｎ until １８:００ on Monday.', [louvreHours]],
  ['Open un\u200Btil 18:00 on Monday.', [louvreHours]],
];

const failing: readonly [string, string, readonly Fact[]][] = [
  ['one digit changed', 'The Louvre is open until 18:30 on Monday.', [louvreHours]],
  ['another time of the same week', 'The Louvre is open until 21:00 on Monday.', [louvreHours]],
  ['another weekday', 'The Louvre is closed on Monday.', [louvreHours]],
  ['another weekday in short', 'It is closed on Thu.', [louvreTags]],
  ['the closing day as an open one', 'The Louvre is open on Tuesday.', [louvreHours]],
  ['every day', 'It is open daily.', [louvreTags]],
  ['the opening as the closing', 'On Monday it closes at 09:00.', [louvreHours]],
  ['another date', 'It is closed on 2 May.', [louvreHours]],
  ['another month', 'It is closed in August.', [louvreHours]],
  ['a holiday turned round', 'It is open on 1 May.', [louvreHours]],
  ['another place’s price', 'The Louvre costs €16.', [louvrePrice]],
  ['prices of two places exchanged', 'The Louvre costs €16 and the Musée d’Orsay €22.', [louvrePrice, orsayPrice]],
  [
    'days of two places exchanged',
    'The Louvre is closed on Monday, the Musée d’Orsay on Tuesday.',
    [louvreHours, orsayHours],
  ],
  ['another currency', 'Adults pay £22.', [louvrePrice]],
  ['dollars', 'Adults pay $32.', [louvrePrice]],
  ['another unit', 'The ride takes 22 hours.', [journey]],
  ['minutes as an amount', 'The ride costs €22.', [journey]],
  ['stops as changes', 'There are 11 changes.', [journey]],
  ['another line', 'Take line 11 to Bastille.', [journey]],
  ['metres as kilometres', 'You walk 350 km.', [journey]],
  ['over for under', 'Entry is free over 18.', [louvrePrice]],
  ['the price of others', 'Adults from outside the EEA pay €22.', [louvrePrice]],
  ['a price for those who enter free', 'Under 18 you pay €16.', [orsayPrice]],
  ['free for those who pay', 'Entry is free for adults from the EEA.', [louvrePrice]],
  ['another age group', 'Tickets are €7.10 for ages 4 to 11.', [towerPrice]],
  ['closed with the hour of closing', 'The Musée d’Orsay is closed now until 18:00.', [orsayNow]],
  ['not open with the hour of closing', 'The Musée d’Orsay is not open now until 18:00.', [orsayNow]],
  ['closed now that is open', 'The Musée d’Orsay is closed now.', [orsayNow]],
  ['another weekday of a date', 'It is open on Tuesday 30 November.', [orsayNow]],
  ['a telephone number', 'Call 01 40 05 48 40.', [poison]],
  ['another page', 'Book at https://www.ticketlouvre.fr/other.', [poison]],
  ['a negation added', 'The Louvre is not open on Monday.', [louvreHours]],
  ['a negation taken away', 'Booking is needed in winter.', [sainte]],
  ['free that is not', 'The ride is free.', [journey]],
  ['closed as open', 'The Centre Pompidou is open.', [pompidou]],
  ['open under a label of hours', 'It is open until 2030.', [pompidou]],
  ['a phantom', 'The Musée Zorblax is open until 18:00 on Monday.', [louvreHours]],
  ['a phantom at the beginning', 'Zorblax closes at 18:00.', [louvreHours]],
  ['a phantom of common words', 'Try The Blue Door.', [louvreHours]],
  ['two known words as one new name', 'The Louvre Bastille is open.', [louvreHours, market]],
  ['a phantom in quotes', 'Ask for “le plat zorblax”.', [phrase]],
  ['an address', 'Buy at zorblax.com.', [louvreHours]],
  ['another year', 'The viaduct is of 1895.', [walk]],
  ['another ordinal', 'It begins in the 2nd arrondissement.', [walk]],
  ['a word of number', 'It has four lifts.', [walk]],
  ['a share', 'You save 20 %.', [louvrePrice]],
  ['a fact without source', 'Adults pay €22.', []],
];

describe('verifySentence', () => {
  it.each(holding)('lets pass: %s', (text, facts) => {
    expect(verifySentence(text, facts)).toEqual({ holds: true, unfounded: [], factual: true });
  });

  it.each(failing)('refuses %s: %s', (_, text, facts) => {
    const { holds, factual, unfounded } = verifySentence(text, facts);
    expect({ holds, factual, names: unfounded.length > 0 }).toEqual({ holds: false, factual: true, names: true });
  });

  it.each([
    'You’re welcome.',
    'Enjoy your day in Paris!',
    'Shall I plan two days for you?',
    'Hello, I am Odysseus.',
    'Where would you like to start?',
    'Here is your plan for Tuesday.',
    'Let me know what you would like to see first.',
  ])('asks no fact for: %s', (text) => {
    expect(verifySentence(text, [])).toEqual({ holds: true, unfounded: [], factual: false });
  });

  it('lets what the guide does not know repeat the question, and nothing more', () => {
    expect(verifySentence('I don’t know a place called “Musée Zorblax”.', []).holds).toBe(true);
    expect(verifySentence('The guide has nothing on “Café Blue”.', []).holds).toBe(true);
    expect(verifySentence('I don’t know “Café Blue”, but it opens at 18:00.', []).holds).toBe(false);
    expect(verifySentence('I know no place called Café Blue in this guide.', []).holds).toBe(true);
    expect(verifySentence('I don’t know Café Blue, a bistro in Belleville.', []).holds).toBe(false);
    expect(verifySentence('I don’t know the hours of Café Blue, open until 18:00.', []).holds).toBe(false);
    expect(verifySentence('Confirm before you go: the guide could not confirm this with its source.', []).holds).toBe(
      true,
    );
  });

  it('says what is not borne in the words of the sentence', () => {
    expect(
      verifySentence('The Louvre costs €23 and Zorblax is open until 18:00.', [louvrePrice, louvreHours]).unfounded,
    ).toEqual(expect.arrayContaining(['Zorblax', '€23']));
  });
});

describe('hostile text', () => {
  const cases: readonly [string, string][] = [
    ['ten thousand characters', 'a '.repeat(5_000)],
    ['no spaces', 'a'.repeat(10_000)],
    ['a long word', `${'a'.repeat(900)}.`],
    ['digits without end', '1'.repeat(10_000)],
    ['right to left', 'The Louvre costs \u202E22€\u202C.'],
    ['Hebrew', 'הלובר פתוח עד 18:00'],
    ['Arabic digits', 'Open until ١٨:٠٠ on Monday.'],
    ['a Cyrillic letter', 'The Lоuvre is open until 18:00 on Monday.'],
    ['a Greek letter', 'The Louvrε is open until 18:00 on Monday.'],
    ['tags', 'Open until 18:00\u{E0041}.'],
    ['a null', 'Open\u0000 until 18:00.'],
    ['markup', 'Open <script>alert(1)</script>'],
  ];

  it.each(cases)('%s is never accepted, and is answered at once', (_, text) => {
    expect(verifySentence(text, [louvreHours, louvrePrice]).holds).toBe(false);
    expect(processorTime(() => verifySentence(text, [louvreHours, louvrePrice]))).toBeLessThan(200);
  });

  it.each([
    '1.'.repeat(590),
    '“'.repeat(1_100),
    '-–(’'.repeat(290),
    'A '.repeat(590),
    'not '.repeat(290),
    '1 h '.repeat(290),
    'Mon-'.repeat(290),
  ])('takes no longer over %.8s…', (text) => {
    expect(processorTime(() => verifySentence(text, [louvreHours, louvrePrice]))).toBeLessThan(200);
  });

  it('full-width digits are compared as digits', () => {
    expect(verifySentence('Ａdults pay €２３.', [louvrePrice]).holds).toBe(false);
  });
});
