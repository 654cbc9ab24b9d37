import { isTerm } from '@pathwise/planner/terms'
import { type Rule, shortened } from '../linted-question.ts'

/** The planner names the skills that have a text in every language; any other tag would show as it is typed. */
export const untranslatedTag: Rule = ({ skillTags }) =>
  skillTags
    .filter((tag) => !isTerm(`skill.${tag}`))
    .map((tag) => ({ rule: 'untranslated_tag', place: 'skill_tags', detail: shortened(tag) }))
