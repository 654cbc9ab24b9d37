import type { OwnFinding } from '../../lint.schemas.ts'
import type { LintedQuestion, Rule } from './rule.ts'

type Chosen = Pick<LintedQuestion, 'choices'>

const typesWithChoices = ['multiple_choice', 'multiple_select', 'true_false']

/** Reports a question that students answer by choosing, if there are fewer than two choices. */
export const tooFewChoices: Rule = ({ questionType, choices }) =>
  typesWithChoices.includes(questionType) && choices.length < 2
    ? [{ rule: 'too_few_choices', place: 'choices', detail: '' }]
    : []

/** Reports choices without text, because students see only their letters. */
export function emptyChoice({ choices }: Chosen): OwnFinding[] {
  return choices
    .filter(({ html }) => html === '')
    .map(({ id }) => ({ rule: 'empty_choice', place: `choices.${id}`, detail: '' }))
}

/** Reports choices that repeat an earlier choice. The detail is the letter of the earlier choice. */
export function sameChoices({ choices }: Chosen): OwnFinding[] {
  return choices.flatMap(({ id, html }, index) => {
    const earlier = html === '' ? -1 : choices.findIndex((choice) => choice.html === html)
    const first = choices[earlier]
    return first && earlier < index ? [{ rule: 'same_choices' as const, place: `choices.${id}`, detail: first.id }] : []
  })
}
