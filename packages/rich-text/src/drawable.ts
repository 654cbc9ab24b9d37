import { readGroup, readOption, toTextCommand } from './latex-source.ts'

/**
 * The parts that a formula must not contain: a link to a URL, an image, or a command that sets attributes of page
 * elements.
 */
export type RefusedPart = 'link' | 'image' | 'attribute'

interface Rewriting {
  refuses?: RefusedPart
  /** @returns LaTeX that KaTeX can render, and the index after the source it replaces */
  rewrite: (source: string, from: number) => { latex: string; end: number } | undefined
}

/** Drops the first argument and keeps the second, which is the only visible one. */
function dropFirst(source: string, from: number) {
  const first = readGroup(source, from)
  return first && /^\s*[^\s}&]/.test(source.slice(first.end, first.end + 100))
    ? { latex: '', end: first.end }
    : undefined
}

const rewritings: Readonly<Record<string, Rewriting>> = {
  href: { refuses: 'link', rewrite: dropFirst },
  url: {
    refuses: 'link',
    rewrite: (source, from) => {
      const address = readGroup(source, from)
      return address && { latex: toTextCommand(address.content), end: address.end }
    },
  },
  includegraphics: {
    refuses: 'image',
    rewrite: (source, from) => {
      const option = readOption(source, from)
      const name = readGroup(source, option?.end ?? from)
      const words = /(?:^|,)\s*alt=([^,]+)/.exec(option?.content ?? '')?.[1]?.trim()
      return name && { latex: toTextCommand(words ?? name.content), end: name.end }
    },
  },
  htmlId: { refuses: 'attribute', rewrite: dropFirst },
  htmlClass: { refuses: 'attribute', rewrite: dropFirst },
  htmlStyle: { refuses: 'attribute', rewrite: dropFirst },
  htmlData: { refuses: 'attribute', rewrite: dropFirst },
  // KaTeX does not support cells that span columns, so empty cells are added after the content.
  multicolumn: {
    rewrite: (source, from) => {
      const count = readGroup(source, from)
      const column = count && readGroup(source, count.end)
      const cell = column && readGroup(source, column.end)
      const columns = Number(count?.content)
      if (!cell || !(columns >= 1 && columns <= mostColumns)) return undefined
      return { latex: `{${cell.content}}${' &'.repeat(columns - 1)}`, end: cell.end }
    },
  },
  begin: {
    rewrite: (source, from) => {
      const name = readGroup(source, from)
      if (name && /^eqnarray\*?$/.test(name.content)) return { latex: '\\begin{array}{rcl}', end: name.end }
      if (name?.content !== 'array') return undefined
      const position = readOption(source, name.end)
      const columns = readGroup(source, position?.end ?? name.end)
      return columns && { latex: `\\begin{array}{${plainColumns(columns.content)}}`, end: columns.end }
    },
  },
  end: {
    rewrite: (source, from) => {
      const name = readGroup(source, from)
      return name && /^eqnarray\*?$/.test(name.content) ? { latex: '\\end{array}', end: name.end } : undefined
    },
  },
}

const mostColumns = 50

/** Removes column separators and paragraph widths from an array's column specification. */
function plainColumns(columns: string): string {
  return columns
    .replaceAll(/[@!<>]\s*\{[^{}]*\}/g, '')
    .replaceAll(/[pmb]\s*\{[^{}]*\}/g, 'l')
    .replaceAll(/\*\s*\{(\d{1,2})\}\s*\{([lcr|\s]{1,9})\}/g, (_all, count: string, repeated: string) =>
      repeated.repeat(Math.min(Number(count), mostColumns)),
    )
}

const commands = new RegExp(`\\\\(?:(${Object.keys(rewritings).join('|')})(?![A-Za-z])|[\\s\\S])`, 'g')

/**
 * Rewrites LaTeX so that KaTeX can render it. Links and images become text (KaTeX would show only the command name).
 * Unsupported table environments become `array`.
 */
export function toDrawable(latex: string): string {
  return rewriteLatex(latex).latex
}

export function listRefusedParts(latex: string): RefusedPart[] {
  return rewriteLatex(latex).refused
}

function rewriteLatex(latex: string): { latex: string; refused: RefusedPart[] } {
  const refused = new Set<RefusedPart>()
  let result = ''
  let position = 0
  for (const { 0: matched, 1: name, index } of latex.matchAll(commands)) {
    if (name === undefined || index < position) continue
    const { refuses, rewrite } = rewritings[name] ?? {}
    const rewritten = rewrite?.(latex, index + matched.length)
    if (!rewritten) continue
    if (refuses) refused.add(refuses)
    result += latex.slice(position, index) + rewritten.latex
    position = rewritten.end
  }
  return { latex: result + latex.slice(position), refused: [...refused] }
}
