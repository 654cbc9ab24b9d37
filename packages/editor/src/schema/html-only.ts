/** Milkdown requires Markdown handlers, but we store HTML and convert pasted Markdown to HTML. */
export const htmlOnly = {
  parseMarkdown: { match: () => false, runner: () => {} },
  toMarkdown: { match: () => false, runner: () => {} },
} as const
