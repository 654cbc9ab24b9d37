import { parentPort, workerData } from 'node:worker_threads'
import { checkRows } from '@pathwise/api/question-rows'
import { importOptionsSchema } from '@pathwise/api/schemas/question-import'
import { z } from 'zod'

/** What a thread is told that reads one file. */
const workSchema = z.object({ bytes: z.instanceof(Uint8Array), options: importOptionsSchema })

const { bytes, options } = workSchema.parse(workerData)
for await (const rows of checkRows(bytes, options)) parentPort?.postMessage(rows)
// Without this, a thread that ended early would pass for one that had read everything.
parentPort?.postMessage(null)
