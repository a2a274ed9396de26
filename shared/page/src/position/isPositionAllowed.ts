/** Whether the browser tells the position without asking; false where it does not say. */
export async function isPositionAllowed(): Promise<boolean> {
  const { permissions } = navigator as Partial<Navigator>;
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}
