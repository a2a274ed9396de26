/** A sky in words, from the World Meteorological Organization's code as forecasts use it. */
export function skyWords(code: number): string {
  if (code === 0) return 'clear';
  if (code <= 2) return 'some cloud';
  if (code === 3) return 'overcast';
  if (code === 45 || code === 48) return 'fog';
  if (code >= 51 && code <= 57) return 'drizzle';
  if (code >= 61 && code <= 67) return 'rain';
  if (code >= 71 && code <= 77) return 'snow';
  if (code >= 80 && code <= 82) return 'showers';
  if (code === 85 || code === 86) return 'snow showers';
  if (code >= 95) return 'thunderstorm';
  return 'cloudy';
}
