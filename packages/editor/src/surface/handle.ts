export interface RichTextEditorHandle {
  /** Focuses the text. */
  focus(): void
  /**
   * Returns the current text as stored HTML, or `initialHtml` itself if no change can be undone.
   * @throws RichTextError for a text beyond the limits of `packages/rich-text`
   */
  html(): string
  /** Inserts a formula at the cursor and opens its source. */
  insertFormula(latex: string): void
}
