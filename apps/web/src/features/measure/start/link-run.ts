import type { RunState } from '@pathwise/api/assessments/assessments.schemas'
import { buildRunId, readTaskKey, sittings } from '../../../lib/sittings.ts'

/** Links a whole-section run to the study plan task in the URL, unless the task is for another section. */
export function linkRunToTask({ id, section, domain }: Pick<RunState, 'domain' | 'id' | 'section'>, search: string) {
  const task = readTaskKey(search)
  const named = new URLSearchParams(search).get('section')
  if (task !== null && domain === null && (named === null || named === section)) {
    sittings.link(buildRunId(id), task, new Date())
  }
}
