import { shortenDetail } from '@pathwise/question-formats/draft'
import type { Choice } from '@pathwise/question-formats/vocabulary.schemas'
import { plainText } from '@pathwise/rich-text/text'
import type { OwnFinding } from '../../lint.schemas.ts'

interface ChosenQuestion {
  readonly questionType: string
  readonly choices: readonly Readonly<Choice>[]
  readonly answer: string
}

/** The minimum number of choices. With only two choices, one is often much longer by chance. */
const fewestChoices = 3
/**
 * The minimum length of the correct choice, in characters. For shorter choices, the ratio of lengths is not meaningful.
 */
const shortestAnswer = 30
/**
 * The rule reports a correct choice if its length is at least this multiple of the length of the longest other choice.
 * The highest multiple in the seeded bank is 1.7.
 */
const longestRatio = 2

/** Reports a correct choice that is far longer than all other choices, because students choose it without reading. */
export function lengthGivesAnswer({ questionType, choices, answer }: ChosenQuestion): OwnFinding[] {
  if (questionType !== 'multiple_choice' || choices.length < fewestChoices) return []
  const right = choices.find(({ id }) => id === answer)
  const words = plainText(right?.html ?? '')
  if (!right || words.length < shortestAnswer) return []
  const longest = Math.max(...choices.filter((choice) => choice !== right).map(({ html }) => plainText(html).length))
  if (words.length < longestRatio * longest) return []
  return [{ rule: 'length_gives_answer', place: `choices.${right.id}`, detail: shortenDetail(words) }]
}
