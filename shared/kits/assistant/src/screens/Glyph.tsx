/** Signs of this screen alone, drawn on a grid of 24 like the site's icons. */
const drawings = {
  send: 'M12 19V5M5.5 11.5 12 5l6.5 6.5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  up: 'M7 11v9H4v-9zm0 0 4-7c1.7 0 2.6 1 2.3 2.7L12.8 10H18a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H7',
  down: 'M17 13V4h3v9zm0 0-4 7c-1.7 0-2.6-1-2.3-2.7l.5-3.3H6a2 2 0 0 1-2-2.4l1.2-6A2 2 0 0 1 7.2 4H17',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  pen: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
} as const;

interface GlyphProps {
  readonly name: keyof typeof drawings | 'stop';
  /** Pixels. */
  readonly size?: number;
}

/** A decorative sign: what it means is also said in text. */
export function Glyph({ name, size = 20 }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {name === 'stop' ? (
        <rect x={6.5} y={6.5} width={11} height={11} rx={2} fill="currentColor" />
      ) : (
        <path d={drawings[name]} />
      )}
    </svg>
  );
}
