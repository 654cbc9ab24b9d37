interface Expected {
  readonly answer: string
  readonly acceptedAnswers: readonly string[]
  readonly tolerance: number | null
  readonly unit: string | null
  readonly entry: 'sat' | 'free'
}

type Refusal = 'decimal_comma' | 'too_long' | 'not_a_number' | 'form'

/** Grades a typed number. */
export function gradeTypedAnswer(text: string, { answer }: Expected): 'right' | 'wrong' | { refusal: Refusal } {
  if (text.includes(',')) return { refusal: 'decimal_comma' }
  if (Number.isNaN(Number(text))) return { refusal: 'not_a_number' }
  return Number(text) === Number(answer) ? 'right' : 'wrong'
}
