/** The LaTeX that the helpers and the slash commands insert. The first one-letter argument is selected. */
export const snippets = {
  fraction: '\\frac{a}{b}',
  root: '\\sqrt{x}',
  sum: '\\sum_{i=1}^{n}',
  integral: '\\int_{a}^{b}',
} as const
