/** Colours of streets by the minutes in which they are reached, on a light map and on a dark one. */
export const reachColours = {
  light: { 5: '#12336e', 10: '#1f5fbf', 15: '#3775c8' },
  dark: { 5: '#e3eeff', 10: '#8fbaff', 15: '#5f93e0' },
} as const;
