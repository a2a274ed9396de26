/** The icon set: names that a route or an area may use. A shell that does not know a name yet draws the pin instead. */
export const iconNames = [
  'accessibility', 'arrow-right', 'baby', 'badge-check', 'banknote', 'bath', 'bed', 'bell', 'book-open', 'building', 'building-2', 'bus', 'cake-slice',
  'calendar', 'camera', 'car-taxi-front', 'castle', 'check', 'chevron-down', 'chevron-right', 'church', 'circle-alert', 'clapperboard', 'clock',
  'coffee', 'coins', 'columns', 'compass', 'credit-card', 'croissant', 'cup-soda', 'dumbbell', 'euro', 'external-link', 'eye-off', 'flag', 'footprints',
  'gem', 'globe', 'hand', 'heart', 'hotel', 'house', 'info', 'landmark', 'languages', 'layers', 'life-buoy', 'list', 'lock', 'log-in', 'log-out', 'luggage',
  'mail', 'map', 'map-pin', 'martini', 'menu', 'message-circle', 'minus', 'moon', 'mountain', 'music', 'navigation', 'package', 'palette', 'phone', 'pizza',
  'plane', 'plus', 'radio', 'refresh-cw', 'route', 'ruler', 'scale', 'search', 'shield', 'ship', 'shopping-bag', 'sparkles', 'star', 'store', 'sun', 'sunrise',
  'theater', 'ticket', 'train-front', 'tram-front', 'trash-2', 'trees', 'triangle-alert', 'umbrella', 'user', 'users', 'utensils', 'wallet', 'wine', 'x',
] as const;
export type IconName = (typeof iconNames)[number];
