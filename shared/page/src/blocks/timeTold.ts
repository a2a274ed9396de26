/** From here on hours are told. */
const longEnough = 90;
const noBreak = '\u00a0';
/** '95', '210 to 240', '27, 32, 48'. */
const minutes = /\d+(?:(?: to | or |, )\d+)*/g;

/**
 * A cell of a column of minutes as travellers say it: '4 h', '5 to 5½ h', '2 h 05 to 2 h 15', '70 min'. Numbers that are told together
 * have one unit, that of the least.
 */
export function timeTold(cell: string): string {
  return cell.replace(minutes, (told) => {
    const numbers = (told.match(/\d+/g) ?? []).map(Number);
    if (Math.min(...numbers) < longEnough) return `${told}${noBreak}min`;
    if (numbers.every((number) => number % 30 === 0))
      return `${told.replace(/\d+/g, (number) => halves(Number(number)))}${noBreak}h`;
    return told.replace(/\d+/g, (number) => hours(Number(number)));
  });
}

function halves(number: number): string {
  return `${Math.floor(number / 60)}${number % 60 === 0 ? '' : '½'}`;
}

function hours(number: number): string {
  const rest = number % 60;
  return `${Math.floor(number / 60)}${noBreak}h${rest === 0 ? '' : `${noBreak}${String(rest).padStart(2, '0')}`}`;
}
