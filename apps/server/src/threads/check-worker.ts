import { parentPort, workerData } from 'node:worker_threads'
import { checkRows } from '@pathwise/api/questions/import/check-file'
import { importOptionsSchema } from '@pathwise/api/questions/import/import.schemas'
import { z } from 'zod'

/** The file to check. Each file is checked in a thread of its own. */
const workSchema = z.object({ bytes: z.instanceof(Uint8Array), options: importOptionsSchema })

const { bytes, options } = workSchema.parse(workerData)
for await (const batch of checkRows(bytes, options)) parentPort?.postMessage(batch)
// Marks the end of the file. If this message is missing, the thread exited early.
parentPort?.postMessage(null)
