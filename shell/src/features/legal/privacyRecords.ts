import { records } from './legalText';
import { operator } from './operator';

const contract = 'To perform the contract with you (Article 6(1)(b) GDPR).';
const consent = 'Your consent (Article 6(1)(a) GDPR).';

/** What the servers keep. */
export const keptData = records(
  {
    title: 'Profile',
    facts: [
      [
        'What',
        'Your account’s number, e-mail address, name (your e-mail address if you gave none) and the address of your picture, if there is one.',
      ],
      ['Why', 'To know you again, and to show you whose account is open.'],
      ['Legal basis', contract],
      ['How long', 'Until you delete your account.'],
    ],
  },
  {
    title: 'Expert Access',
    facts: [
      ['What', 'The first and the last day of each pass.'],
      ['Why', 'To open the premium pages to you on those days.'],
      ['Legal basis', contract],
      ['How long', 'Until you delete your account.'],
    ],
  },
  {
    title: 'Purchases',
    facts: [
      [
        'What',
        'Which pass at which price, when, whether it was paid, the payment provider’s reference, your clock’s distance from UTC, and the page that you wanted to go back to.',
      ],
      ['Why', 'To give you what you paid for, to pay back, and to keep the books.'],
      ['Legal basis', `${contract} Then our duty to keep records (Article 6(1)(c) GDPR).`],
      [
        'How long',
        `As long as tax law demands, up to ${operator.purchaseYears} years. When you delete your account, your number, the wanted page and your clock’s distance are removed at once.`,
      ],
    ],
  },
  {
    title: 'Analytics events',
    facts: [
      ['What', 'What is listed under “Analytics” below.'],
      ['Why', 'To see which pages help, and which are slow.'],
      ['Legal basis', consent],
      [
        'How long',
        'About 90 days in our own collector, less if you delete your account: events that name it go with it. In Google Analytics, up to 14 months.',
      ],
    ],
  },
  {
    title: 'Technical logs',
    facts: [
      [
        'What',
        'Failures of the service with time and kind. Your IP address is held in memory for a minute, to stop floods of requests.',
      ],
      ['Why', 'To keep the site running, and safe.'],
      ['Legal basis', 'Our legitimate interest in a service that works (Article 6(1)(f) GDPR).'],
      ['How long', `Up to ${operator.logDays} days.`],
    ],
  },
);

/** What the browser keeps, by name. */
export const browserStorage = records(
  {
    title: 'cookieConsent',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'Your answer to the cookie banner: pending, necessary or all.'],
      ['How long', 'Until you delete it.'],
    ],
  },
  {
    title: 'emailForSignIn',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'The address that you asked a sign-in link for, so that the link needs no second question.'],
      ['How long', 'Until the link has signed you in.'],
    ],
  },
  {
    title: 'firebaseLocalStorageDb',
    facts: [
      ['Where', 'IndexedDB. Necessary.'],
      [
        'Why',
        'Keeps you signed in, in all tabs and after a restart. While a Google window is open, Firebase also keeps short notes in session storage whose names begin with “firebase:”.',
      ],
      ['How long', 'Until you sign out or delete your account.'],
    ],
  },
  {
    title: 'odysseus.settings',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      [
        'Why',
        'Units, whether you live in the European Economic Area, and the travellers’ ages, if you enter them. They are not sent to us.',
      ],
      ['How long', 'Until you delete it.'],
    ],
  },
  {
    title: 'odysseus.menu',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'Whether the menu of a wide screen stays open, if you pin it. It is not sent to us.'],
      ['How long', 'Until you delete it.'],
    ],
  },
  {
    title: 'odysseus.plan',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'The places that you added to your trip. They are not sent to us.'],
      ['How long', 'Until you remove them.'],
    ],
  },
  {
    title: 'odysseus.trip',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      [
        'Why',
        'Your trip by days: dates, order, times and notes of its stops, where you stay if you say so, and for 60 days what you removed, so that your tabs agree. It is not sent to us.',
      ],
      ['How long', 'Until you delete it.'],
    ],
  },
  {
    title: 'odysseus.trip.changes',
    facts: [
      ['Where', 'Session storage. Necessary.'],
      ['Why', 'Your last 30 changes of the trip, so that you can take them back after a reload.'],
      ['How long', 'Until you close the tab.'],
    ],
  },
  {
    title: 'odysseus.passes and a city’s name',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'What you filled in for the passes calculator: dates, ages, places and rides. It is not sent to us.'],
      ['How long', 'Until you delete it.'],
    ],
  },
  {
    title: 'odysseus.visit and a city’s name',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'The day for which you asked when tickets go on sale. It is not sent to us.'],
      ['How long', 'Until you take it off, or delete it.'],
    ],
  },
  {
    title: 'odysseus.town and a country’s name',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'The town whose help in danger you asked to see. It is not sent to us.'],
      ['How long', 'Until you choose another, or delete it.'],
    ],
  },
  {
    title: 'odysseus.metro and a city’s name',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      [
        'Why',
        'Your last journey in the metro planner: two stations, and what it was planned by. It is not sent to us.',
      ],
      ['How long', 'Until you plan another, or delete it.'],
    ],
  },
  {
    title: 'odysseus-map-tiles',
    facts: [
      ['Where', 'IndexedDB. Necessary.'],
      [
        'Why',
        'Where the map shows every street: those that you looked at, up to 30 MB a city, so that they are there without a network. They are not sent to us.',
      ],
      ['How long', 'Until others need their room, or you remove them below the map.'],
    ],
  },
  {
    title: 'odysseus.upright',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'That you closed the request to turn your device, so that it does not come back.'],
      ['How long', 'Until you delete it.'],
    ],
  },
  {
    title: 'odysseus.chosenPass',
    facts: [
      ['Where', 'Local storage. Necessary.'],
      ['Why', 'The pass that you chose before signing in, to show it to you afterwards.'],
      ['How long', 'Until you order it, or for a day.'],
    ],
  },
  {
    title: 'odysseus.wanted',
    facts: [
      ['Where', 'Session storage and local storage. Necessary.'],
      [
        'Why',
        'The premium page that you wanted before signing in or paying, to take you back there, in the tab of a sign-in link too.',
      ],
      ['How long', 'Until you get there; otherwise until you close the tab, and a day in local storage.'],
    ],
  },
  {
    title: 'odysseus-files, odysseus-pages, odysseus-city, odysseus-own',
    facts: [
      ['Where', 'The browser’s cache storage. Necessary.'],
      [
        'Why',
        'The free pages that you read last, the emergency pages of all destinations, and the destinations that you chose to keep, so that they open without a network. Nothing of your account, and nothing of it is sent to us.',
      ],
      ['How long', 'Pages: until newer ones take their place. Destinations: until you remove them.'],
    ],
  },
  {
    title: 'session_id, initial_source, landing_page',
    facts: [
      ['Where', 'Session storage. Only after “Accept All”.'],
      ['Why', 'A random number for this visit, where it came from, and the page it began with.'],
      ['How long', 'Until you close the tab or withdraw consent.'],
    ],
  },
  {
    title: '_ga, _gid, _gat, _gcl and the like; Firebase’s database of installations',
    facts: [
      [
        'Where',
        'Cookies and IndexedDB, set by Google’s code. Only after “Accept All”, and only where Google’s analytics are switched on.',
      ],
      ['Why', 'Tell visits and visitors apart in Google Analytics and in Google’s advertising measurement.'],
      ['How long', 'Up to 2 years; the cookies are deleted when you withdraw consent.'],
    ],
  },
);
