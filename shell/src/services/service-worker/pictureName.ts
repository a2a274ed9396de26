/** Takes a picture's address apart: `/parts/paris/1/assets/hero-paris-small.06e869fc8d.webp`. Of what is no picture the ending is empty. */
export function pictureName(url: string): { readonly stem: string; readonly small: boolean; readonly ending: string } {
  const [, folderAndName = url, small, ending = ''] = /^(.*?)(-small)?\.[\w-]+\.(avif|webp)$/.exec(url) ?? [];
  return { stem: folderAndName, small: small !== undefined, ending };
}

/** Whether a file of a build is a picture. */
export function isPicture(url: string): boolean {
  return pictureName(url).ending !== '';
}
