import { cleanBody } from '@pathwise/rich-text/body'
import { importBody, importPhrase } from '@pathwise/rich-text/import'
import { latexExpressions } from '@pathwise/rich-text/math'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { plainText } from '@pathwise/rich-text/text'
import { expect, it } from 'vitest'
import compiledContent from '../generated/content.json' with { type: 'json' }
import compiledBank from '../generated/questions.json' with { type: 'json' }
import { seedContentSchema } from './seed-library.ts'
import { seedBankSchema } from './seed-questions.ts'

it('leaves the compiled library unchanged when its HTML is sanitized or imported', () => {
  for (const { seedKey, title, titleText, body } of seedContentSchema.parse(compiledContent).items) {
    expect(cleanBody(body), seedKey).toBe(body)
    expect(importBody(body).html, seedKey).toBe(body)
    expect([cleanPhrase(title), importPhrase(title).html], seedKey).toEqual([title, title])
    expect(plainText(title), seedKey).toBe(titleText)
  }
})

it('leaves the compiled question bank unchanged when its HTML is sanitized or imported', () => {
  for (const { legacyId, body, bodyText, explanation, hints, choices, ...question } of seedBankSchema.parse(
    compiledBank,
  ).questions) {
    for (const html of [body, explanation, ...hints]) {
      expect(cleanBody(html), legacyId).toBe(html)
      expect(importBody(html).html, legacyId).toBe(html)
    }
    for (const html of choices.flatMap((choice) => [choice.html, choice.feedback ?? ''])) {
      expect(cleanPhrase(html), legacyId).toBe(html)
    }
    expect(plainText(body), legacyId).toBe(bodyText)
    expect(latexExpressions(body, ...choices.map(({ html }) => html)), legacyId).toEqual(question.latexExpressions)
  }
})
