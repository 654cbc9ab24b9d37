/** What the renderer itself says, in the language of the document. */
export interface PdfWords {
  /** With `{{what}}` for the name below and the words that come with the thing. */
  notShown: string
  /** Above the source of a figure. */
  figureSource: string
  image: string
  video: string
  audio: string
  drawing: string
  /** Another page or program within the page. */
  embedded: string
}

/** Elements that hold what cannot be drawn, and what they are called. */
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
