import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

/** Requirement numbers of ASVS 5.0, levels 1 and 2, by section. */
const requirements = `
  1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2
  4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3
  6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2
  10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1
  12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3
  15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2
`

const security = read('docs/security.md')

/** Expands a section such as `1.2:4-6,8` to its requirement numbers. */
function expandSection(text: string): string[] {
  const [section = '', parts = ''] = text.split(':')
  return parts.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`)
  })
}

const numbers = requirements.trim().split(/\s+/).flatMap(expandSection)

/** Returns the cells of rows that start with requirement numbers. */
function readRows(): string[][] {
  return security.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return /^\d+\.\d+\.\d+/.test(cells[1] ?? '') ? [cells.slice(1, -1)] : []
  })
}

/** Expands a cell such as `1.2.6, 9.1.1 to 9.2.4` to its requirement numbers. */
function expandCell(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ')
    return numbers.slice(numbers.indexOf(first), numbers.indexOf(last) + 1)
  })
}

const rows = readRows()

describe('docs/security.md', () => {
  it('lists every ASVS requirement of levels 1 and 2 in exactly one row', () => {
    const named = rows.flatMap(([cell = '']) => expandCell(cell))
    expect(named.toSorted()).toEqual(numbers.toSorted())
    expect(numbers).toHaveLength(253)
  })

  it('mentions only existing files in docs/security.md', () => {
    const paths = [...security.matchAll(/`((?:apps|packages|e2e|scripts|docs)\/[\w./-]+)`|\]\(([\w./-]+)\)/g)].map(
      ([, path, link]) => path ?? `docs/${link}`,
    )
    expect(paths.filter((path) => !existsSync(`${root}/${path}`))).toEqual([])
    expect(paths.length).toBeGreaterThan(100)
  })

  it('explains every requirement that is not fully met, and states correct totals', () => {
    const states = rows
      .filter((cells) => cells.length === 4)
      .map(([number, , state, reason]) => ({ number, state, reason }))
    expect(states.filter(({ state, reason }) => state !== 'holds' && (reason ?? '').length < 20)).toEqual([])
    const count = (wanted: string) => states.filter(({ state }) => state === wanted).length
    const text = `${count('holds')} hold, ${count('partly')} hold partly, ${count('not met')} are not met, and ${253 - states.length} do not apply`
    expect(security.replaceAll('\n', ' ')).toContain(text)
  })
})

/** Tables and enums without personal data. */
const tablesWithoutPeople = [
  'question_pictures',
  'content_pictures',
  'export_state',
  'item_parameters',
  'question_blocks',
  'question_lint',
  'question_search',
  'question_twins',
  'seed_state',
  'settings',
  'stripe_events',
  'failed_stripe_events',
  'role',
  'study_status',
]

it('documents every table with personal data in docs/privacy.md', () => {
  const tables = [...read('packages/db/prisma/schema.prisma').matchAll(/@@map\("(\w+)"\)/g)].map(
    ([, name]) => name ?? '',
  )
  const named = [...read('docs/privacy.md').matchAll(/`(\w+)`/g)].map(([, name]) => name)
  const known = [...tablesWithoutPeople, ...named]
  expect(tables.filter((name) => !known.includes(name))).toEqual([])
})
