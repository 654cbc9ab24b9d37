import { setTimeout } from 'node:timers/promises'
import { writeCsvRow } from '@pathwise/question-formats/table/write-csv-row'
import { writeXlsx } from '@pathwise/question-formats/table/write-xlsx'
import { z } from 'zod'
import { measureLongestResponse } from './bulk-change.ts'
import { type Figure, round } from './report.ts'
import { type Server, signIn, startProduct, withPostgres } from './server.ts'

const questions = 10_000
/** How long to measure response times before the import, for comparison. */
const baselineMs = 3_000
const defaults = 'subject=mathematics&course=Bench&grade_code=G9&difficulty_level=beginner'

function buildRows(prefix: string): string[][] {
  const header = ['legacy_id', 'content_question_mj', 'choice_a', 'choice_b', 'choice_c', 'choice_d', 'answer']
  const rows = Array.from({ length: questions }, (_, index) => [
    `${prefix}-${index}`,
    `<p>A ramp is ${index} cm long and rises by \\(\\frac{${index}}{7}\\) cm. How steep is ramp number ${index * 7}?</p>`,
    ...[1, 2, 3, 4].map((choice) => `\\(${index + choice}\\)`),
    'ABCD'.charAt(index % 4),
  ])
  return [header, ...rows]
}

const lastSchema = z.union([
  z.object({ state: z.literal('checked'), accepted: z.literal(true) }),
  z.object({ state: z.literal('finished'), created: z.literal(questions) }),
])

interface Editor {
  readonly server: Server
  readonly headers: { readonly authorization: string }
}

/** Sends a file. Returns the longest response time of other requests meanwhile, and the duration of the whole request. */
async function send({ server, headers }: Editor, query: string, body: ArrayBuffer | string) {
  const start = performance.now()
  const answer = fetch(`${server.url}/api/admin/questions/import?${defaults}&${query}`, {
    method: 'POST',
    headers: { ...headers, accept: 'application/x-ndjson', 'content-type': 'application/octet-stream' },
    body,
  }).then((response) => response.text())
  const longestResponseMs = await measureLongestResponse(server, answer)
  lastSchema.parse(JSON.parse((await answer).trim().split('\n').at(-1) ?? ''))
  return { longestResponseMs, seconds: (performance.now() - start) / 1000 }
}

/** Measures how long other requests wait during previews and imports of 10,000 questions. */
export async function benchImport(): Promise<Figure[]> {
  const name = `longest wait of another request while ${questions.toLocaleString('en')} questions are`
  return withPostgres(name, async (url) => {
    const server = await startProduct({ DATABASE_URL: url, DEMO: 'on' })
    try {
      const editor = { server, headers: await signIn(server, 'editor') }
      const before = round(await measureLongestResponse(server, setTimeout(baselineMs)))
      const figures: Figure[] = []
      const note = (what: string, { longestResponseMs, seconds }: Awaited<ReturnType<typeof send>>, bar: number) =>
        figures.push({
          name: `${name} ${what}`,
          value: longestResponseMs,
          unit: 'ms',
          bar,
          details: { before, seconds: round(seconds) },
        })
      const csv = buildRows('CSV').map(writeCsvRow).join('')
      const xlsx = writeXlsx(buildRows('XLSX'))
      note('previewed from CSV', await send(editor, 'format=csv&dry_run=1', csv), 100)
      note('previewed from XLSX', await send(editor, 'format=xlsx&dry_run=1', xlsx), 100)
      note('imported from CSV', await send(editor, 'format=csv', csv), 250)
      note('imported from XLSX', await send(editor, 'format=xlsx', xlsx), 250)
      return figures
    } finally {
      await server.stop()
    }
  })
}
