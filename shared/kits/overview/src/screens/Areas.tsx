import { pageCopy, Typeset } from '@odysseus/page';
import { anchors } from '../logic/anchors';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Area, Grid, Notes } from './Areas.styles';

export function Areas({ areas }: { readonly areas: CompiledOverview['areas'] }) {
  return (
    <Grid>
      {areas.map((area) => (
        <Area key={area.name} id={anchors.area(area.name)}>
          <h3>{area.name}</h3>
          <p>
            <Typeset text={area.character} />
          </p>
          <Notes>
            <div>
              <dt>{pageCopy.goodFor}</dt>
              <dd>{area.goodFor}</dd>
            </div>
            {area.skipIf ? (
              <div>
                <dt>{pageCopy.skipIf}</dt>
                <dd>{area.skipIf}</dd>
              </div>
            ) : null}
            <div>
              <dt>{pageCopy.stops}</dt>
              <dd>{area.stops}</dd>
            </div>
          </Notes>
        </Area>
      ))}
    </Grid>
  );
}
