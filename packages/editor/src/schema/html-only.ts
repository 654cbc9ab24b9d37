/** Milkdown asks each node and mark for its Markdown. Ours is stored as HTML, and Markdown reaches it as HTML. */
export const htmlOnly = {
  parseMarkdown: { match: () => false, runner: () => {} },
  toMarkdown: { match: () => false, runner: () => {} },
} as const
