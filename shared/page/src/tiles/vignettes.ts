import { drawingNamed, type Place, type SharingKind } from '@odysseus/model';
import map from '../vignettes/map.svg';
import stays from '../vignettes/stays.svg';
import guesthouse from '../vignettes/guesthouse.svg';
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
import church from '../vignettes/church.svg';
import basilica from '../vignettes/basilica.svg';
import garden from '../vignettes/garden.svg';
import viewpoint from '../vignettes/viewpoint.svg';
import street from '../vignettes/street.svg';
import square from '../vignettes/square.svg';
import market from '../vignettes/market.svg';
import passage from '../vignettes/passage.svg';
import bar from '../vignettes/bar.svg';
import theatre from '../vignettes/theatre.svg';
import cemetery from '../vignettes/cemetery.svg';
import library from '../vignettes/library.svg';
import bridge from '../vignettes/bridge.svg';
import ruin from '../vignettes/ruin.svg';
import house from '../vignettes/house.svg';
import neighbourhood from '../vignettes/neighbourhood.svg';
import water from '../vignettes/water.svg';
import service from '../vignettes/service.svg';

const vignettes: Readonly<Record<string, string>> = {
  map,
  stays,
  guesthouse,
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
  church,
  basilica,
  garden,
  viewpoint,
  street,
  square,
  market,
  passage,
  bar,
  theatre,
  cemetery,
  library,
  bridge,
  ruin,
  house,
  neighbourhood,
  water,
  service,
} satisfies Readonly<Record<Exclude<Place['kind'] | NonNullable<Place['vignette']>, SharingKind>, string>> &
  Readonly<Record<string, string>>;

/** Address of the drawn vignette of a kind of screen or of place; an unknown kind gets the overview's. */
export function vignetteOf(kind: string): string {
  return vignettes[drawingNamed(kind)] ?? overview;
}
