import { isTerm } from '@pathwise/planner/terms'
import { shortenDetail } from '@pathwise/question-formats/draft'
import type { Rule } from './rule.ts'

/** Reports tags other than the planner's skills. Only the skills are translated; other tags are shown as typed. */
export const untranslatedTag: Rule = ({ skillTags }) =>
  skillTags
    .filter((tag) => !isTerm(`skill.${tag}`))
    .map((tag) => ({ rule: 'untranslated_tag', place: 'skill_tags', detail: shortenDetail(tag) }))
