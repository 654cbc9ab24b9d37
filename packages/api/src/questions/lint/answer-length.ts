import type { Choice } from '@pathwise/question-formats/vocabulary.schemas'
import { plainText } from '@pathwise/rich-text/text'
import { shortenDetail } from '../../content/formula-findings.ts'
import type { OwnFinding } from '../lint.schemas.ts'

/** The fields that `lengthGivesAnswer` reads. */
interface ChosenQuestion {
  readonly questionType: string
  readonly choices: readonly Readonly<Choice>[]
  readonly answer: string
}

/** With two choices, one is often much longer by chance. */
const fewestChoices = 3
/** In characters. Among shorter choices, length says little. */
const shortestAnswer = 30
/** In the seeded bank, the longest right choice of this length is 1.7 times as long as the other choices. */
const longestRatio = 2

/** Reports a right choice that is far longer than all others, because students choose it without reading. */
export function lengthGivesAnswer({ questionType, choices, answer }: ChosenQuestion): OwnFinding[] {
  if (questionType !== 'multiple_choice' || choices.length < fewestChoices) return []
  const right = choices.find(({ id }) => id === answer)
  const words = plainText(right?.html ?? '')
  if (!right || words.length < shortestAnswer) return []
  const longest = Math.max(...choices.filter((choice) => choice !== right).map(({ html }) => plainText(html).length))
  if (words.length < longestRatio * longest) return []
  return [{ rule: 'length_gives_answer', place: `choices.${right.id}`, detail: shortenDetail(words) }]
}
