import type { Token } from './token.ts'
import { alternatives } from './vocabulary/alternatives.ts'

const either = /^ ?(?:[还還]是|或者?|or|vs\.?|versus|아니면|이?냐|이나|\/) ?(?:the |(?:ap|ib) ?)*$/
const joined = /^ ?(?:and|&|,|이?랑|와|과|하고|和|跟|與|与|、) ?(?:the |(?:ap|ib) ?)*$/
const betweenBefore =
  /\b(?:torn|choosing|choose|deciding|decide|choice|stuck|undecided|debating|in|i'?m)(?: is)? between (?:the |ap |ib )*$|(?:[纠糾][结結]|[犹猶]豫|考[虑慮])[着著了过過]? ?$/
const triedAfter =
  /^(?:[^.!?。]{0,3}둘)? ?(?:중|二[选選]一|之?[间間]|[两兩]?[个個]?都[试試考做][过過了]|둘 ?다 ?(?:쳐|봐|해|풀))|^,? (?:i |we |he |she )?(?:tried|took|did) (?:them )?both\b/
const chosenBefore =
  // superlinear: a goal has at most 200 characters
  /\b(?:chose|choosing|choose|picked|picking|going with|went with|go with|decided(?: on)?|settled on|kept|keeping|sticking with|stuck with|stick with|just|only|probably|leaning(?: towards?)?|so)\b(?: (?:to|the|for|with|take|taking|do|doing|keep|keeping|ap|ib|just|only))* $|(?:[选選]|[决決]定|定|留下?|就|只|最[后後])(?:[了下考上修是去报報选選定读讀念]|就)*(?:ap|ib)? ?$/
const chosenAfter =
  /^ (?:it is\b|won\b|wins\b|(?:felt|feels|was|is|seemed|seems|went) (?:(?:so|a lot|much|way|just|a bit) )*(?:better|nicer|easier|more|cheaper|shorter|faster)|(?:fits?|suits?|suited)\b)|^(?:으?로|만|를|을|이|가) ?(?:최종 ?|그냥 ?)?(?:갑|가기로|갈|정했|결정|선택|골랐|택했|하기로|듣기로|보기로|하려|봅니다|더 ?(?:맞|나|편|쉬|좋|잘))|^(?:比[较較]|感[觉覺]|做起[来來]|明[显顯])*更?(?:[顺順]|[适適]合)/

/** Returns whether the text around a name says that the student has chosen it: 'AP Stats or AP Calc AB… chose Stats'. */
export const isChosen = (before: string, after: string) => chosenBefore.test(before) || chosenAfter.test(after)

/** Returns the name of an exam that has alternatives, a course or a university, or null for any other token. */
function describe(token: Token): string | null {
  if (token.kind === 'exam') return alternatives[token.exam] ? token.exam : null
  if (token.kind === 'local' || token.kind === 'university') return token.name
  return token.kind === 'field' ? (token.field.ap ?? token.field.ib ?? null) : null
}

/** Returns the exams, courses and universities that the student considered but did not choose. */
export function listUnchosen(tokens: readonly Token[], text: string): Token[] {
  const items = tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const isCourse = token.kind === 'exam' && next?.kind === 'field' && next.start - token.end <= 1
    const name = isCourse ? null : describe(token)
    return name === null ? [] : [{ token, name }]
  })
  // A goal without a repeated name states no choice.
  if (new Set(items.map(({ name }) => name)).size === items.length) return []
  return items.flatMap((first, at) => {
    const second = items[at + 1]
    const later = items.slice(at + 2)
    if (!second || later.length === 0 || first.token.kind !== second.token.kind || first.name === second.name) return []
    if (first.token.kind === 'exam' && !alternatives[first.name]?.includes(second.name)) return []
    const gap = text.slice(first.token.end, second.token.start)
    const isPair =
      either.test(gap) ||
      (joined.test(gap) &&
        (betweenBefore.test(text.slice(0, first.token.start)) || triedAfter.test(text.slice(second.token.end))))
    const names = new Set(later.map(({ name }) => name))
    const unchosen = names.has(first.name) ? second : first
    const chosen = later.find(({ name }) => name === first.name || name === second.name)
    if (!isPair || !chosen || names.has(unchosen.name)) return []
    const { start, end } = chosen.token
    return isChosen(text.slice(second.token.end, start), text.slice(end)) ? [unchosen.token] : []
  })
}
