import { z } from 'zod'
import { setSchema } from './practice/student.ts'
import { type Figure, round } from './report.ts'
import { sumResidentBytes } from './scale/process-tree.ts'
import { context } from './scale/student-goal.ts'
import { type Server, signIn, startProduct, withPostgres } from './server.ts'
import { buildStudySheet } from './study-sheet.ts'

const sampleEveryMs = 50
const sheets = 20
/** Sets MALLOC_ARENA_MAX as the systemd unit and the Docker image in `deploy` do. */
const environment = { MALLOC_ARENA_MAX: '1', DEMO: 'on' }

const createdSchema = z.object({ id: z.int() })

/** Samples the memory of a server and its child processes, until `stop` is called. */
function watchMemory({ pid }: Server): { stop: () => number } {
  let most = 0
  const sample = () => {
    most = Math.max(most, sumResidentBytes(pid))
  }
  const timer = setInterval(sample, sampleEveryMs)
  return {
    stop: () => {
      clearInterval(timer)
      sample()
      return most / 2 ** 20
    },
  }
}

/** Opens the start page, makes a report, opens a set and answers in it, and exports one PDF and a small ZIP. */
async function visit(server: Server): Promise<void> {
  const headers = await signIn(server, 'editor')
  async function ask(path: string, body?: object): Promise<Response> {
    const response = await fetch(`${server.url}${path}`, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
    return response
  }
  const readAll = async (path: string, body?: object) => (await ask(path, body)).arrayBuffer()

  await readAll('/')
  await readAll('/api/trpc/diagnostics.run', { context })
  const set = await ask('/api/practice/sets', { kind: 'skill', skill: 'math.quadratics', count: 10 })
  for (const { id } of setSchema.parse(await set.json()).problems) await readAll(`/api/practice/${id}`)
  const ids: number[] = []
  for (let number = 1; number <= sheets; number++) {
    const { title, html, language } = buildStudySheet(number)
    ids.push(createdSchema.parse(await (await ask('/api/content', { title, body: html, language })).json()).id)
  }
  const { title, html, language } = buildStudySheet(sheets + 1)
  await readAll('/api/export/draft', { title, body: html, language })
  await readAll(`/export/zip?ids=${ids.join(',')}&fmt=pdf`)
}

async function measureVisit(name: string, settings: Readonly<Record<string, string>>): Promise<Figure> {
  const server = await startProduct({ ...environment, ...settings })
  try {
    const memory = watchMemory(server)
    await visit(server)
    const sampled = memory.stop()
    // The operating system reports the exact peak of the server's process. The samples include child processes, but may
    // miss a short peak.
    const value = Math.max(sampled, await server.peakMegabytes())
    return {
      ...{ name: `a smoke journey in one gigabyte, ${name}`, value, unit: 'MiB', bar: 1_024 },
      details: { sampled: round(sampled) },
    }
  } finally {
    await server.stop()
  }
}

/**
 * Measures the peak of the server's process tree during a short journey. Samples the memory instead of limiting it,
 * because a limit needs a control group, and Node reserves too much address space for `ulimit -v`. Takes a minute.
 */
export async function benchOneGigabyte(): Promise<Figure[]> {
  return [
    await measureVisit('embedded', {}),
    ...(await withPostgres('a smoke journey in one gigabyte, PostgreSQL', async (url) => [
      await measureVisit('PostgreSQL', { DATABASE_URL: url }),
    ])),
  ]
}
