/** Specification, section 9: the slide-in menu takes over below this width, in pixels. The style sheets repeat it in their media queries. */
export const mobileBreakpoint = 1024;
