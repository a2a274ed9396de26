import styled from 'styled-components';

export const Card = styled.article`
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);
`;

export const Name = styled.h3`
  margin-bottom: var(--space-1);
  font-size: var(--text-xl);
`;

export const LocalName = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-family: var(--font-display);
  font-style: italic;
`;

export const Where = styled.p`
  /* The pin stands before the first line, however long the words are. */
  padding-left: 1.375rem;
  text-indent: -1.375rem;
  margin-bottom: var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-s);

  svg {
    margin-right: 0.375rem;
    vertical-align: -0.2em;
  }
`;

/** What is read standing up, in the street. */
export const Quick = styled.p`
  margin-bottom: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border-left: 3px solid var(--color-accent);
  background: var(--color-accent-soft);
  font-size: var(--text-s);
  font-weight: 600;
`;

export const Summary = styled.p`
  font-weight: 600;
`;

export const Why = styled.p`
  margin-bottom: var(--space-3);
`;

export const More = styled.details`
  border-top: 1px solid var(--color-border);

  & > summary {
    padding: var(--space-3) 0;
    color: var(--color-accent);
    font-weight: 650;
    cursor: pointer;
  }
`;

export const NoteList = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin: 0 0 var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);
  font-size: var(--text-s);

  dt {
    color: var(--color-accent);
    font-weight: 650;
  }

  dd {
    margin: 0;
  }
`;

export const Actions = styled.div`
  margin-top: var(--space-4);
`;

export const Header = styled.header`
  overflow: hidden;
`;

export const Thumbnail = styled.img`
  float: right;
  width: 6rem;
  height: auto;
  margin: 0 0 var(--space-2) var(--space-3);
  aspect-ratio: 16 / 10;
  border-radius: var(--radius-m);
  object-fit: cover;
`;

export const Figure = styled.figure`
  position: relative;
  margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) var(--space-4);
  overflow: hidden;
  border-radius: var(--radius-l) var(--radius-l) 0 0;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  figcaption {
    position: absolute;
    right: var(--space-2);
    bottom: var(--space-2);
    padding: 0 var(--space-2);
    border-radius: var(--radius-s);
    background: rgb(20 16 28 / 62%);
    color: #ffffff;
    font-size: 0.75rem;
  }
`;
