import type { ScreenProps } from '@odysseus/contract';
import type { CompiledPasses } from '@odysseus/passes';
import { PassesScreen } from '@odysseus/passes/screens';
import { isLineAnchor, linesCount, metroSections, type CompiledAround } from '@odysseus/transit';
import { CityPlanner, LinesWithoutScripts, NetworkLines } from '@odysseus/transit/screens';

interface PassesAndLinesScreenProps extends ScreenProps {
  readonly content: CompiledPasses & { readonly around: CompiledAround };
}

/** Passes and tickets of a city whose planner and lines stand on no screen of their own. */
export function PassesAndLinesScreen({ content, ...props }: PassesAndLinesScreenProps) {
  const { around, city } = content;
  const { planner, lines } = metroSections;
  return (
    <PassesScreen
      {...props}
      content={content}
      further={[
        {
          id: 'planner' satisfies keyof typeof metroSections,
          title: planner,
          line: around.line,
          body: <CityPlanner around={around} city={city.key} />,
        },
        {
          id: 'lines' satisfies keyof typeof metroSections,
          title: lines,
          folded: true,
          holds: around.network.lines.length,
          count: linesCount(around.network.lines.length),
          // Two fifths of the page otherwise.
          late: {
            holds: isLineAnchor,
            withoutScripts: <LinesWithoutScripts network={around.network} />,
          },
          body: <NetworkLines network={around.network} />,
        },
      ]}
    />
  );
}
