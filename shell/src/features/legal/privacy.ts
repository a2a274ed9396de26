import { link, list, mail, paragraph, type LegalText } from './legalText';
import { operator } from './operator';
import { browserStorage, keptData } from './privacyRecords';

const profile = link('your profile', '/app/profile');

/** `/legal/privacy` */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'What this guide knows about you, why, for how long, and how you see, take or delete it.',
  updated: '2026-11-24',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        list(
          'You can read the whole free guide without an account and without being measured.',
          'With an account we keep your e-mail address, your name, a picture address if Google gives one, and the passes that you bought.',
          'We measure how the guide is used only if you choose “Accept All”, and stop when you change your mind.',
          'Card details never reach us. Your sign-in needs no password, so there is none to lose.',
          ['You can download or delete everything by yourself, at any time, in ', profile, '.'],
          'We sell no data, and show no advertising of others.',
        ),
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        paragraph('The controller in the sense of the General Data Protection Regulation (GDPR) is:'),
        { kind: 'operator' },
        paragraph('Questions about your data go to ', mail(operator.privacyEmail), '. We answer within one month.'),
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, and why',
      blocks: [
        paragraph(
          'Our servers keep the following, in a PostgreSQL database or its embedded equivalent. Nothing here is used to decide about you automatically.',
        ),
        keptData,
      ],
    },
    {
      id: 'your-browser',
      title: 'What your browser keeps',
      blocks: [
        paragraph(
          'The site stores small notes in your browser. The necessary ones do what you ask for, and are allowed without consent (Article 5(3) of the ePrivacy Directive). The others exist only after “Accept All”, and are deleted when you withdraw it. You can also delete all of them in your browser’s settings.',
        ),
        browserStorage,
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics, only if you agree',
      blocks: [
        paragraph(
          'Until you answer the cookie banner, a few events wait in the page’s memory and go nowhere. “Accept Necessary” throws them away: no analytics key, tag, cookie or look-up of your address ever happens. “Accept All” sends them, together with later ones, to our own collector and, where the operator has switched them on, to Google Analytics through Firebase and to Google’s tag for advertising measurement.',
        ),
        paragraph(
          'An event says what happened (a page was viewed, how long it was read, how fast it loaded, that somebody signed in) and in which surroundings: where the visit came from, a random number for the visit, browser, language, screen and window size, kind of device and connection, the page’s address and title, and your account’s number if you are signed in, otherwise “anonymous”. Some kinds of event are only sampled.',
        ),
        paragraph(
          'To leave out the visits of our own team, your browser may ask an address service once for your public IP address and compare it with a short list. The address is neither stored nor sent on by us. This, too, happens only after “Accept All”.',
        ),
        paragraph(
          'You can change your choice here, or with “Cookie Settings” at the foot of every page. Withdrawing consent does not make earlier measuring unlawful.',
        ),
        { kind: 'consentSettings' },
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      blocks: [
        paragraph(
          'Sign-in is done by Firebase Authentication, a service of Google. With an e-mail link, Firebase receives your address and mails you the link. With a Google account, Google tells us your name, your e-mail address and the address of your picture, and learns that you use this site. Firebase keeps your account, the times of your sign-ins and, for protection against abuse, IP addresses.',
        ),
        paragraph(
          'A copy of this site that runs without a Firebase project, for trials, signs people in on its own server instead. It says so where you sign in, and no data leaves that server.',
        ),
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      blocks: [
        paragraph(
          'You pay on a page of Stripe, which is responsible for the payment itself. We tell Stripe which pass you chose and your e-mail address for the receipt. Stripe tells us whether the payment was made, declined, cancelled or paid back. We never see the number of a card.',
        ),
        paragraph(
          'A copy of this site that runs without Stripe shows a payment page of its own, plainly marked as a test. It takes no card details, and no money moves.',
        ),
      ],
    },
    {
      id: 'recipients',
      title: 'Who else receives data',
      blocks: [
        list(
          'Google Ireland Limited: sign-in with Firebase Authentication; with your consent, Google Analytics and Google’s advertising measurement.',
          'Stripe Payments Europe, Limited: payments.',
          `The companies that run our servers, in ${operator.serverLocation}, on our behalf and on our instructions.`,
          'Tax advisers, courts and authorities, where a law obliges us.',
        ),
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers outside the EEA',
      blocks: [
        paragraph(
          `Our own servers stand in ${operator.serverLocation}. Google and Stripe may also process data in the United States. Both take part in the EU-US Data Privacy Framework, for which the European Commission has found the protection adequate (Article 45 GDPR), and have agreed to the Commission’s standard contractual clauses besides (Article 46 GDPR). Write to us if you want a copy.`,
        ),
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        paragraph(
          'You have these rights under the GDPR, and under the UK GDPR if you are in the United Kingdom. Using them costs nothing.',
        ),
        list(
          ['Access and portability: press “Download my data” in ', profile, ' and get everything as a JSON file.'],
          [
            'Erasure: press “Delete my account” in ',
            profile,
            '. Profile, passes, your events and your sign-in go at once; records of purchases stay for the tax office, with nothing in them that says whose they were.',
          ],
          'Rectification: your name and picture come from your Google account and are corrected there; for anything else, write to us.',
          'Restriction and objection: you may ask us to pause processing, and object to what rests on our legitimate interest.',
          'Withdrawal of consent: at any time, with the button under “Analytics” above.',
          'Complaint: to the data protection authority of the place where you live, where you work, or where you think that something went wrong.',
        ),
        paragraph(
          'Nothing obliges you to give us data. Without an e-mail address, though, there can be no account and so no Expert Access.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        paragraph(
          'The guide is for everyone to read. An account is for people of 16 and older. If a child has made one, a parent may write to us, and we delete it. The travellers’ ages that you may enter for fares stay in your browser and are not sent to us.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        paragraph(
          'On its way over the internet everything is encrypted. Every request for your data carries a signed token that expires within the hour, and the server checks it each time. The pages run under a policy that lets no foreign script in. If a breach should put you at risk, we tell you and the authority as the law demands.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        paragraph(
          'When the site changes, so does this page, with a new date at its top. If a change touches what you have agreed to, we ask you again before it takes effect.',
        ),
      ],
    },
  ],
};
