import type { Heading, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { Block, Guide, GuideCard, Inline, Section } from '../../src/features/guides/guide.ts'
import { toBlocks, toHeading } from './blocks.ts'
import { buildCharts } from './charts.ts'
import type { GuideFile } from './guide-files.ts'
import { Notes } from './notes.ts'

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1),
  description: z.string().min(1),
})

const fileShape = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** The fragment ids of a guide's sections. The sections have this order in every language. */
const sectionIds = {
  exam: ['overview', 'timeline', 'resources'],
  subject: ['what', 'grades', 'year', 'free', 'next'],
} as const

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

function splitFile(source: string) {
  const [, frontMatter, body] = fileShape.exec(source) ?? []
  if (frontMatter === undefined || body === undefined) throw new Error('There is no front matter')
  return { frontMatter: frontMatterSchema.parse(parseYaml(frontMatter)), tree: parser.parse(body) }
}

/** Splits the blocks into sections at the level-2 headings. */
function splitSections({ children }: Root) {
  const intro: RootContent[] = []
  const sections: { title: Heading; nodes: RootContent[] }[] = []
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) sections.push({ title: node, nodes: [] })
    else (sections.at(-1)?.nodes ?? intro).push(node)
  }
  return { intro, sections }
}

/** Compiles a guide. @throws Error that describes the mistake in the guide file */
export function compileGuide(source: string, { place, slug }: Pick<GuideFile, 'place' | 'slug'>): Guide {
  const { frontMatter, tree } = splitFile(source)
  const { intro, sections } = splitSections(tree)
  const ids = place === 'exams' ? sectionIds.exam : sectionIds.subject
  if (sections.length !== ids.length) throw new Error(`There must be ${ids.length} sections, not ${sections.length}`)
  const notes = new Notes()
  return {
    ...frontMatter,
    intro: toBlocks(intro, notes),
    sections: sections.map(({ title, nodes }, index): Section => {
      const id = ids[index] ?? ''
      return { id, title: toHeading(title.children, notes), blocks: toBlocks(nodes, notes) }
    }),
    charts: place === 'exams' ? buildCharts(slug, notes) : [],
    notes: notes.list,
    recorded: notes.recorded,
  }
}

function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'figure') return part.text
      if (part.kind === 'mark') return ''
      if (part.kind === 'yearlyDay') return part.day
      return part.kind === 'date' ? part.from : plainText(part.children)
    })
    .join('')
}

/** Characters that can separate a grade from its text. */
const separator = /^[\s:：,，、;；.。\-–—]+/u

/** Returns the text of each list item about a grade, without the grade at its start. */
function findGrades(blocks: readonly Block[]): string[] {
  const list = blocks.find((block) => block.kind === 'list')
  return (list?.items ?? []).map(([first]) =>
    first?.kind === 'paragraph' ? plainText(first.children.slice(1)).replace(separator, '').trim() : '',
  )
}

export function buildCard(slug: string, guide: Guide): GuideCard {
  const grades = guide.sections.find(({ id }) => id === 'grades')
  return { slug, title: guide.title, summary: guide.summary, grades: grades ? findGrades(grades.blocks) : [] }
}
