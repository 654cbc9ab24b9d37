import { isTerm } from '@pathwise/planner/terms'
import { type Rule, shorten } from '../linted-question.ts'

/** Reports tags that are not skills of the planner. Only those skills are translated; other tags are shown as typed. */
export const untranslatedTag: Rule = ({ skillTags }) =>
  skillTags
    .filter((tag) => !isTerm(`skill.${tag}`))
    .map((tag) => ({ rule: 'untranslated_tag', place: 'skill_tags', detail: shorten(tag) }))
