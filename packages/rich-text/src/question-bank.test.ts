import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cleanBody } from './body.ts'
import { importBody } from './import/import-html.ts'
import { latexExpressions } from './maths.ts'
import { cleanPhrase } from './phrase.ts'
import { plainText } from './text.ts'

interface Question {
  body: string
  bodyText: string
  explanation: string
  choices: { html: string }[]
  latexExpressions: string[]
}

const bank = new URL('../../db/generated/seed-questions.json', import.meta.url)

it.skipIf(!existsSync(bank))('changes nothing in the question bank (skipped where it is not generated)', () => {
  const { questions }: { questions: Question[] } = JSON.parse(readFileSync(bank, 'utf8'))
  expect(questions.length).toBeGreaterThan(100)
  for (const { body, bodyText, explanation, choices, ...question } of questions) {
    for (const html of [body, explanation]) {
      expect(cleanBody(html)).toBe(html)
      expect(importBody(html).html).toBe(html)
    }
    for (const { html } of choices) expect(cleanPhrase(html)).toBe(html)
    expect(plainText(body)).toBe(bodyText)
    expect(latexExpressions(body, ...choices.map(({ html }) => html))).toEqual(question.latexExpressions)
  }
})
