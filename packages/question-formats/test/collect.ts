import type { Draft, ImportedQuestion } from '../src/draft.ts'
import { FileRefusal } from '../src/draft.ts'
import type { Finding, RowPlace } from '../src/findings.schemas.ts'

type Drafts = AsyncIterable<Draft> | Iterable<Draft>

export async function collectDrafts(drafts: Drafts): Promise<Draft[]> {
  const all: Draft[] = []
  for await (const draft of drafts) all.push(draft)
  return all
}

/** Returns the questions read from a file. Throws if the reader reports any findings. */
export async function collectQuestions(drafts: Drafts): Promise<ImportedQuestion[]> {
  const all = await collectDrafts(drafts)
  const findings = all.flatMap((draft) => draft.findings)
  if (findings.length > 0) throw new Error(`Findings: ${JSON.stringify(findings)}`)
  return all.flatMap(({ question }) => question ?? [])
}

/**
 * Returns the finding and the row of the error with which the reader rejects a file. Throws if the reader accepts the
 * file.
 */
export async function catchRefusal(drafts: Drafts): Promise<Finding & { row: RowPlace }> {
  try {
    await collectDrafts(drafts)
  } catch (error) {
    if (error instanceof FileRefusal) return { ...error.finding, row: error.row }
    throw error
  }
  throw new Error('The file was accepted')
}
