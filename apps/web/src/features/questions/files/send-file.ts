import {
  type ImportedRow,
  type ImportMessage,
  type ImportOptions,
  type ImportPreview,
  importMessageSchema,
} from '@pathwise/api/questions/import/import.schemas'
import type { ImportFormat } from '@pathwise/question-formats/findings.schemas'
import { apiBase } from '../../../lib/api-base.ts'
import { sessionFetch } from '../../../lib/session/session-fetch.ts'
import { readLines } from '../read-lines.ts'
import { writeQuery } from './write-query.ts'

/** Thrown when the server reports that it has stored nothing. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
  /** The status of the response, or the reason for which the server ended the import. */
  readonly reason: number | string | undefined

  constructor(reason: number | string | undefined) {
    super(`The server refused the file: ${reason}`)
    this.reason = reason
  }
}

/** Thrown when the file has changed on the device since it was chosen. Nothing has been sent. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

interface Sent {
  readonly file: File
  readonly options: ImportOptions
  readonly signal: AbortSignal
}

const linesType = 'application/x-ndjson'

async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).text()
  } catch (cause) {
    throw new UnreadableFile('The file cannot be read', { cause })
  }
}

async function send({ file, options, signal }: Sent, dryRun: boolean): Promise<Response> {
  await assertReadable(file)
  const query = writeQuery({ ...options, dry_run: dryRun || undefined })
  const response = await sessionFetch(`${apiBase}/admin/questions/import?${query}`, {
    method: 'POST',
    headers: { accept: linesType },
    body: file,
    signal,
  })
  if (response.status >= 500) throw new Error(`The file was answered with ${response.status}`)
  if (!response.ok) throw new FileRefusal(response.status)
  return response
}

type OnProgress = (progress: Extract<ImportMessage, { phase: string }>) => void

/**
 * Reads all messages of a response. Returns the last message, and the rows of all messages in one list.
 * @throws FileRefusal, or another error if the response ends early
 */
async function readMessages(response: Response, onProgress: OnProgress) {
  if (!response.body) throw new Error('The response has no body')
  const rows: ImportedRow[] = []
  for await (const line of readLines(response.body)) {
    const message = importMessageSchema.parse(JSON.parse(line))
    if ('state' in message) {
      if (message.state === 'failed') throw new FileRefusal(message.reason)
      return { end: message, rows }
    }
    if ('phase' in message) onProgress(message)
    else rows.push(...message.rows)
  }
  throw new Error('The response ended early')
}

/**
 * Performs a dry run of an import, and returns the result for each row.
 * @throws FileRefusal, UnreadableFile, or another error if the request fails
 */
export async function previewFile(sent: Sent, onProgress: OnProgress): Promise<ImportPreview> {
  const response = await send(sent, true)
  const { end, rows } = await readMessages(response, onProgress)
  if (end.state !== 'checked') throw new Error('The file was not checked')
  return { accepted: end.accepted, columns: end.columns, findings: end.findings, rows }
}

type ImportEnd = Extract<ImportMessage, { state: 'finished' | 'refused' }>

/**
 * Imports a file. Returns the final message, and the rows that were rejected or had a rejected picture.
 * @throws FileRefusal, UnreadableFile, or another error if it is unknown what was stored
 */
export async function importFile(
  sent: Sent,
  onProgress: OnProgress,
): Promise<{ end: ImportEnd; rows: readonly ImportedRow[] }> {
  const response = await send(sent, false)
  const { end, rows } = await readMessages(response, onProgress)
  if (end.state === 'checked') throw new Error('The file was only checked')
  return { end, rows }
}

const endings: readonly (readonly [RegExp, ImportFormat])[] = [
  [/\.(csv|tsv)$/, 'csv'],
  [/\.xlsx$/, 'xlsx'],
  [/\.(jsonl|ndjson)$/, 'jsonl'],
  [/\.(gift|txt)$/, 'gift'],
  [/\.zip$/, 'qti'],
]

/** The number of bytes at the start of an XML file that are read to distinguish Moodle XML from QTI. */
const beginning = 2_000

/** Guesses a file's format from its extension and, for XML, from its content. Returns undefined if unknown. */
export async function guessFormat(file: File): Promise<ImportFormat | undefined> {
  const name = file.name.toLowerCase()
  if (!name.endsWith('.xml')) return endings.find(([ending]) => ending.test(name))?.[1]
  const head = await file.slice(0, beginning).text()
  return /<quiz\b/.test(head) ? 'moodle_xml' : 'qti'
}
