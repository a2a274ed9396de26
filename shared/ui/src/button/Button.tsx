import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Led, Pressed, Turning, type ButtonLook } from './Button.styles';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonLook;
  /** Shows that the action is under way; the button stays focusable and ignores further presses. */
  readonly busy?: boolean;
}

export function Button({ kind = 'primary', busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <Pressed
      {...rest}
      type={type}
      $look={kind}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Turning aria-hidden="true" /> : null}
      {children}
    </Pressed>
  );
}

interface ButtonLinkProps {
  readonly to: string;
  readonly kind?: ButtonLook;
  readonly className?: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ kind = 'primary', ...rest }: ButtonLinkProps) {
  return <Led {...rest} $look={kind} />;
}
