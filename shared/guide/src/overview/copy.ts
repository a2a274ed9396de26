/** Words of the overview's frame; everything about a city stands in its content files. */
export const overviewCopy = {
  illustration: 'Illustration',
  contents: 'On this page',
  checked: (date: string) => `Checked ${date}`,
  confirm: 'Confirm before you go',
  sections: {
    orientation: 'In a minute',
    book: 'Book these today',
    areas: 'Areas and their character',
    arrivals: 'Your first two hours',
    months: 'The year, month by month',
    entry: 'Entry rules',
    screens: 'More of this guide',
  },
  bookLine: 'These sell out first. Book with the official seller: nobody else sells them cheaper.',
  goodFor: 'Good for',
  skipIf: 'Skip if',
  stops: 'Get off at',
  leadTime: 'How far ahead',
  official: 'Official seller',
  arrivalColumns: { mode: 'How', to: 'To', minutes: 'Minutes', fare: 'Fare' },
  firstSteps: 'What to do, in order',
  monthsLine: 'Average daily high and low, days with rain, and hours between sunrise and sunset on the 15th.',
  rainDays: (days: number) => `${days} rainy days`,
  daylight: (hours: number) => `${hours.toLocaleString('en-GB')} h of daylight`,
  sources: 'Sources',
  free: 'Free',
  expert: 'Expert',
  preparation: 'In preparation',
} as const;

export const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;
