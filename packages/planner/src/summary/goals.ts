import type { Track } from '../focus/track.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'

/** Builds a heading from the resolved goal, not from its original text. */
export function goalPhrase(track: Track): Phrase {
  switch (track.kind) {
    case 'score': {
      const { section, target } = track.aim
      if (section && target !== null)
        return phrase('goal.section', { section: term(`section.${section}`), score: target })
      const exam = term(section ? `section.${section}` : `exam.${track.exam}`)
      return target === null ? phrase('goal.exam', { exam }) : phrase('goal.score', { exam, score: target })
    }
    case 'courses': {
      const { target, total } = track.aim
      if (total !== null) return phrase('goal.ibTotal', { score: total })
      const courses = termList(track.courses.map(({ id }) => `course.${id}` as const))
      return target === null
        ? phrase('goal.coursesOpen', { courses })
        : phrase('goal.courses', { score: target, courses })
    }
    case 'subjects': {
      if (track.exam) return phrase('goal.exam', { exam: term(`exam.${track.exam}`) })
      if (track.general) return phrase('goal.general', {})
      return phrase('goal.subjects', { subjects: termList(track.subjects.map((id) => `subject.${id}` as const)) })
    }
  }
}
