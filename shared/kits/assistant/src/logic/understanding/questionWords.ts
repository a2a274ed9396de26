/** Words that questions are asked with: what a typing error is put right to, besides names. */
export const questionWords: readonly string[] = [
  'open', 'opening', 'closed', 'close', 'closes', 'hours', 'today', 'tomorrow', 'tonight', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'weekend', 'morning', 'afternoon', 'evening', 'night',
  'ticket', 'tickets', 'price', 'cheap', 'expensive', 'free', 'booking', 'book', 'reserve', 'reservation', 'reservations', 'station', 'metro', 'airport', 'train', 'route', 'walk', 'directions', 'between',
  'wheelchair', 'accessible', 'elevator', 'children', 'toddler', 'vegetarian', 'vegan', 'gluten', 'halal', 'kosher', 'plan', 'itinerary', 'schedule', 'weather', 'temperature', 'rain', 'event', 'events', 'festival',
  'emergency', 'hospital', 'pharmacy', 'police', 'ambulance', 'passport', 'stolen', 'wallet', 'embassy', 'scam', 'pickpocket', 'pickpockets', 'tipping', 'museum', 'museums', 'restaurant', 'restaurants', 'garden', 'picnic', 'cathedral',
  'compare', 'better', 'instead', 'history', 'address', 'where', 'which', 'about', 'recommend', 'thanks', 'please', 'hello', 'history', 'luggage', 'toilet', 'toilets', 'christmas', 'language', 'phrase', 'breakfast', 'dinner', 'lunch', 'crowded', 'queue', 'nearest', 'fastest', 'budget',
];
