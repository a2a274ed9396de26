import type { Area } from '@odysseus/contract';
import { Icon } from '@odysseus/ui';
import * as S from './CityBar.styles';
import { cityBarCopy as copy } from './copy';

/** Leads to cities in one line, on a page that is of none of them. */
export function CityLine({ areas }: { readonly areas: readonly Area[] }) {
  return (
    <S.Bar aria-label={copy.cities}>
      <S.Line>
        {areas.map(({ key, icon, path, text }) => (
          <li key={key}>
            <S.Entry to={path}>
              <S.Drawing>
                <Icon name={icon} size={18} />
              </S.Drawing>
              <span>{text}</span>
            </S.Entry>
          </li>
        ))}
      </S.Line>
    </S.Bar>
  );
}
