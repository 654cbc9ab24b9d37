import { domainRows } from '../data/exams.ts'
import { judgement } from '../data/judgement.ts'
import type { SkillId } from '../data/skills.ts'
import { type MeasuredDomain, type MeasuredSection, type MeasuredSkill, toQuestionsOfTen } from '../measured.ts'
import { type Phrase, phrase, term } from '../phrase.ts'
import type { Area, Measure, SkillLevel } from './area.ts'
import { isTaughtByGrade, type Student } from './exposure.ts'
import { domainWeight } from './score-areas.ts'

const midpoint = ({ low, high }: { low: number; high: number }) => (low + high) / 2

/** The order in which the skills of an area are studied: skills that need work first, skills on track last. */
const studyOrder: readonly SkillLevel['verdict'][] = ['needs_work', 'not_sure', 'inferred', 'expected', 'on_track']

function sortByLevel(skills: readonly SkillId[], levels: Measure['levels']): SkillId[] {
  const place = (skill: SkillId) => studyOrder.indexOf(levels.get(skill)?.verdict ?? 'expected')
  const share = (skill: SkillId) => levels.get(skill)?.share ?? 0
  return skills.toSorted((one, other) => place(one) - place(other) || share(one) - share(other))
}

/**
 * Returns whether the student must learn a skill before practicing it. If the verdict is unclear, the result depends on
 * the grade.
 */
export function isNew({ measure }: Pick<Area, 'measure'>, skill: SkillId, student: Student): boolean {
  const level = measure?.levels.get(skill)
  if (level?.verdict === 'on_track') return false
  if (level?.verdict === 'needs_work') return level.share < judgement.measuredLadder.beginner
  return !isTaughtByGrade(skill, student)
}

function explain(
  area: Area,
  row: (typeof domainRows)[number],
  measure: Measure,
  lead: SkillId,
  target: number,
): Phrase {
  const values = {
    area: term(area.key),
    section: term(`section.${row.section}`),
    ...toQuestionsOfTen(measure),
    target: Math.round(target * 10),
  }
  const share = Math.round(domainWeight(row.id).share * 100)
  switch (measure.verdict) {
    case 'needs_work':
      return measure.levels.get(lead)?.verdict === 'needs_work'
        ? phrase('why.needsWorkSkill', { ...values, share, skill: term(`skill.${lead}`) })
        : phrase('why.needsWork', { ...values, share })
    case 'on_track':
      return phrase('why.onTrack', values)
    case 'not_sure':
      return phrase('why.notSure', { ...values, share })
    case 'inferred':
      return phrase('why.inferred', { ...values, share })
  }
}

function listLevels(skills: readonly MeasuredSkill[]): Measure['levels'] {
  return new Map(skills.map((claim) => [claim.skill, { share: midpoint(claim), verdict: claim.verdict }]))
}

function findVerdict({ verdict, answers }: MeasuredDomain): Measure['verdict'] {
  if (answers.length === 0 || verdict === 'inferred') return 'inferred'
  return verdict === 'expected' ? 'not_sure' : verdict
}

/**
 * Replaces the expected level with the measured level, if any. Level and target are then fractions of our medium
 * questions. `scale` converts their distance to the exam's scale. It is the expected target divided by the measured
 * target, because both scales start at 0.
 */
export function measureArea(area: Area, sections: readonly MeasuredSection[], student: Student): Area {
  const row = domainRows.find(({ id }) => area.key === `domain.${id}`)
  const section = sections.find((one) => one.section === row?.section)
  const claim = section?.domains.find(({ domain }) => domain === row?.id)
  if (!row || !section || !claim) return area
  const { target } = section
  const levels = listLevels(section.skills)
  const { low, high, provisional, answers } = claim
  const verdict = findVerdict(claim)
  const scale = target > 0 ? area.target / target : 1
  const measure: Measure = { low, high, verdict, provisional, answers, scale, levels }
  const skills = sortByLevel(area.skills, levels)
  const lead = skills[0] ?? area.lead
  return {
    ...area,
    skills,
    lead,
    stance: isNew({ measure }, lead, student) ? 'learn' : 'practise',
    mastery: midpoint(claim),
    target,
    own: false,
    why: explain(area, row, measure, lead, target),
    measure,
  }
}
