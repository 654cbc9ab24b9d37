import { judgement } from '../data/judgement.ts'
import { type SkillId, type Subject, skillRows } from '../data/skills.ts'
import { type Phrase, phrase, term } from '../phrase.ts'
import type { Area } from './area.ts'
import { computeExposure, gradesUntilMet, type Student } from './exposure.ts'
import type { Track } from './track.ts'

const fewest = 3

/**
 * Returns the skills of a subject that the student has been taught. Adds the skills of the next school year when there
 * are few, and always returns at least the skill that is taught first.
 */
function listSkills(subject: Subject, student: Student): SkillId[] {
  const all = skillRows
    .filter((row) => row.subject === subject)
    .map((row) => ({ id: row.id, until: gradesUntilMet(row.id, student) }))
    .toSorted((one, other) => one.until - other.until)
  const met = all.filter(({ until }) => until <= 0)
  if (met.length >= fewest) return met.map(({ id }) => id)
  return all.filter(({ until }, index) => until <= 1 || index < 1).map(({ id }) => id)
}

function explainArea(skill: SkillId, student: Student): Phrase {
  const until = gradesUntilMet(skill, student)
  const value = { skill: term(`skill.${skill}`) }
  if (until > 0) return phrase('why.subjectNew', value)
  return until === 0
    ? phrase('why.subjectNow', { ...value, grade: term(`grade.${student.grade}`) })
    : phrase('why.subjectBase', value)
}

/** Returns the areas of a goal by subject. Subjects weigh the same, and so do the skills of a subject. */
export function subjectAreas(track: Track & { kind: 'subjects' }, student: Student): Area[] {
  const { usual, target } = judgement.subjectPlan
  return track.subjects.flatMap((subject) => {
    const skills = listSkills(subject, student)
    return skills.map(
      (skill): Area => ({
        key: `skill.${skill}`,
        subject,
        exam: track.exam,
        section: null,
        course: null,
        skills: [skill],
        lead: skill,
        stance: gradesUntilMet(skill, student) > 0 ? 'learn' : 'practise',
        weight: 1 / track.subjects.length / skills.length,
        mastery: usual * computeExposure(skill, student),
        target,
        why: explainArea(skill, student),
      }),
    )
  })
}
