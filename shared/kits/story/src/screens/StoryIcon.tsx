/** Signs of the player, in a square of 24. */
const signs = {
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M6 4.5h4v15H6zM14 4.5h4v15h-4z',
  previous: 'M5 5h3v14H5zM20 5v14L9.5 12z',
  next: 'M16 5h3v14h-3zM4 5v14l10.5-7z',
  again: 'M12 5V1L6.5 6.5 12 12V8a5.5 5.5 0 1 1-5.5 5.5h-3A8.5 8.5 0 1 0 12 5z',
  captions: 'M3 5h18v14H3zM6 10v4h5v-1.6H7.8v-.8H11V10zM13 10v4h5v-1.6h-3.2v-.8H18V10z',
  speech: 'M4 9v6h4l5 4.5v-15L8 9zM15.5 8.5a4.5 4.5 0 0 1 0 7M17.5 5.5a8 8 0 0 1 0 13',
  fullscreen: 'M4 4h6v2.4H6.4V10H4zM14 4h6v6h-2.4V6.4H14zM4 14h2.4v3.6H10V20H4zM17.6 14H20v6h-6v-2.4h3.6z',
} as const;
export type StorySign = keyof typeof signs;

export function StoryIcon({ sign, size = 22 }: { readonly sign: StorySign; readonly size?: number }) {
  const drawn = sign === 'speech';
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      fillRule="evenodd"
    >
      <path
        d={signs[sign]}
        {...(drawn ? { stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round', fill: 'none' } : {})}
      />
    </svg>
  );
}
