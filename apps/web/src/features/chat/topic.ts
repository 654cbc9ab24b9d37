const subjects = ['math', 'physics', 'chemistry', 'biology', 'english', 'history'] as const
export type Topic = (typeof subjects)[number] | 'exams' | 'other'

/** The keywords of each subject in all four languages. All of these keywords apply in every display language. */
const keywords = {
  math: /\bmath|\balgebra|\bgeometry|\bcalculus|수학|數學|数学/iu,
  physics: /\bphysics|물리|物理/iu,
  chemistry: /\bchem|화학|化學|化学/iu,
  biology: /\bbio|생물|생명\s?과학|生物/iu,
  english: /\benglish\b|\bessay|영어|英文|英語|英语/iu,
  history: /\bhistor|역사|한국사|세계사|歷史|历史/iu,
} as const satisfies Record<(typeof subjects)[number], RegExp>

/** "act" is also a verb and "ap" is part of other words, so these match only in capitals. */
const exams = /\bsat\b|\bouac\b|\bexam|\badmission|시험|입시|考試|考试|升學|升学/iu
const examsInCapitals = /\b(?:ACT|AP|IB)\b/u

/** Returns the topic of a message: the first subject mentioned, else exams, else "other". */
export function findTopic(message: string): Topic {
  const named = subjects
    .map((subject) => ({ subject, position: message.search(keywords[subject]) }))
    .filter(({ position }) => position >= 0)
    .toSorted((one, other) => one.position - other.position)
  const [first] = named
  if (first) return first.subject
  return exams.test(message) || examsInCapitals.test(message) ? 'exams' : 'other'
}
