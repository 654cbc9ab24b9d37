/** The renderer's own texts, in the language of the document. */
export interface PdfWords {
  /** Contains `{{what}}`, which is replaced with one of the names below and the author's description. */
  notShown: string
  /** The note above the source of a figure. */
  figureSource: string
  image: string
  video: string
  audio: string
  drawing: string
  /** The name of another page or program inside the page. */
  embedded: string
}

/** The elements that cannot be drawn, with the keys of their names. */
export const undrawable: Readonly<Record<string, keyof PdfWords>> = {
  img: 'image',
  picture: 'image',
  video: 'video',
  audio: 'audio',
  svg: 'drawing',
  canvas: 'drawing',
  iframe: 'embedded',
  frame: 'embedded',
  object: 'embedded',
  embed: 'embedded',
  applet: 'embedded',
}
