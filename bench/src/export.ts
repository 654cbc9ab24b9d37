import { z } from 'zod'
import { type Figure, round } from './report.ts'
import { type Server, signIn, startProduct } from './server.ts'
import { buildStudySheet } from './study-sheet.ts'

const few = 50
const many = 500

const createdSchema = z.object({ id: z.number() })

async function post(url: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

interface Run {
  readonly headersMilliseconds: number
  readonly seconds: number
  readonly megabytes: number
}

/** Reads the ZIP file in chunks without storing them, like a browser that writes them to disk. */
async function exportItems({ url }: Server, ids: readonly number[], headers: { authorization: string }): Promise<Run> {
  const start = performance.now()
  const response = await fetch(`${url}/export/zip?ids=${ids.join(',')}&fmt=pdf`, { headers })
  const headersMilliseconds = performance.now() - start
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`)
  let bytes = 0
  for await (const chunk of response.body) bytes += chunk.length
  return { headersMilliseconds, seconds: (performance.now() - start) / 1000, megabytes: bytes / 2 ** 20 }
}

/**
 * Measures response time, memory and throughput of a ZIP export with 500 PDFs, and compares its memory with an export
 * of 50 PDFs.
 */
export async function benchExport(): Promise<Figure[]> {
  const server = await startProduct()
  try {
    const headers = await signIn(server, 'editor')
    const ids: number[] = []
    for (let number = 1; number <= many; number++) {
      const { title, html, language } = buildStudySheet(number)
      ids.push(
        createdSchema.parse(await post(`${server.url}/api/content`, { title, body: html, language }, headers)).id,
      )
    }
    // The first export also starts the renderers, so the longest time to the response headers includes their start.
    const runs = [await exportItems(server, ids.slice(0, few), headers)]
    runs.push(await exportItems(server, ids.slice(0, few), headers))
    const peakOfFew = await server.peakMegabytes()
    const cpuOfFew = await server.cpuSeconds()
    const long = await exportItems(server, ids, headers)
    const peakOfMany = await server.peakMegabytes()
    const slowest = Math.max(long.headersMilliseconds, ...runs.map((run) => run.headersMilliseconds))
    const zip = `a ZIP of ${many} PDFs`
    return [
      { name: `${zip}: headers`, value: slowest, unit: 'ms', bar: 20 },
      {
        name: `${zip}: peak memory above that of ${few}`,
        value: peakOfMany - peakOfFew,
        unit: 'MB',
        bar: 200,
        details: { zip: Math.round(long.megabytes) },
      },
      { name: `${zip}: peak memory of server and renderers`, value: peakOfMany, unit: 'MB', bar: 450 },
      {
        name: `${zip}: duration, two renderers`,
        value: long.seconds,
        unit: 's',
        bar: 4,
        details: { cpuSeconds: round((await server.cpuSeconds()) - cpuOfFew) },
      },
    ]
  } finally {
    await server.stop()
  }
}
