import {
  amountsIn,
  minutesBefore,
  phonesIn,
  tellsClosure,
  tellsHours,
  tellsLastEntry,
  tellsPrice,
  timesIn,
} from './figures';

const clock = (hour: number, minute = 0) => hour * 60 + minute;

it.each<[string, number[]]>([
  ['plein tarif 13 €', [13]],
  ['Ticket Métro-Train-RER à l’unité (plein tarif) 2,55 €', [2.55]],
  ['14,00 €', [14]],
  ['between €13 and €19', [13, 19]],
  ['TR 13-19 €', [13, 19]],
  ['tarif réduit 7 à 13€', [7, 13]],
  ['Tarif : 14 € - TR : 12 € - Gratuit -18 ans', [14, 12]],
  ['EUR 22, under 18 free', [22]],
  ['£12.50 for adults', [12.5]],
  ['1 200 € la nuit', [1200]],
  ['lundi, jeudi 9 h à 18 h', []],
  ['15 euros', [15]],
  ['€2.05; age 4 to 9 €1.30', [2.05, 1.3]],
  ['€56 Right Bank, €65 Left Bank', [56, 65]],
])('amounts of "%s"', (text, expected) => {
  expect(amountsIn(text)).toEqual(expected);
});

it.each<[string, number[]]>([
  ['lundi, jeudi, samedi, dimanche 9 h à 18 h', [clock(9), clock(18)]],
  ['Ouvert du mardi au dimanche de 9h15 à 19h', [clock(9, 15), clock(19)]],
  ['Open every day except Tuesday, from 10 AM to 6 PM.', [clock(10), clock(18)]],
  ['last admissions at 4.30 pm', [clock(16, 30)]],
  ['Tu-Su 10:00-18:30', [clock(10), clock(18, 30)]],
  ['from noon to midnight', [clock(12), 0]],
  ['12 a.m. to 12 p.m.', [0, clock(12)]],
  ['Plein tarif 14,50 €', []],
  ['18 heures', [clock(18)]],
  ['from 10:00 a.m to 6:00 p.m', [clock(10), clock(18)]],
])('times of "%s"', (text, expected) => {
  expect(timesIn(text)).toEqual(expected);
});

it.each<[string, number[]]>([
  ['One hour before closing', [60]],
  ['45 minutes before closing', [45]],
  ['Half an hour before closing', [30]],
  ['at 17:00', []],
])('minutes before closing of "%s"', (text, expected) => {
  expect(minutesBefore(text)).toEqual(expected);
});

it('reads telephone numbers by their last nine digits, however they are written', () => {
  expect(phonesIn('Tél. +33 (0)1 40 05 48 48')).toEqual(phonesIn('01 40 05 48 48'));
  expect(phonesIn('Composez le 17 ou le 112')).toEqual(['17', '112']);
});

it.each<[string, boolean]>([
  ['fermé le lundi', true],
  ['Closed on Mondays', true],
  ['les lundis soirs', true],
  ['open daily', true],
  ['Chiuso il martedì', true],
  ['Κλειστά τη Δευτέρα', true],
  ['A museum of the sea', false],
])('"%s" tells of hours: %s', (text, expected) => {
  expect(tellsHours(text)).toBe(expected);
});

it.each<[string, boolean]>([
  ['closed on May 1st', true],
  ['warns of temporary closures in bad weather', true],
  ['ferment leurs portes pour cinq mois', true],
  ['le musée rouvrira à cette date', true],
  ['jusqu’à la réouverture', true],
  ['cessera définitivement de circuler', true],
  ['rimarrà chiuso fino a quando', true],
  ['il MACRO di Roma riapre al pubblico', true],
  ['s’étendra jusqu’à la fin du mois de juillet', true],
  ['Lo sfratto, eseguito mercoledì 8 ottobre', true],
  ['între 2 aprilie și 1 noiembrie', true],
  ['on Dec. 27 ... St. John Lateran', true],
  ['A l’été 2027', true],
  ['1 mai', true],
  ['dal 3/11/2025', true],
  ['Arc de Triomphe (après-midi)', false],
  ['Fondata nel 1930 ... liquidazione giudiziale', false],
  ['you may march in', false],
])('"%s" tells of a closure: %s', (text, expected) => {
  expect(tellsClosure(text)).toBe(expected);
});

it.each<[string, boolean]>([
  ['Gratuit', true],
  ['Entrée libre', true],
  ['free of charge', true],
  ['13 €', true],
  ['A fine collection', false],
])('"%s" tells of a price: %s', (text, expected) => {
  expect(tellsPrice(text)).toBe(expected);
});

it('takes a span before closing for a last entry', () => {
  expect(tellsLastEntry('Last admission 1 hour before the Park closes')).toBe(true);
  expect(tellsLastEntry('Come early')).toBe(false);
});
