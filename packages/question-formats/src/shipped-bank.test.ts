import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { importBody, importPhrase } from '@pathwise/rich-text/import'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Draft, ImportedQuestion } from './draft.ts'
import type { ExportedQuestion, TextWriter } from './exported-question.ts'
import { rowFields } from './field-row.ts'
import { readGift } from './gift/read-gift.ts'
import { giftWriter } from './gift/write-gift.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { moodleWriter } from './moodle/write-moodle.ts'
import { readQti } from './qti/read-qti.ts'
import { zipOf } from './qti/testing-zip.ts'
import { packageFiles } from './qti/write-package.ts'
import { questionsOf } from './testing.ts'

const bankSchema = z.object({
  questions: z.array(
    z.object({
      legacyId: z.string(),
      ...rowFields,
      body: z.string(),
      choices: z.array(z.object({ id: z.string(), html: z.string() })),
      answer: z.string(),
      explanation: z.string(),
    }),
  ),
})

const { questions } = bankSchema.parse(
  JSON.parse(readFileSync(new URL('../../db/generated/seed-questions.json', import.meta.url), 'utf8')),
)

function written(writer: TextWriter, all: readonly ExportedQuestion[]): string {
  return [writer.head, ...all.map((each, index) => writer.write(each, index)), writer.tail].join('')
}

/** With its texts as an import stores them. */
function stored<Question extends Pick<ImportedQuestion, 'body' | 'choices' | 'estimatedSeconds' | 'explanation'>>(
  question: Question,
) {
  return {
    ...question,
    // A field without a value has no tag.
    estimatedSeconds: question.estimatedSeconds ?? undefined,
    body: importBody(question.body).html,
    explanation: importBody(question.explanation).html,
    choices: question.choices.map((choice) => ({ ...choice, html: importPhrase(choice.html).html })),
  }
}

describe.each<[string, TextWriter, (text: string) => Iterable<Draft>]>([
  ['Moodle XML', moodleWriter, readMoodle],
  ['GIFT', giftWriter, readGift],
])('the shipped bank as %s', (_name, writer, read) => {
  it('comes back as it was', async () => {
    const imported = await questionsOf(read(written(writer, questions)))
    expect(imported).toHaveLength(questions.length)
    expect(imported.map(stored)).toEqual(questions.map((question) => ({ ...stored(question), asTyped: false })))
  })
})

it('comes back from a content package of QTI', async () => {
  const files = []
  for await (const { name, text } of packageFiles(Readable.from(questions))) files.push({ name, content: text })
  const imported = await questionsOf(readQti(zipOf(files)))
  expect(imported.map(stored)).toEqual(questions.map((question) => ({ ...stored(question), asTyped: false })))
})
