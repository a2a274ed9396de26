import classes from './Spinner.module.css';

interface SpinnerProps {
  /** What is being waited for; read out, and shown under the ring. */
  readonly label: string;
  /** Covers the whole window. */
  readonly overlay?: boolean;
}

export function Spinner({ label, overlay = false }: SpinnerProps) {
  return (
    <div className={overlay ? classes['overlay'] : classes['inline']} role="status">
      <span className={classes['ring']} aria-hidden="true" />
      <span className={classes['label']}>{label}</span>
    </div>
  );
}
