import type { FieldToken, Token } from './token.ts'

const fromBefore = /\b(?:switch|mov|chang)\w{0,3} from (?:the )?$|[从從]$/
/** Words around a course that the student leaves for another: 'dropped from AP Chem to honors chem'. */
const leaves =
  /\b(?:switch|mov|chang|drop|went|go|transfer|downgrad|bump)\w{0,4}(?: (?:down|out|over|back|away))? (?:from|of) (?:the )?(?:ap |ib )?$/
const arrives = /^ ?(?:hl |sl |class |course )?(?:back |down |over )?(?:in)?to (?!an? \d)/
const toBetween = /^ ?(?:over )?to (?:the )?$|^ ?[转轉改换換](?:考|成|到|为|為|去考)? ?$/
/** Matches the text between the old and the new exam or course if it consists of a verb such as '换到' or '改成'. */
const exchanged = /^ ?(?:hl|sl)? ?(?:[换換轉转]|[换換][到成为為]|[转轉][到成]|改成|改[为為]|改[选選考修]) ?$/
/** Matches the text between the old and the new exam: '토플이 안나와서 듀오링고로 갈아탔어요'. */
const causeParticle = /^(?:에서|이|가|은|는|을|를)? ?[^,.]{0,10}$/
/** Matches the text between the old and the new exam: 'SAT考不好改走ACT', 'bombed the SAT so switching to ACT'. */
const changeBetween =
  /^[^,，。]{1,6}[，,]? ?(?:改|[换換轉转])(?:走|考|成|到|[为為]|[选選]|去考|[读讀]|念)? ?$|^[^.;!?]{0,30}\b(?:switch|mov|chang|pivot)\w* (?:over )?to (?:the )?$/
const courseCause = /^(?:에서|이|가|은|는|을|를)? ?[^,.\d]{0,14}$/
const intoAfter = /^(?:으?로) ?(?:바(?!꿀까)|갈아|전환|옮|변경|내려|낮|갔|가기로)/

const isCourse = ({ field }: FieldToken) => field.ap !== undefined || field.ib !== undefined

/**
 * Returns the exams and courses that the student is switching from: 'from ACT to SAT', 'ACT에서 SAT로 바꿨어요', 'AA SL
 * 换到 AI SL'.
 */
export function listReplaced(tokens: readonly Token[], text: string): Token[] {
  const things = tokens.filter((token) => token.kind !== 'mark')
  return things.filter((token, at) => {
    const next = things[at + 1]
    const after = things[at + 2]
    if (token.kind === 'field' && leaves.test(text.slice(0, token.start)) && arrives.test(text.slice(token.end)))
      return true
    const isBeforeExam = token.kind === 'field' && next?.kind === 'exam' && after?.kind === 'field'
    if ((token.kind !== 'exam' && token.kind !== 'field') || (next?.kind !== token.kind && !isBeforeExam) || !next)
      return false
    const between = text.slice(token.end, next.start)
    if (token.kind === 'field')
      return (
        exchanged.test(between) ||
        (next.kind === 'field' &&
          isCourse(token) &&
          isCourse(next) &&
          courseCause.test(between) &&
          intoAfter.test(text.slice(next.end)))
      )
    return (
      (fromBefore.test(text.slice(0, token.start)) && toBetween.test(between)) ||
      exchanged.test(between) ||
      changeBetween.test(between) ||
      (causeParticle.test(between) && intoAfter.test(text.slice(next.end)))
    )
  })
}
