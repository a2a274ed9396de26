import type { ReactNode, Ref } from 'react';
import { Body, Box, Sign, Title, type NoticeTone } from './Notice.styles';

const iconOf: Record<NoticeTone, string> = {
  info: 'info',
  success: 'check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader; `status` waits; absent stays silent. */
  readonly role?: 'alert' | 'status';
  readonly ref?: Ref<HTMLDivElement>;
  readonly tabIndex?: number;
}

/** A boxed message: tone is said by icon and words, never by colour alone. */
export function Notice({ tone = 'info', title, children, role, ref, tabIndex }: NoticeProps) {
  return (
    <Box $tone={tone} role={role} ref={ref} tabIndex={tabIndex}>
      <Sign name={iconOf[tone]} />
      <Body>
        {title ? <Title>{title}</Title> : null}
        {children}
      </Body>
    </Box>
  );
}
