import type { Revision } from '@pathwise/api/questions/revisions.schemas'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { isSameText } from '../editor/question-text.ts'
import type { QuestionProblem, QuestionSaveState } from '../editor/use-question-document.ts'
import type { ChannelError, ChannelRequest, Outcome } from './messages.ts'
import type { OpenQuestion, QuestionRegistry } from './question-registry.ts'

interface Deps {
  readonly registry: QuestionRegistry
  readonly goTo: (id: number) => void
  readonly revision: (id: number, number: number) => Promise<Revision>
}

const refusals = {
  failed: 'failed',
  gone: 'not_found',
  idTaken: 'legacy_id_taken',
  invalid: 'invalid',
  other: 'conflict',
  tooLarge: 'too_large',
} as const satisfies Record<QuestionProblem['kind'], ChannelError>

/** Handles a request from the host page. Resolves with an error code if the request fails. */
export async function handleRequest(request: ChannelRequest, deps: Deps): Promise<Outcome> {
  if (request.action === 'loadProblem') return load(request.problemId, deps)
  const open = deps.registry.open()
  if (!open) return { error: 'no_problem' }
  switch (request.action) {
    case 'saveProblem':
      return save(open)
    case 'previewProblem':
      return preview(open)
    case 'compareWithOriginal':
      return compare(open, request.revision, deps)
  }
}

async function load(id: number, { registry, goTo }: Deps): Promise<Outcome> {
  const before = registry.open()
  if (before?.id === id) return { problemId: id, problem: before.question }
  if (before?.busy) return { error: 'busy' }
  if (before?.dirty) return { error: 'unsaved_changes' }
  const opened = registry.whenOpen(id)
  goTo(id)
  const open = await opened
  return 'error' in open ? open : { problemId: id, problem: open.question }
}

async function save(open: OpenQuestion): Promise<Outcome> {
  if (open.question.deleted_at) return { error: 'archived' }
  if (open.busy) return { error: 'busy' }
  return toOutcome(open.id, await open.save())
}

function toOutcome(problemId: number, state: QuestionSaveState): Outcome {
  switch (state.kind) {
    case 'saved':
      return { problemId, problem: state.stored }
    case 'conflict':
      return { error: 'conflict' }
    case 'problem': {
      const { problem } = state
      return { error: refusals[problem.kind], ...(problem.kind === 'invalid' && { fields: problem.fields }) }
    }
    case 'idle':
    case 'saving':
      return { error: 'busy' }
  }
}

function preview(open: OpenQuestion): Outcome {
  if (open.busy) return { error: 'busy' }
  open.look('preview')
  return { problemId: open.id, problem: open.text() }
}

async function compare(open: OpenQuestion, revision: number, deps: Deps): Promise<Outcome> {
  if (open.busy) return { error: 'busy' }
  try {
    const { content } = await deps.revision(open.id, revision)
    open.look('compare', revision)
    return { problemId: open.id, revision, changed: !isSameText(content, open.text()) }
  } catch (error) {
    return { error: toApiFailure(error).status === 404 ? 'not_found' : 'failed' }
  }
}
