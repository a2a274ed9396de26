import { PhoneFold, pageCopy, Typeset } from '@odysseus/page';
import { anchors } from '../logic/anchors';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Area, Grid, Notes } from './Areas.styles';

/** How high so many areas are on a phone at least while each is folded, with a heading over them, in rem. */
export const areasOnPhone = (areas: number): number => 6 + areas * 6;

export function Areas({ areas }: { readonly areas: CompiledOverview['areas'] }) {
  return (
    <Grid>
      {areas.map((area) => (
        <Area key={area.name} id={anchors.area(area.name)}>
          <h3>{area.name}</h3>
          <PhoneFold
            summary={
              <>
                {pageCopy.goodFor}: {area.goodFor}
              </>
            }
          >
            <p>
              <Typeset text={area.character} />
            </p>
            <Notes>
              <div data-told="">
                <dt>{pageCopy.goodFor}</dt>
                <dd>{area.goodFor}</dd>
              </div>
              {area.skipIf ? (
                <div>
                  <dt>{pageCopy.skipIf}</dt>
                  <dd>
                    <Typeset text={area.skipIf} />
                  </dd>
                </div>
              ) : null}
              <div>
                <dt>{pageCopy.stops}</dt>
                <dd>{area.stops}</dd>
              </div>
            </Notes>
          </PhoneFold>
        </Area>
      ))}
    </Grid>
  );
}
