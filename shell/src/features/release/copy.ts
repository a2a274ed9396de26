/** Words about releases. */
export const releaseCopy = {
  offer: 'A newer version of the guide is ready.',
  update: 'Update now',
  later: 'Later',
  previewLabel: 'Preview',
  preview: (part: string, version: string, until: string) =>
    `Preview of ${part} ${version}, until ${until}. Only you see it.`,
  leave: 'Leave the preview',
} as const;
