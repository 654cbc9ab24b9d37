/** Print colors as PDF operands. Text and check marks have a contrast ratio of at least 4.5:1. */
export const colors = {
  text: '0.09 0.11 0.16',
  quiet: '0.35 0.38 0.44',
  link: '0.05 0.32 0.72',
  code: '0.55 0.1 0.28',
  codeGround: '0.95 0.955 0.965',
  quoteBar: '0.72 0.77 0.86',
  rule: '0.75 0.77 0.82',
  tableLine: '0.72 0.75 0.8',
  tableHead: '0.94 0.95 0.97',
  done: '0 0.42 0.24',
} as const
