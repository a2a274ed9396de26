import { spokenOnly } from '@odysseus/ui';
import styled from 'styled-components';

export const Spoken = styled.div`
  ${spokenOnly}
`;
