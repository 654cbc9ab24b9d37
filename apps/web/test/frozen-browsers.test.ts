// @vitest-environment jsdom
import { frozenBrowsers } from '@pathwise/testing/frozen-browsers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDraftStore as openContentDraft } from '../src/features/content/edit/use-content-document.ts'
import { openDraftStore as openQuestionDraft } from '../src/features/questions/editor/question-text.ts'
import { createSavedPlansStore } from '../src/features/strategy/saved/store.ts'
import { madeShares } from '../src/features/strategy/shares/made-shares.ts'
import { createFollowedPlanStore } from '../src/features/strategy/study-plan/model/followed-plan-store.ts'
import { readLastReport } from '../src/features/strategy/study-plan/model/last-report.ts'
import { createProgressStore } from '../src/features/strategy/study-plan/model/progress-store.ts'
import { readSyncRecord } from '../src/features/strategy/sync/sync-record.ts'
import { deviceRuns, readDeviceId } from '../src/lib/device-runs.ts'
import { readOpenItem } from '../src/lib/open-item.ts'
import { getPreferredCountry, readStoredLanguage } from '../src/lib/preferences.ts'

const draftKey = /^pathwise\.(content|question)-draft\.([^.]+)\.(\w+)$/

describe.each(Object.entries(frozenBrowsers))('browser storage of %s', (_name, frozen) => {
  const entries = new Map(Object.entries<string>(frozen))
  const stored = (key: string, missing = '[]') => JSON.parse(entries.get(key) ?? missing)

  beforeEach(() => {
    for (const [key, text] of entries) localStorage.setItem(key, text)
  })
  afterEach(() => localStorage.clear())

  it('restores the language and country preferences', () => {
    expect(readStoredLanguage()).toBe('ko')
    expect(getPreferredCountry()).toBe('CA')
  })

  it('restores all saved plans with their results', () => {
    const { plans, ...rest } = createSavedPlansStore().current()
    expect(rest).toEqual({ damaged: 0, problem: undefined })
    expect(plans.map(({ context }) => context.goal)).toEqual(['IB_7', 'SAT_1500_PLUS'])
    const summaries = stored('pathwise.saved-plans').map((plan: { result: object }) => plan.result)
    expect(plans.map(({ result }) => result)).toEqual(expect.arrayContaining(summaries))
  })

  it('restores the last report and the record of the last sync', () => {
    const last = stored('pathwise.last-report')
    expect(readLastReport()).toMatchObject({
      report: { result: last.result, context: last.context },
      openedAt: last.openedAt,
    })
    expect(readSyncRecord()).toEqual(stored('pathwise.account-copy'))
  })

  it('restores the progress of the study plan', () => {
    const progress = stored('pathwise.study-progress')
    expect(progress).toHaveLength(1)
    expect(createProgressStore().current()).toEqual(progress)
  })

  it('restores the report links created on this device, with their deletion keys', () => {
    expect(madeShares.latest()).toEqual(stored('pathwise.made-shares'))
  })

  it('restores the followed plan, and the plan that its last change replaced', () => {
    const { plan, before } = createFollowedPlanStore().current()
    expect(plan ?? null).toEqual(stored('pathwise.followed-plan.1', 'null'))
    expect(before ?? null).toEqual(stored('pathwise.followed-plan-before.1', 'null'))
  })

  it('restores the open assessment run and the time spent on its item', () => {
    const runs = stored('pathwise.measured-runs')
    expect(deviceRuns.latest()).toMatchObject(runs)
    for (const { id } of runs) expect(readOpenItem(id, 1)).toEqual(stored(`pathwise.open-item.${id}`))
    // The oldest storage snapshots contain no device id.
    const devices = [entries.get('pathwise.device') ?? []].flat()
    expect(devices.map(() => readDeviceId())).toEqual(devices)
  })

  it('restores the content and question drafts', () => {
    const drafts = [...entries.keys()].flatMap((key) => draftKey.exec(key) ?? []).length
    // Three drafts are stored. For each, `exec` returns four strings: the key and the three groups in it.
    expect(drafts).toBe(3 * 4)
    for (const key of entries.keys()) {
      const [, kind, user = '', id] = draftKey.exec(key) ?? []
      if (!kind) continue
      const open = kind === 'content' ? openContentDraft : openQuestionDraft
      const draft = open(user, id === 'new' ? undefined : Number(id)).read()
      expect(draft).toMatchObject(stored(key))
      expect(JSON.stringify(draft)).toContain('Not saved.')
    }
  })
})
