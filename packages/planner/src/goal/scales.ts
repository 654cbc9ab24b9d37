/** The minimum and maximum scores of an exam, section or course, and the step between scores. */
export interface Scale {
  readonly range: readonly [low: number, high: number]
  readonly step: number
}

const rows: readonly (readonly [name: string, low: number, high: number, step: number])[] = [
  ['SAT', 400, 1600, 10],
  ['SAT Math', 200, 800, 10],
  ['SAT Reading and Writing', 200, 800, 10],
  ['PSAT', 320, 1520, 10],
  ['ACT', 1, 36, 1],
  ['ACT English', 1, 36, 1],
  ['ACT Math', 1, 36, 1],
  ['ACT Reading', 1, 36, 1],
  ['ACT Science', 1, 36, 1],
  ['ACT Writing', 2, 12, 1],
  ['AP', 1, 5, 1],
  ['AP course', 1, 5, 1],
  ['IB', 1, 45, 1],
  ['IB course', 1, 7, 1],
  ['TOEFL', 0, 120, 0.5],
  ['TOEFL Reading', 0, 30, 1],
  ['TOEFL Listening', 0, 30, 1],
  ['TOEFL Speaking', 0, 30, 1],
  ['TOEFL Writing', 0, 30, 1],
  ['IELTS', 0, 9, 0.5],
  ['IELTS Reading', 0, 9, 0.5],
  ['IELTS Listening', 0, 9, 0.5],
  ['IELTS Speaking', 0, 9, 0.5],
  ['IELTS Writing', 0, 9, 0.5],
  ['DET', 10, 160, 5],
]

const scales: ReadonlyMap<string, Scale> = new Map(
  rows.map(([name, low, high, step]) => [name, { range: [low, high], step }]),
)

/** Returns the scale of an exam, a section, or the courses of an exam ('AP course'); null if unknown. */
export function findScale(name: string): Scale | null {
  return scales.get(name) ?? null
}

/** Returns whether a score is on the scale. */
export function isOnScale({ range: [low, high], step }: Scale, value: number): boolean {
  return value >= low && value <= high && value % step === 0
}
