import type { ColorRepresentation } from 'three';

/** How a surface of water looks. */
export interface WaterLook {
  readonly deep: ColorRepresentation;
  /** How far ripples throw the reflection, as a share of the picture's height. */
  readonly ripple: number;
  /** Length of a ripple in metres. */
  readonly wavelength: number;
  /** Share of light mirrored when looked at across (1 is a mirror). */
  readonly mirror: number;
}
