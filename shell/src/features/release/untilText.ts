const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * A moment in the words of the visitor's own clock: the time, with the day where it is not today.
 * @param moment ISO 8601
 */
export function untilText(moment: string, now: Date): string {
  const until = new Date(moment);
  if (Number.isNaN(until.getTime())) return moment;
  return (until.toDateString() === now.toDateString() ? time : dayAndTime).format(until);
}
