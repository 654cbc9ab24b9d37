import type { Rule } from './rule.ts'

/** Reports a question without a skill, because neither practice nor a study plan offers it. */
export const missingSkill: Rule = ({ skillTags }) =>
  skillTags.length === 0 ? [{ rule: 'missing_skill', place: 'skill_tags', detail: '' }] : []
