declare module 'linebreak' {
  /** Finds where UAX 14 lets a line of text break. */
  // biome-ignore lint/style/noDefaultExport: the package's own export
  export default class LineBreaker {
    constructor(text: string)
    /** The next place (a UTF-16 position); null after the last, which is the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
