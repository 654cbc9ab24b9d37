import type { Draft, ImportedQuestion } from './draft.ts'
import { FileRefusal } from './draft.ts'
import type { Finding, RowPlace } from './findings.schemas.ts'

type Drafts = AsyncIterable<Draft> | Iterable<Draft>

export async function collectDrafts(drafts: Drafts): Promise<Draft[]> {
  const all: Draft[] = []
  for await (const draft of drafts) all.push(draft)
  return all
}

/** Collects the questions of a file. Throws if there are any findings. */
export async function collectQuestions(drafts: Drafts): Promise<ImportedQuestion[]> {
  const all = await collectDrafts(drafts)
  const findings = all.flatMap((draft) => draft.findings)
  if (findings.length > 0) throw new Error(`Findings: ${JSON.stringify(findings)}`)
  return all.flatMap(({ question }) => question ?? [])
}

/** Returns the finding that rejects a file, with its row. Throws if the file is accepted. */
export async function catchRefusal(drafts: Drafts): Promise<Finding & { row: RowPlace }> {
  try {
    await collectDrafts(drafts)
  } catch (error) {
    if (error instanceof FileRefusal) return { ...error.finding, row: error.row }
    throw error
  }
  throw new Error('The file was accepted')
}
