import { openDatabase } from '@pathwise/db/client'
import { z } from 'zod'
import { type Figure, median, percentile, round } from './report.ts'
import { type Server, startProduct, withPostgres } from './server.ts'

const name = 'content list of 100,000 items on PostgreSQL'
const items = 100_000
const requests = 300
const pageSize = 20

const listSchema = z.array(z.object({ id: z.int() }))

/**
 * Inserts items with titles in four languages. A tenth are deleted, and one title in 2,000 contains a rare word. A body
 * is about a page long.
 */
async function fill(url: string): Promise<void> {
  const database = await openDatabase(url)
  const { prisma } = database
  try {
    await prisma.$executeRaw`
      WITH made AS (
        SELECT n, (ARRAY['Completing the square', 'Unit circle and radians', '이차함수의 그래프와 판별식', '확률과 통계 정리',
          '光合作用與細胞呼吸', '导数与单调性'])[1 + n % 6] || ' ' || n ||
          CASE WHEN n % 2000 = 0 THEN ' 雪花 snowflake' ELSE '' END AS title
        FROM generate_series(1, ${items}::int) n
      )
      INSERT INTO content_items (title, title_text, title_grams, body, language, deleted_at)
      SELECT title, title, ARRAY(
          SELECT DISTINCT substr(lower(title), place, length)
          FROM generate_series(1, length(title)) AS place, generate_series(1, 2) AS length
        ), '<p>' || repeat('Some words of a body, number ' || n || '. ', 100) || '</p>', 'en',
        CASE WHEN n % 10 = 1 THEN now() END
      FROM made`
    await prisma.$executeRaw`VACUUM ANALYZE content_items`
  } finally {
    await database.close()
  }
}

async function page({ url }: Server, query: string): Promise<number[]> {
  const response = await fetch(`${url}/content?limit=${pageSize}&${query}`)
  return listSchema.parse(await response.json()).map(({ id }) => id)
}

/** Returns the cursor after the given number of pages. */
async function cursorAfter(server: Server, pages: number): Promise<number> {
  let last: number | undefined
  for (let turn = 0; turn < pages; turn++) {
    last = (await page(server, last === undefined ? '' : `after_id=${last}`)).at(-1)
  }
  if (last === undefined) throw new Error('The list is empty')
  return last
}

/** Returns milliseconds per request. Queries alternate, so that a load spike affects all of them. */
async function timed(server: Server, questions: Readonly<Record<string, string>>): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(questions).map((key): [string, number[]] => [key, []]))
  for (let turn = -20; turn < requests; turn++) {
    for (const [key, query] of Object.entries(questions)) {
      const start = performance.now()
      const found = await page(server, query)
      const time = performance.now() - start
      if (found.length === 0 && !key.startsWith('nothing')) throw new Error(`Nothing was found for ${query}`)
      if (turn >= 0) times.get(key)?.push(time)
    }
  }
  return times
}

/** Measures the content list over HTTP, one request at a time. */
export async function benchContentList(): Promise<Figure[]> {
  return withPostgres(name, async (url) => {
    const server = await startProduct({ DATABASE_URL: url, DEMO: 'on' })
    try {
      await fill(url)
      const deep = await cursorAfter(server, 999)
      const times = await timed(server, {
        first: '',
        thousandth: `after_id=${deep}`,
        'frequent word': 'q=circle',
        'frequent word, deep': `q=circle&after_id=${deep}`,
        'rare word': 'q=snowflake',
        'rare word, deep': `q=snowflake&after_id=${deep}`,
        'frequent, of two characters': `q=${encodeURIComponent('함수')}`,
        'rare, of two characters': `q=${encodeURIComponent('雪花')}&after_id=${deep}`,
        'nothing found': 'q=zzzzzz',
        'nothing found, of two characters': 'q=zz',
      })
      return figures(times)
    } finally {
      await server.stop()
    }
  })
}

function figures(times: ReadonlyMap<string, readonly number[]>): Figure[] {
  const of = (key: string) => [...(times.get(key) ?? [])]
  const searches = [...times.keys()].filter((key) => key !== 'first' && key !== 'thousandth')
  return [
    ...['first', 'thousandth'].map((key) => ({
      name: `${name}, ${key} page, p95`,
      value: percentile(of(key), 95),
      unit: 'ms',
      bar: 50,
      details: { median: round(median(of(key))) },
    })),
    {
      name: `${name}, thousandth page against the first, medians`,
      value: median(of('thousandth')) / median(of('first')),
      unit: '×',
      bar: 1.5,
    },
    {
      name: `${name}, slowest search, p95`,
      value: Math.max(...searches.map((key) => percentile(of(key), 95))),
      unit: 'ms',
      bar: 50,
      details: Object.fromEntries(searches.map((key) => [key, round(percentile(of(key), 95))])),
    },
  ]
}
