/** Specification, section 2, 'Overlays'. */
export const rotateCopy = {
  title: 'Please Rotate Your Device',
  line: 'This app works best in landscape orientation',
  dismiss: 'Continue upright',
} as const;
