import type { CompiledOverview } from './compiledOverview';
import { Area, Grid, Notes } from './Areas.styles';
import { overviewCopy } from './copy';

export function Areas({ areas }: { readonly areas: CompiledOverview['areas'] }) {
  return (
    <Grid>
      {areas.map((area) => (
        <Area key={area.name}>
          <h3>{area.name}</h3>
          <p>{area.character}</p>
          <Notes>
            <div>
              <dt>{overviewCopy.goodFor}</dt>
              <dd>{area.goodFor}</dd>
            </div>
            {area.skipIf ? (
              <div>
                <dt>{overviewCopy.skipIf}</dt>
                <dd>{area.skipIf}</dd>
              </div>
            ) : null}
            <div>
              <dt>{overviewCopy.stops}</dt>
              <dd>{area.stops}</dd>
            </div>
          </Notes>
        </Area>
      ))}
    </Grid>
  );
}
