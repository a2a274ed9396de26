import { Ring, Wait } from './Spinner.styles';

interface SpinnerProps {
  /** What is being waited for; read out, and shown under the ring. */
  readonly label: string;
  /** Covers the whole window. */
  readonly overlay?: boolean;
}

export function Spinner({ label, overlay = false }: SpinnerProps) {
  return (
    <Wait $overlay={overlay} role="status" data-waiting="">
      <Ring aria-hidden="true" />
      <span>{label}</span>
    </Wait>
  );
}
