/** What people want to eat: a wish for it is one for a table, a counter or a stall, not for whatever else has the word. */
export const dishes: ReadonlySet<string> = new Set([
  'soup', 'crepe', 'crepes', 'galette', 'galettes', 'steak', 'frites', 'fries', 'escargot', 'escargots', 'snails', 'fondue', 'raclette', 'souffle', 'couscous', 'tagine', 'falafel', 'ramen', 'sushi', 'noodles', 'pizza', 'burger', 'burgers', 'sandwich', 'sandwiches', 'confit', 'duck', 'tartare', 'cassoulet', 'bouillabaisse', 'pho', 'dumplings', 'tacos', 'curry', 'cheese', 'charcuterie', 'foie', 'omelette', 'omelettes', 'quiche', 'pasta', 'sauerkraut', 'choucroute', 'mussels', 'fish', 'meat', 'offal', 'pancakes', 'waffles', 'dosa', 'dosas', 'kebab', 'tapas', 'profiteroles', 'tarte', 'tart',
]);
/** Products by which a kind of place is asked for: those that tell of them come first. */
export const products: ReadonlySet<string> = new Set(['croissant', 'croissants', 'baguette', 'baguettes', 'bread', 'viennoiserie', 'brioche', 'eclair', 'eclairs', 'cake', 'beer', 'brunch', 'breakfast', 'oyster', 'oysters', 'espresso', 'souvenir', 'souvenirs']);
