import { Readable } from 'node:stream'
import { expect } from 'vitest'
import type { Draft, ImportedQuestion } from '../src/draft.ts'
import type { ExportedQuestion, TextWriter } from '../src/exported-question.ts'
import { toRow } from '../src/field-row.ts'
import { unsetFields } from '../src/fields.schemas.ts'
import { type PackagedFile, packageFiles } from '../src/qti/write-package.ts'

export function writeText(writer: TextWriter, questions: readonly ExportedQuestion[]): string {
  return [writer.head, ...questions.map((each, index) => writer.write(each, index)), writer.tail].join('')
}

export async function readAll(drafts: AsyncIterable<Draft> | Iterable<Draft>): Promise<ImportedQuestion[]> {
  const questions: ImportedQuestion[] = []
  for await (const { question: found, findings } of drafts) {
    expect(findings).toEqual([])
    if (found) questions.push(found)
  }
  return questions
}

/** Reads questions, and sets the fields that their format lacks to the values that an import would set. */
export async function readCompleted(drafts: AsyncIterable<Draft> | Iterable<Draft>): Promise<object[]> {
  return (await readAll(drafts)).map((found) => {
    const mentioned = Object.entries(found).filter(([, value]) => value !== undefined)
    return { ...toRow(unsetFields), ...Object.fromEntries(mentioned) }
  })
}

export const complete: ExportedQuestion = {
  legacyId: 'Q-1',
  title: 'A falling stone',
  subject: 'physics',
  course: 'Physics 11',
  gradeCode: 'G11',
  educationLevel: 'high_school',
  difficultyLevel: 'beginner',
  difficultyScore: 2,
  questionType: 'multiple_choice',
  estimatedSeconds: 90,
  pool: 'assessment',
  answerTolerance: null,
  answerUnit: null,
  acceptedAnswers: [],
  hints: [],
  rubric: '',
  skillTags: ['physics.motion', 'seconds:30'],
  body: '<p>How fast?</p>',
  choices: [
    { id: 'A', html: 'slow' },
    { id: 'B', html: 'fast' },
  ],
  answer: 'B',
  explanation: '<p>It falls.</p>',
}

export async function writePackage(question: ExportedQuestion): Promise<PackagedFile[]> {
  const files: PackagedFile[] = []
  for await (const file of packageFiles(Readable.from([question]))) files.push(file)
  return files
}
