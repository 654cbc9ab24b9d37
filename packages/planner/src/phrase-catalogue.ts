/** The kind of a phrase's value: a number, a calendar date, a term, or a list of terms. */
export type ValueKind = 'number' | 'date' | 'term' | 'terms'

/**
 * Every phrase of a strategy, with its values. The key is also the key of its text in the `strategy` namespace, whose
 * placeholders are exactly these values. Stored strategies contain these keys: a phrase may be added, never renamed or
 * reshaped.
 */
export const phraseCatalogue = {
  'goal.score': { exam: 'term', score: 'number' },
  'goal.section': { section: 'term', score: 'number' },
  'goal.exam': { exam: 'term' },
  'goal.courses': { score: 'number', courses: 'terms' },
  'goal.coursesOpen': { courses: 'terms' },
  'goal.ibTotal': { score: 'number' },
  'goal.subjects': { subjects: 'terms' },
  'goal.general': {},

  'stand.score': { grade: 'term', exam: 'term', expected: 'number' },
  'stand.scoreEstimated': { grade: 'term', exam: 'term', expected: 'number' },
  'stand.topics': { grade: 'term', met: 'number', total: 'number' },
  'stand.topicsAll': { grade: 'term', total: 'number' },

  'need.sat': { target: 'number', reading: 'number', math: 'number', gap: 'number' },
  'need.act': { target: 'number', english: 'number', math: 'number', reading: 'number', gap: 'number' },
  'need.section': { section: 'term', target: 'number', gap: 'number' },
  'need.ahead': { exam: 'term', target: 'number', expected: 'number' },
  'need.unscored': { exam: 'term', target: 'number' },
  'need.refused': { exam: 'term', score: 'number', lowest: 'number', highest: 'number', target: 'number' },
  'need.refusedIb': { score: 'number', highest: 'number', total: 'number', target: 'number' },
  'need.courses': { score: 'number', courses: 'terms' },
  'need.coursesOpen': { score: 'number', courses: 'terms' },
  'need.coursesLater': { score: 'number', courses: 'terms', grade: 'term' },
  'need.ibTotal': { total: 'number', average: 'number', courses: 'terms' },
  'need.application': { subjects: 'terms' },
  'need.subjects': { subjects: 'terms', grade: 'term' },
  'need.general': { subjects: 'terms' },
  'need.elsewhere': { subjects: 'terms' },
  'also.goals': { exams: 'terms' },

  'first.learn': { area: 'term', skill: 'term' },
  'first.learnSkill': { skill: 'term' },
  'first.practise': { area: 'term' },
  'first.keep': { area: 'term' },

  'next.register': { exam: 'term', date: 'date', deadline: 'date' },
  'next.late': { exam: 'term', date: 'date', deadline: 'date' },
  'next.about': { exam: 'term', date: 'date', weeks: 'number' },
  'next.senior': { exam: 'term', date: 'date' },
  'next.window': { exam: 'term', start: 'date', end: 'date' },
  'next.windowExpected': { exam: 'term', start: 'date', end: 'date' },
  'next.application': { exam: 'term', date: 'date' },
  'next.unknown': { exam: 'term' },
  'next.laterGrade': { exam: 'term', grade: 'term' },
  'next.finished': { exam: 'term' },
  'next.noExam': {},

  'why.weight': { area: 'term', share: 'number', section: 'term', expected: 'number', target: 'number' },
  'why.weightNew': { area: 'term', share: 'number', section: 'term', skill: 'term' },
  'why.equal': { area: 'term', section: 'term', expected: 'number', target: 'number' },
  'why.equalNew': { area: 'term', section: 'term', skill: 'term' },
  'why.keep': { area: 'term', section: 'term' },
  'why.courseNew': { skill: 'term', course: 'term' },
  'why.courseNow': { skill: 'term', course: 'term', grade: 'term' },
  'why.courseBase': { skill: 'term', course: 'term' },
  'why.courseGroundwork': { skill: 'term', course: 'term', grade: 'term' },
  'why.subjectNew': { skill: 'term' },
  'why.subjectNow': { skill: 'term', grade: 'term' },
  'why.subjectBase': { skill: 'term' },

  'reason.minutes': { minutes: 'number', areas: 'terms' },
  'reason.coursesNow': { courses: 'terms' },
  'reason.coursesLater': { courses: 'terms', grade: 'term' },
  'reason.timed': { section: 'term', weekday: 'term', minutes: 'number' },
  'reason.format': { exam: 'term' },
  'reason.skillNew': {},
  'reason.skillFirst': {},

  'task.learn': { skill: 'term', minutes: 'number' },
  'task.practise': { skill: 'term', minutes: 'number' },
  'task.timed': { section: 'term', minutes: 'number' },
  'task.timedWriting': { course: 'term', minutes: 'number' },
  'task.review': { minutes: 'number' },
  'task.selfTest': { minutes: 'number', areas: 'terms' },

  'date.sitting': { exam: 'term' },
  'date.register': { exam: 'term' },
  'date.registerLate': { exam: 'term' },
  'date.registerAbout': { exam: 'term' },
  'date.window': { exam: 'term' },
  'date.apply': { exam: 'term' },
  'date.reply': { exam: 'term' },
} as const satisfies Record<string, Record<string, ValueKind>>

export type PhraseKey = keyof typeof phraseCatalogue
