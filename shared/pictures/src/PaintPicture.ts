/** Renders a picture and returns its RGBA rows, base64. What `page.ts` leaves in a page, and `render.ts` calls there once a page. */
export type PaintPicture = (name: string, width: number, height: number, samples: number) => string;
