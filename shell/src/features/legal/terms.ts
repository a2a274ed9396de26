import { link, list, mail, paragraph, type LegalText } from './legalText';
import { operator } from './operator';

const profile = link('your profile', '/app/profile');

/** `/legal/termsofservice` */
export const terms: LegalText = {
  title: 'Terms of Service',
  lead: 'What you can expect of Odysseus, what we expect of you, and what you buy when you buy Expert Access.',
  updated: '2026-11-30',
  sections: [
    {
      id: 'about',
      title: 'About these terms',
      blocks: [
        paragraph('These terms apply between you and the operator of this site:'),
        { kind: 'operator' },
        paragraph(
          'By making an account or buying a pass you accept them. Reading the free guide needs no contract; the sections on accuracy, fair use and liability describe what you can expect of it. Mandatory rights that you have as a consumer always come first, whatever is written here.',
        ),
      ],
    },
    {
      id: 'the-guide',
      title: 'The guide, and how far to trust it',
      blocks: [
        paragraph(
          'Odysseus guides first-time visitors to Europe through the destinations that its menu lists. Much of it is free; the pages marked “Expert” need Expert Access.',
        ),
        paragraph(
          'We check facts before we publish them, name the date of those that change, and correct mistakes that we hear of. Even so, prices, opening hours, lines, closures and entry rules change without notice. Confirm before you go, with the museum, carrier, hotel or authority itself, whatever you could not afford to get wrong: above all visas and entry rules, last trains, tickets with a time, and anything about safety or health.',
        ),
        paragraph(
          'Answers of the assistants called Odysseus are put together by a computer and may be wrong. Live pages depend on what others report. Maps are drawn for finding your way, not for surveying. In an emergency call 112, or 999 in the United Kingdom; this guide is no substitute for that.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        list(
          'You must be at least 16 years old to make an account, and 18 or have a parent’s permission to buy a pass.',
          'You sign in with a link that we mail you, or with a Google account. Whoever can open that mailbox or that account can open yours: look after them.',
          'One account is for one person. You may read on several devices of your own.',
          ['You can end your account at any time with “Delete my account” in ', profile, '.'],
        ),
      ],
    },
    {
      id: 'expert-access',
      title: 'Expert Access',
      blocks: [
        paragraph(
          'Expert Access opens every premium page that is published while your pass runs. Not every city has such pages yet: which there are today, counted by city, stands with the passes, their lengths in days and their prices on the page ',
          link('Expert Access', '/app/checkout'),
          '.',
        ),
        list(
          'A pass is bought once. It does not renew, and there is no subscription to cancel.',
          'It begins on the day on which you pay. If another pass of yours is still running, it begins on the day after that one ends.',
          'Its first and its last day both count, by the calendar of the place where you are.',
          'It belongs to your account, and can’t be sold or passed on.',
          'Premium pages are published as they are finished. A page that is still in preparation says so, and a pass does not open it before it is there. A pass covers whatever is added while it runs.',
        ),
      ],
    },
    {
      id: 'price',
      title: 'Price and payment',
      blocks: [
        paragraph(
          'Prices are in the currency that stands beside them and are totals, taxes included; your bank may add its own fee for another currency. You offer to buy when you confirm the payment, and the contract is made when we confirm it on the page that follows. You pay at once, through Stripe. A payment page that is marked as a test moves no money, and makes no contract of sale.',
        ),
        paragraph(
          'The contract is made in English. Your purchases are part of the file that you can download in ',
          profile,
          '.',
        ),
      ],
    },
    {
      id: 'withdrawal',
      title: 'Your right to withdraw',
      blocks: [
        paragraph(
          'If you are a consumer in the European Economic Area or the United Kingdom, you can withdraw from the purchase of a pass within 14 days of buying it, without giving a reason. It is enough to tell us so clearly, in time, for example by e-mail to ',
          mail(operator.email),
          '. You can use the model below, but need not.',
        ),
        paragraph(
          'By choosing a pass you ask us to begin at once, before those 14 days are over. You do not lose the right to withdraw by that. If you withdraw, we pay back the price without the share of the days that have begun by then: after 3 days of a pass of 30 days, nine tenths of the price. For a pass that has not begun, we pay back all of it. The money goes back the way it came, within 14 days, without any fee, and the pass ends.',
        ),
        paragraph(
          'Model: “I withdraw from my contract for Expert Access, bought on [date], with the account [e-mail address]. [Name, date]”',
        ),
      ],
    },
    {
      id: 'conformity',
      title: 'If something is not as it should be',
      blocks: [
        paragraph(
          'The law gives you a guarantee for digital content and services: what you bought must work, match its description and be kept up to date while your pass runs. If it does not, write to us. We put it right free of charge within a reasonable time; if we can’t, you may have the price reduced, or end the contract and get your money back for the time in which it was not right.',
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        paragraph('Please do not:'),
        list(
          'share an account or its access with others, or get round the premium gate;',
          'copy the guide’s texts, pictures or data on a large scale, by hand or by program, or publish them as your own; quoting a passage with its source is welcome;',
          'flood, probe or disturb the service, or use it to break a law;',
          'make the assistants produce content that is unlawful or that harms others.',
        ),
        paragraph(
          'If you seriously break these rules, we may pause or close your account after telling you why and, where that is reasonable, after a warning. If we close it without your fault, we pay back the rest of your pass.',
        ),
      ],
    },
    {
      id: 'content',
      title: 'Whose content it is',
      blocks: [
        paragraph(
          'Texts, maps, pictures and code of the guide belong to the operator or to those who licensed them to us. You may use them for your own travels, and print or save pages for that. Names and marks of museums, carriers and others belong to them; that we name them means no connection with them.',
        ),
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        paragraph(
          'We want the guide to be there when you stand in the street and need it, but can’t promise that every hour: networks fail, and the site needs care. If premium pages can’t be reached for more than a day by our fault, we extend your pass by the days lost; write to us.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        paragraph(
          'We are liable without limit for intent and gross negligence, for injury to life, body or health, under product liability law, and wherever else the law allows no limit. For slight negligence we are liable only where we break a duty on which the contract rests, and then for the damage that is typical and foreseeable. The same holds for those who work for us.',
        ),
        paragraph(
          'Others answer for themselves: for the services of museums, carriers, hotels and restaurants, and for sites that we link to, those who run them are responsible.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        paragraph(
          'We may change these terms for the future, for instance when the law or the guide changes, and then put a new date at the top of this page. For a pass that is already running, the terms under which you bought it go on, unless a change is only to your advantage or the law demands it.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        paragraph(
          `The contract is governed by ${operator.law}, without the UN Convention on Contracts for the International Sale of Goods. As a consumer you keep the protection of the mandatory law of the country where you live, and may sue and be sued there. Most things are settled by writing to us first; we are not obliged to take part in proceedings before a consumer arbitration board.`,
        ),
        paragraph('If a part of these terms is void, the rest remains.'),
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        paragraph(
          'Write to ',
          mail(operator.email),
          ' or to the address at the top of these terms. How we treat your data is said in the ',
          link('Privacy Policy', '/legal/privacy'),
          '.',
        ),
      ],
    },
  ],
};
