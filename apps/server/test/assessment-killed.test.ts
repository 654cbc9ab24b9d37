import { randomUUID } from 'node:crypto'
import { type RunState, runStateSchema } from '@pathwise/api/assessments/assessments.schemas'
import { buildSubject } from '@pathwise/api/assessments/measured-subject'
import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { expect, it } from 'vitest'
import { startProcess } from './killed-process.ts'
import { prepareStore } from './killed-store.ts'

// biome-ignore lint/style/noProcessEnv: `npm run drill practice-kills` asks for more rounds in it
const rounds = Number(process.env['KILL_ROUNDS'] ?? 1)

async function post(origin: string, path: string, body: unknown): Promise<RunState> {
  const response = await fetch(`${origin}/api/assessments${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status !== 200) throw new Error(await response.text())
  return runStateSchema.parse(await response.json())
}

/** Builds an answer to the current item. */
function buildAnswer({ item }: RunState) {
  const answer = item?.question_type === 'numerical' ? { text: '-1' } : { choice: 'A' }
  const position = item?.position ?? 0
  return { client_key: randomUUID(), position, answer, elapsed_ms: 45_000, answered_at: new Date().toISOString() }
}

it('keeps every acknowledged answer when the server is killed, and resumes at the same item', {
  timeout: 180_000 + rounds * 60_000,
}, async () => {
  const { skills } = buildSubject('sat.math')
  const store = await prepareStore((database) => buildAssessmentItems(database, { skills }))
  let server = await startProcess(store)
  const student = { section: 'sat.math', country: 'US', grade: 'G11' }
  for (let round = 0; round < rounds; round++) {
    let run = await post(server.origin, '', student)
    const path = `/${run.id}/answers`
    // The number of answers differs in each round, so that the server is killed at a different request each time.
    for (let count = 0; count < 3 + (round % 3); count++) run = await post(server.origin, path, buildAnswer(run))
    // The last answer may or may not be stored, because the server is killed before the response arrives.
    const inFlight = buildAnswer(run)
    const lost = post(server.origin, path, inFlight).catch(() => undefined)
    await server.kill()
    await lost
    server = await startProcess(store)
    const resumed = runStateSchema.parse(await (await fetch(`${server.origin}/api/assessments/${run.id}`)).json())
    expect([run.answered, run.answered + 1]).toContain(resumed.answered)
    expect(resumed.answered === run.answered ? resumed.item : run.item).toEqual(run.item)
    const again = await post(server.origin, path, inFlight)
    expect(again.answered).toBe(run.answered + 1)
    expect((await post(server.origin, path, inFlight)).answered).toBe(again.answered)
    const next = await post(server.origin, path, buildAnswer(again))
    const { answers } = await post(server.origin, `/${run.id}/finish`, {})
    expect(answers.map(({ position }) => position)).toEqual(Array.from({ length: next.answered }, (_, index) => index))
  }
})
