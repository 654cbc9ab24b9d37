import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gradeTypedAnswer } from '@pathwise/question-formats/typed-answer'
import { parse } from 'yaml'
import { z } from 'zod'
import {
  type QuestionPool,
  type QuestionSource,
  questionFolders,
  questionSourceSchemas,
} from '../questions/question-source.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Item {
  readonly pool: QuestionPool
  readonly subject: string
  readonly source: QuestionSource
}

/** Reads the items of both pools in order of pool, subject and skill. */
export async function readItems(): Promise<Item[]> {
  const pools = Object.entries(questionFolders).map(async ([name, folder]) => {
    const pool = name === 'practice' ? 'practice' : 'assessment'
    const subjects = (await readdir(join(root, folder))).toSorted()
    const lists = subjects.map(async (subject) => {
      const names = (await readdir(join(root, folder, subject))).toSorted()
      const texts = await Promise.all(names.map((file) => readFile(join(root, folder, subject, file), 'utf8')))
      return texts.flatMap((text) =>
        z
          .array(questionSourceSchemas[pool])
          .parse(parse(text))
          .map((source): Item => ({ pool, subject, source })),
      )
    })
    return (await Promise.all(lists)).flat()
  })
  return (await Promise.all(pools)).flat()
}

/**
 * Returns a short hash of the text and choices that are shown to the two readers. When the hash changes, the readers
 * must answer the item again.
 */
export function hashItem({ source }: Item): string {
  const choices = source.questionType === 'numerical' ? [] : Object.entries(source.choices)
  return createHash('sha256')
    .update(JSON.stringify([source.body, choices]))
    .digest('hex')
    .slice(0, 8)
}

/** Returns whether an answer matches the key: a letter, or a number in a form that the SAT accepts. */
export function isRight({ source }: Item, answer: string): boolean {
  if (source.questionType !== 'numerical') return answer === source.answer
  const key = { answer: source.answer, acceptedAnswers: source.acceptedAnswers, tolerance: null, unit: null }
  return gradeTypedAnswer(answer, { ...key, entry: 'sat' }) === 'right'
}

/** Formats an item as Markdown for a blind reader, without the correct answer. */
export function printItem({ source }: Item): string {
  const { legacyId, body } = source
  const answers =
    source.questionType === 'numerical'
      ? 'Answer with a number as the SAT takes it: five characters, six with a minus sign.'
      : Object.entries(source.choices)
          .map(([letter, text]) => `${letter}. ${text.trim()}`)
          .join('\n')
  return `## ${legacyId}\n\n${body}\n\n${answers}\n`
}
