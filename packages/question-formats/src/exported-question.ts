/** A question as it is stored, with all that a file can carry of it. */
export interface ExportedQuestion {
  readonly legacyId: string
  readonly title: string
  readonly subject: string
  readonly course: string
  readonly gradeCode: string
  readonly educationLevel: string
  readonly difficultyLevel: string
  readonly difficultyScore: number
  readonly questionType: string
  readonly skillTags: readonly string[]
  /** HTML of the project's allow-list, as the choices and the explanation. */
  readonly body: string
  readonly choices: readonly { readonly id: string; readonly html: string }[]
  readonly answer: string
  readonly explanation: string
}

/** Writes questions one after the other: the head, each question, the tail. */
export interface TextWriter {
  readonly head: string
  /** @param index counted from 0 */
  write(question: ExportedQuestion, index: number): string
  readonly tail: string
}
