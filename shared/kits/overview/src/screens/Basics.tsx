import type { RouteData } from '@odysseus/contract';
import { HowKnown, RouteBadges, Typeset } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Icon, useOpenByFragment } from '@odysseus/ui';
import { anchors } from '../logic/anchors';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Entry, Inner, List, More, Phrases, Points, Quick, Say, Summary, Title } from './Basics.styles';

type Basic = NonNullable<CompiledOverview['basics']>[number];

interface BasicsProps {
  readonly basics: readonly Basic[];
  /** ISO 639, of the phrases. */
  readonly language: string;
  readonly siblings: readonly RouteData[];
}

/** How high so many lines are at least while each is folded, with a heading over them, in rem. */
export const basicsHeight = (basics: number): { phoneHeight: number; height: number } => ({
  phoneHeight: 5 + basics * 5,
  height: 4 + basics * 2.5,
});

/** What is needed standing up: a line each, and the rest folded below it. */
export function Basics({ basics, language, siblings }: BasicsProps) {
  const list = useOpenByFragment();
  return (
    <List ref={list}>
      {basics.map((basic) => (
        <Entry key={basic.key}>
          <Summary>
            <Icon name={basic.icon} size={22} />
            <Title>{basic.title}</Title>
            <Quick>
              <Typeset text={basic.quick} />
            </Quick>
          </Summary>
          <Inner id={anchors.basic(basic.key)}>
            <Points>
              {basic.points.map((point) => (
                <li key={point}>
                  <Typeset text={point} />
                </li>
              ))}
            </Points>
            {basic.phrases ? <PhraseList phrases={basic.phrases} language={language} /> : null}
            {basic.more ? <ReadMore more={basic.more} siblings={siblings} /> : null}
            <HowKnown known={basic.known} links={basic.links} />
          </Inner>
        </Entry>
      ))}
    </List>
  );
}

function PhraseList({
  phrases,
  language,
}: {
  readonly phrases: NonNullable<Basic['phrases']>;
  readonly language: string;
}) {
  return (
    <Phrases>
      {phrases.map(({ local, say, means }) => (
        <div key={local}>
          <dt lang={language}>{local}</dt>
          <dd>
            <Say>{say}</Say> {means}
          </dd>
        </div>
      ))}
    </Phrases>
  );
}

function ReadMore({
  more: { text, path },
  siblings,
}: Pick<BasicsProps, 'siblings'> & { readonly more: NonNullable<Basic['more']> }) {
  const route = siblings.find((candidate) => candidate.path === path);
  return (
    <More>
      <Link to={path}>{text}</Link> {route ? <RouteBadges route={route} /> : null}
    </More>
  );
}
