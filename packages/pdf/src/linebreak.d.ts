declare module 'linebreak' {
  /** Finds the line break opportunities of a text according to UAX 14. */
  // biome-ignore lint/style/noDefaultExport: the package's own export
  export default class LineBreaker {
    constructor(text: string)
    /** Returns the next opportunity (a UTF-16 position), or null after the last one, which is the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
