export interface RichTextEditorHandle {
  /** Puts the cursor into the text. */
  focus(): void
  /**
   * The text as it would be stored, at this moment; `initialHtml` itself while nothing has been changed.
   * @throws RichTextError for a text beyond the limits of `packages/rich-text`
   */
  html(): string
  /** Puts a formula where the cursor is, and opens its source. */
  insertFormula(latex: string): void
}
