import { randomUUID } from 'node:crypto'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter, type RouterCaller } from '../../test/router.ts'
import type { AnswerPracticeInput } from './practice.schemas.ts'

const database = closeAfterTests(await createTestDatabase())
const { callAs } = openRouter(database)
const questions = [await buildQuestion(database), await buildQuestion(database), await buildQuestion(database)] as const
const start = Date.UTC(2026, 10, 24)
const hourMs = 3_600_000

async function signUp() {
  const { id } = await buildUser(database)
  return callAs({ id })
}

/** An answer by the student. Each answer has a unique hour, so the order of the answers is unambiguous. */
const deed = fc.record({
  question: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  choice: fc.constantFrom('A', 'B', null),
  hints: fc.nat({ max: 2 }),
  standsIn: fc.boolean(),
  hour: fc.nat({ max: 20 * 24 }),
})
const deeds = fc.uniqueArray(deed, { minLength: 1, maxLength: 8, selector: ({ hour }) => hour })

type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

function toAnswer({ question, choice, hints, standsIn, hour }: Deed): AnswerPracticeInput {
  const other = questions[question === 0 ? 1 : 0].id
  return buildPracticeAnswer(questions[question], {
    ...{ answer: choice === null ? null : { choice }, hints },
    ...{ answered_at: new Date(start + hour * hourMs).toISOString() },
    ...(standsIn && { review_of: other }),
  })
}

/**
 * Generates the steps of a delivery. In each step, a device sends some of the answers, either one by one or in a single
 * upload.
 */
const delivery = fc.array(fc.record({ upload: fc.boolean(), share: fc.nat({ max: 255 }) }), { maxLength: 6 })

/** Sends answers one by one or in one upload. Returns the number of answers that the upload rejected. */
async function send(device: RouterCaller, answers: readonly AnswerPracticeInput[], upload: boolean): Promise<number> {
  if (answers.length === 0) return 0
  if (upload) return (await device.practice.upload({ answers: [...answers] })).refused.length
  for (const answer of answers) await device.practice.answer(answer)
  return 0
}

it('returns the same practice history regardless of the order in which two devices send answers', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, delivery, fc.boolean(), async (done, steps, upload) => {
      const answers = done.map(toAnswer)
      const inOrder = answers.toSorted((one, other) => one.answered_at.localeCompare(other.answered_at))
      const reference = await signUp()
      // The reference account sends the same answers in order. It needs new keys, because each key belongs to a single
      // account.
      const ofReference = inOrder.map((answer) => ({ ...answer, client_key: randomUUID() }))
      for (const answer of ofReference) await reference.practice.answer(answer)

      const { id } = await buildUser(database)
      const devices = [callAs({ id }), callAs({ id })] as const
      for (const [index, step] of steps.entries()) {
        const some = answers.filter((_, position) => ((step.share >> position) & 1) === 1)
        expect(await send(devices[index % 2 === 0 ? 0 : 1], some, step.upload)).toBe(0)
      }
      // At the end, both devices send all answers again.
      expect(await send(devices[0], answers.toReversed(), upload)).toBe(0)
      expect(await send(devices[1], answers, !upload)).toBe(0)

      const [first, second] = [await devices[0].practice.history(), await devices[1].practice.history()]
      expect(second).toEqual(first)
      const keys = new Map<string, string | undefined>(
        ofReference.map(({ client_key }, index) => [client_key, inOrder[index]?.client_key]),
      )
      const expected = await reference.practice.history()
      expect(first).toEqual(expected.map((one) => ({ ...one, client_key: keys.get(one.client_key) })))
      expect(first.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(answers.length)
    }),
    { numRuns: 12 },
  )
}, 120_000)
