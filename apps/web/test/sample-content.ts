import type { ContentDocument, ContentItem } from '@pathwise/api/content/content.schemas'
import { type ListContentInput, listContentInputSchema } from '@pathwise/api/content/content.schemas'
import { skillRows } from '@pathwise/planner/data/skills'
import type { Answer, Call } from './calls.ts'

export function sampleItem(change: Partial<ContentItem> = {}): ContentItem {
  return {
    id: 12,
    title: 'Completing the <em>square</em>',
    language: 'en',
    author_id: 'user-7',
    author_name: 'Jiho Kim',
    skills: [],
    updated_at: '2026-11-20T09:00:00.000Z',
    deleted_at: null,
    ...change,
  }
}

export function sampleDocument(change: Partial<ContentDocument> = {}): ContentDocument {
  return {
    ...sampleItem(),
    body: '<p>Half of <strong>b</strong>, squared.</p>',
    version: 3,
    created_at: '2026-11-19T09:00:00.000Z',
    ...change,
  }
}

/** Builds `count` items, newest first. */
export function sampleItems(count: number, change: Partial<ContentItem> = {}): ContentItem[] {
  return Array.from({ length: count }, (_, index) => {
    const id = count - index
    return sampleItem({ id, title: `Item ${id}`, ...change })
  })
}

/** Stubs `content.list` with these items. Filters and paginates them as the server does, and records the inputs. */
export function fakeList(items: readonly ContentItem[]) {
  const asked: ListContentInput[] = []
  const list = ({ input }: Call): Answer => {
    const wanted = listContentInputSchema.parse(input)
    asked.push(wanted)
    const { q, language, subject, skill, limit, after_id = Number.POSITIVE_INFINITY, include_deleted } = wanted
    const data = items
      .filter(({ id, title, deleted_at }) => id < after_id && title.includes(q) && include_deleted === !!deleted_at)
      .filter((item) => language === undefined || item.language === language)
      .filter(({ skills }) => skill === undefined || skills.includes(skill))
      .filter(({ skills }) => !subject || skillRows.some((row) => row.subject === subject && skills.includes(row.id)))
      .slice(0, limit)
    return { data }
  }
  return { list, asked }
}
