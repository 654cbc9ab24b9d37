import { createHash } from 'node:crypto'
import { parse } from 'yaml'
import { z } from 'zod'
import type { SeedContent, SeedContentItem } from '../../src/seed-library.ts'
import { renderMarkdown, renderPhrase } from '../markdown/markdown.ts'
import { SourceMistakes } from '../source-mistakes.ts'

/** A Markdown file in the folder of its language. */
export interface ContentFile {
  readonly language: string
  /** The file name without extension. */
  readonly slug: string
  readonly text: string
}

const parts = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]+)$/

const headSchema = z.strictObject({ title: z.string().trim().min(1), language: z.string() })

/**
 * Compiles Markdown files to items, sorted by key.
 * @throws SourceMistakes with all mistakes in all files
 */
export function compileContent(files: readonly ContentFile[]): SeedContent {
  const mistakes: string[] = []
  const items: SeedContentItem[] = []
  for (const file of files) {
    const seedKey = `${file.language}/${file.slug}`
    try {
      items.push({ seedKey, ...compileFile(file) })
    } catch (error) {
      mistakes.push(`${seedKey}.md: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (mistakes.length > 0) throw new SourceMistakes(mistakes)
  items.sort((one, other) => (one.seedKey < other.seedKey ? -1 : 1))
  return { checksum: createHash('sha256').update(JSON.stringify(items)).digest('hex'), items }
}

function compileFile({ language, slug, text }: ContentFile): Omit<SeedContentItem, 'seedKey'> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error('the name must be lower-case words joined by hyphens')
  const { head = '', body = '' } = parts.exec(text)?.groups ?? {}
  if (body.trim() === '') throw new Error('must be a head between two lines of ---, then Markdown')
  const known = headSchema.safeParse(parse(head))
  if (!known.success) {
    throw new Error(known.error.issues.map(({ path, message }) => `${path.join('.') || 'head'}: ${message}`).join('; '))
  }
  if (known.data.language !== language) throw new Error(`language: must be its folder's, ${language}`)
  const title = renderPhrase(known.data.title)
  return { title: title.html, titleText: title.text, body: renderMarkdown(body, 'content').html, language }
}
