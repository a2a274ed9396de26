import { Button } from '@odysseus/ui';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { dayText, sizeText } from './amounts';
import type { CityKeeping } from './cityKeeping';
import { offlineCopy as copy } from './copy';
import { Actions, Amount, Bar, Card, CardIcon, Column, Status, Title } from './Offline.styles';

interface KeepCityCardProps {
  /** `Paris` */
  readonly city: string;
  readonly keeping: CityKeeping;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** Offers to keep a destination on the device, shows how that goes, and what is kept. */
export function KeepCityCard({ city, keeping, onKeep, onCancel, onRemove }: KeepCityCardProps) {
  const title = useId();
  const card = useFocusWithin(keeping.state);
  if (keeping.state === 'unknown') return null;
  return (
    <Card ref={card} aria-labelledby={title}>
      <CardIcon name="package" size={28} />
      <Column>
        <Title id={title}>{copy.title(city)}</Title>
        <Words city={city} keeping={keeping} />
        <Status role="status">{statusOf(city, keeping)}</Status>
      </Column>
      <Actions>
        {keeping.state === 'offered' ? (
          <Button kind="secondary" onClick={onKeep}>
            {copy.keep(city)}
          </Button>
        ) : null}
        {keeping.state === 'keeping' ? (
          <Button kind="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        ) : null}
        {keeping.state === 'kept' && keeping.update !== undefined ? (
          <Button kind="secondary" onClick={onKeep}>
            {copy.update(sizeText(keeping.update))}
          </Button>
        ) : null}
        {keeping.state === 'kept' ? (
          <Button kind="quiet" onClick={onRemove}>
            {copy.remove}
          </Button>
        ) : null}
      </Actions>
    </Card>
  );
}

function Words({ city, keeping }: { readonly city: string; readonly keeping: CityKeeping }): ReactNode {
  switch (keeping.state) {
    case 'unknown':
      return null;
    case 'offered':
      return (
        <p>
          {copy.line} {copy.size(sizeText(keeping.missing))}
        </p>
      );
    case 'keeping':
      return <Progress city={city} done={keeping.done} total={keeping.total} />;
    case 'kept':
      return (
        <p>
          {copy.kept(dayText(keeping.at))} · {copy.keptSize(sizeText(keeping.bytes))}{' '}
          {keeping.update === undefined ? null : copy.newer}
        </p>
      );
  }
}

/** Percent; a bar without a value says that the amount is not known yet. */
function Progress({
  city,
  done,
  total,
}: {
  readonly city: string;
  readonly done: number | undefined;
  readonly total: number | undefined;
}) {
  const known = done !== undefined && total !== undefined && total > 0;
  return (
    <>
      <Bar aria-label={copy.keeping(city)} {...(known ? { max: 100, value: Math.round((done / total) * 100) } : {})} />
      <Amount>{known ? copy.progress(sizeText(done), sizeText(total)) : copy.keeping(city)}</Amount>
    </>
  );
}

function statusOf(city: string, keeping: CityKeeping): string | null {
  switch (keeping.state) {
    case 'keeping':
      return null;
    case 'offered':
      return keeping.trouble ? copy.failed[keeping.trouble](city) : keeping.removed ? copy.removed(city) : null;
    case 'kept':
      return keeping.trouble ? copy.failed[keeping.trouble](city) : keeping.fresh ? copy.done(city) : null;
    case 'unknown':
      return null;
  }
}

/** The button that was pressed goes with its state: the focus must not go with it. */
function useFocusWithin(state: CityKeeping['state']) {
  const card = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = (): void => {
      // A button that has just been taken away leaves the focus with nobody.
      if (document.activeElement !== document.body)
        hadFocus.current = card.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [state]);
  return card;
}
