import map from '../vignettes/map.svg';
import stays from '../vignettes/stays.svg';
import passes from '../vignettes/passes.svg';
import metro from '../vignettes/metro.svg';
import architecture from '../vignettes/architecture.svg';
import monuments from '../vignettes/monuments.svg';
import museums from '../vignettes/museums.svg';
import attractions from '../vignettes/attractions.svg';
import nightlife from '../vignettes/nightlife.svg';
import emergency from '../vignettes/emergency.svg';
import assistant from '../vignettes/assistant.svg';
import live from '../vignettes/live.svg';
import story from '../vignettes/story.svg';
import dining from '../vignettes/dining.svg';
import bakery from '../vignettes/bakery.svg';
import coffee from '../vignettes/coffee.svg';
import culture from '../vignettes/culture.svg';
import family from '../vignettes/family.svg';
import green from '../vignettes/green.svg';
import shopping from '../vignettes/shopping.svg';
import budget from '../vignettes/budget.svg';
import gems from '../vignettes/gems.svg';
import pizza from '../vignettes/pizza.svg';
import steak from '../vignettes/steak.svg';
import tea from '../vignettes/tea.svg';
import roast from '../vignettes/roast.svg';
import train from '../vignettes/train.svg';
import holy from '../vignettes/holy.svg';
import overview from '../vignettes/overview.svg';

const vignettes: Readonly<Record<string, string>> = {
  map,
  stays,
  passes,
  metro,
  architecture,
  monuments,
  museums,
  attractions,
  nightlife,
  emergency,
  assistant,
  live,
  story,
  dining,
  bakery,
  coffee,
  culture,
  family,
  green,
  shopping,
  budget,
  gems,
  pizza,
  steak,
  tea,
  roast,
  train,
  holy,
  overview,
};

/** Address of the drawn vignette of a kind of screen; an unknown kind gets the overview's. */
export function vignetteOf(kind: string): string {
  return vignettes[kind] ?? overview;
}
