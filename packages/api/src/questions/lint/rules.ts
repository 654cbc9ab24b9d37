import { isTerm } from '@pathwise/planner/terms'
import { isReadableAnswer } from '@pathwise/question-formats/typed-answer'
import { areChoices, type Choice } from '@pathwise/question-formats/vocabulary.schemas'
import { safeHref } from '@pathwise/rich-text/links'
import { parseHtml } from '@pathwise/rich-text/parse'
import { listMathmlAsSource, listUnparsableLatex, shortenDetail } from '../../content/formula-findings.ts'
import type { OwnFinding } from '../lint.schemas.ts'
import { lengthGivesAnswer } from './answer-length.ts'
import { altGivesAnswer, figureWithoutAlt } from './figure-rules.ts'
import { hardToRead } from './reading-level.ts'

/** The fields of a question that the lint rules read. */
export interface LintedQuestion {
  readonly questionType: string
  readonly skillTags: readonly string[]
  /** This field is HTML, like the choices and the explanation. */
  readonly body: string
  readonly choices: readonly Readonly<Choice>[]
  readonly answer: string
  readonly acceptedAnswers: readonly string[]
  readonly answerUnit: string | null
  readonly explanation: string
  readonly hints: readonly string[]
  readonly rubric: string
}

type Rule = (question: LintedQuestion) => OwnFinding[]

/** Lists the HTML of a question by field name. */
function listHtml({ body, choices, explanation, hints, rubric }: LintedQuestion): { place: string; html: string }[] {
  return [
    { place: 'content_question_mj', html: body },
    ...choices.flatMap(({ id, html, feedback = '' }) =>
      [html, feedback].map((each) => ({ place: `choices.${id}`, html: each })),
    ),
    { place: 'explanation', html: explanation },
    ...hints.map((html) => ({ place: 'hints', html })),
    { place: 'rubric', html: rubric },
  ]
}

/** The maximum number of findings per question. */
const mostFindings = 50

/** Runs the rules that check a single question, in order. */
export function ownFindings(question: LintedQuestion): OwnFinding[] {
  const rules = [
    emptyQuestion,
    missingAnswer,
    answerNotAChoice,
    unreadableAnswer,
    unparsableLatex,
    mathmlAsSource,
    undescribedFigure,
    altGivesAnswer,
    lengthGivesAnswer,
    hardToRead,
    brokenLink,
    missingSkill,
    untranslatedTag,
  ]
  return rules.flatMap((rule) => rule(question)).slice(0, mostFindings)
}

export const emptyQuestion: Rule = ({ body }) =>
  body === '' ? [{ rule: 'empty_question', place: 'content_question_mj', detail: '' }] : []

/**
 * Reports a question without an answer, because it cannot be graded. Students grade essays themselves, so an essay
 * needs a rubric instead.
 */
const missingAnswer: Rule = ({ questionType, answer, rubric }) =>
  answer.trim() === '' && !(questionType === 'essay' && rubric !== '')
    ? [{ rule: 'missing_answer', place: 'answer', detail: '' }]
    : []

/** Reports an answer that is not one of the choices. */
const answerNotAChoice: Rule = ({ questionType, choices, answer }) => {
  const isChosen = choices.length > 0 || questionType === 'multiple_choice'
  if (!isChosen || answer.trim() === '' || areChoices(answer, choices, questionType)) return []
  return [{ rule: 'answer_not_a_choice', place: 'answer', detail: shortenDetail(answer) }]
}

/**
 * Reports answers to a numerical question that are not numbers, because students' answers cannot be compared with them.
 */
const unreadableAnswer: Rule = ({ questionType, answer, acceptedAnswers, answerUnit }) => {
  if (questionType !== 'numerical') return []
  const answers = [
    ...(answer.trim() === '' ? [] : [{ place: 'answer', text: answer }]),
    ...acceptedAnswers.map((text) => ({ place: 'accepted_answers', text })),
  ]
  return answers
    .filter(({ text }) => !isReadableAnswer(text, answerUnit))
    .map(({ place, text }) => ({ rule: 'unreadable_answer', place, detail: shortenDetail(text) }))
}

/** Reports formulas that KaTeX's strict mode rejects, and formulas that an import could not read. */
export const unparsableLatex: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) => listUnparsableLatex(html).map((problem) => ({ ...problem, place })))

/** Reports MathML that stays source text, because converting it to LaTeX would change its meaning. */
export const mathmlAsSource: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) => listMathmlAsSource(html).map((problem) => ({ ...problem, place })))

/** Reports figures with too short a description, and pictures without alt text. */
const undescribedFigure: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) => figureWithoutAlt(html).map((problem) => ({ ...problem, place })))

/** Reports links with an invalid URL. The URL is not fetched. */
const brokenLink: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) =>
    listAddresses(html)
      .filter(leadsNowhere)
      .map((address) => ({ rule: 'broken_link', place, detail: shortenDetail(address) })),
  )

type Tree = ReturnType<typeof parseHtml>

function listAddresses(html: string): string[] {
  return html.includes('<a') ? findLinks(parseHtml(html)) : []
}

function findLinks(node: Tree | Tree['children'][number]): string[] {
  const inside = 'children' in node ? node.children.flatMap(findLinks) : []
  if (node.type !== 'element' || node.tagName !== 'a') return inside
  return [String(node.properties['href'] ?? ''), ...inside]
}

/** The required URL format, by scheme. */
const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [/^(https?|ftps?):/, /^[a-z]+:\/\/[^\s/?#]+\.[^\s/?#.]+\.?(:\d+)?([/?#]\S*)?$/i],
  [/^(mailto|xmpp):/, /^[a-z]+:[^\s@]+@[^\s@.]+\.[^\s@]+$/i],
  [/^(tel|callto|sms):/, /\d/],
]

function leadsNowhere(href: string): boolean {
  const address = safeHref(href)
  if (address === undefined) return true
  const [, shape] = shapes.find(([kind]) => kind.test(address)) ?? []
  return shape !== undefined && !shape.test(address)
}

/** Reports a question without a skill, because neither practice nor a study plan offers it. */
const missingSkill: Rule = ({ skillTags }) =>
  skillTags.length === 0 ? [{ rule: 'missing_skill', place: 'skill_tags', detail: '' }] : []

/** Reports tags other than the planner's skills. Only the skills are translated; other tags are shown as typed. */
const untranslatedTag: Rule = ({ skillTags }) =>
  skillTags
    .filter((tag) => !isTerm(`skill.${tag}`))
    .map((tag) => ({ rule: 'untranslated_tag', place: 'skill_tags', detail: shortenDetail(tag) }))
