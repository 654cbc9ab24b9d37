import { shortenDetail } from '@pathwise/question-formats/draft'
import { listChoiceIds } from '@pathwise/question-formats/vocabulary.schemas'
import { listFigures } from '@pathwise/rich-text/figure-list'
import { listPictures } from '@pathwise/rich-text/picture-list'
import { plainText } from '@pathwise/rich-text/text'
import type { OwnFinding } from '../../lint.schemas.ts'

interface AnsweredQuestion {
  readonly questionType: string
  /** HTML, as are the choices. */
  readonly body: string
  readonly choices: readonly { readonly id: string; readonly html: string }[]
  readonly answer: string
  readonly acceptedAnswers: readonly string[]
}

/**
 * The minimum length of the answers to search for, in characters. Descriptions often contain shorter answers by chance.
 */
const shortestAnswer = 4

/**
 * Reports images in the question text whose description contains a correct answer. A description that also contains a
 * wrong choice is accepted, because it does not reveal which choice is correct.
 */
export function altGivesAnswer(question: AnsweredQuestion): OwnFinding[] {
  const described = [...listFigures(question.body), ...listPictures(question.body)]
  if (described.length === 0) return []
  const { right, wrong } = listAnswers(question)
  return described.flatMap(({ alt = '' }): OwnFinding[] => {
    const words = compact(alt)
    const given = right.find((answer) => isTelling(answer) && words.includes(compact(answer)))
    if (given === undefined || wrong.some((answer) => words.includes(compact(answer)))) return []
    return [{ rule: 'alt_gives_answer', place: 'content_question_mj', detail: shortenDetail(given) }]
  })
}

function listAnswers({ questionType, choices, answer, acceptedAnswers }: AnsweredQuestion) {
  if (choices.length === 0) return { right: [answer, ...acceptedAnswers], wrong: [] }
  const named = listChoiceIds(answer, questionType)
  const read = (isRight: boolean) =>
    choices.filter(({ id }) => named.includes(id) === isRight).map(({ html }) => plainText(html))
  return { right: read(true), wrong: read(false) }
}

function isTelling(answer: string): boolean {
  return /\p{L}/u.test(answer) && compact(answer).length >= shortestAnswer
}

/** Lowercases a string, and removes its articles and whitespace. */
function compact(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b(?:the|an?)\b/g, '')
    .replaceAll(/\s+/g, '')
}
