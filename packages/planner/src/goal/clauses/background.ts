import { isExcepted, isOther } from '../exception.ts'
import type { Token } from '../token.ts'
import type { Clause, SplitGoal } from './clauses.ts'
import { readStances } from './stances.ts'

function findName(token: Token): string | null {
  if (token.kind === 'field') {
    const { ap, subject, topic } = token.field
    return subject ?? topic ?? ap ?? null
  }
  return token.kind === 'local' ? token.name : null
}

/** Words between a name and its predicate. */
const fillers =
  /成绩|分数|部分|一直|已经|早就|现在|目前|基本|这门|那门|这块|这章|那章|倒是?|其实|本来|考得|学得|自己|上学期|去年|今年|完全|真的|我|都|还|就|算|也|점수|성적|작년에?|지난 ?학기에?|이미|벌써|이제|다|거의|원래|진짜|늘|항상|혼자서?|잘/g

/** Returns whether a name is a 'topic', a 'subject' or a 'course', or null for any other token. */
function findLevel(token: Token, tokens: readonly Token[]): 'topic' | 'subject' | 'course' | null {
  if (token.kind === 'local') return 'course'
  if (token.kind !== 'field') return null
  const before = tokens[tokens.indexOf(token) - 1]
  if (token.field.implies || (before?.kind === 'exam' && token.start - before.end <= 1)) return 'course'
  return token.field.subject ? 'subject' : token.field.topic ? 'topic' : 'course'
}

/** Words between a part and the whole: 'the genetics part of bio'. */
const beforeWhole =
  /^ (?:part|parts|unit|units|chapter|section|half|side|stuff|portion|bit)s? (?:of|in|from) (?:the |my |ap )?$/

/** Returns whether a token names an exam with a total score: 'got 98 on the TOEFL which is plenty'. */
const isWholeExam = (token: Token) => token.kind === 'exam' && /^(?:P?SAT|ACT|TOEFL|IELTS|DET)$/.test(token.exam)

const isSameExam = (one: Token, other: Token) =>
  one.kind === 'exam' && other.kind === 'exam' && one.label === other.label

/** Returns the names in a clause that its predicate is about: in 'AP生物的生态还可以', only the topic. */
function listSubjects(lower: string, { names, words }: Clause, tokens: readonly Token[]): Token[] {
  const all = names.filter(({ kind }) => kind === 'field' || kind === 'local')
  if (names.length === 1 && names.every(isWholeExam)) return [...names]
  // In 'I get the genetics part of bio', the predicate is about the part.
  const own = all.filter((name, at) => {
    const before = all[at - 1]
    return !before || !beforeWhole.test(lower.slice(before.end, name.start))
  })
  const last = own.at(-1)
  const word = words.find(({ stance }) => stance !== 'wish' && stance !== 'weak') ?? words[0]
  if (!last) return []
  if (!word) return own
  const gap = word.start >= last.end ? lower.slice(last.end, word.start).replaceAll(fillers, '') : ''
  if (/\p{Script=Han}{2}/u.test(gap)) return []
  const isTopic = (name: Token) => findLevel(name, tokens) === 'topic'
  return own.filter((name) => isTopic(name) === isTopic(last))
}

/** Words that are not a predicate. */
const notPredicate =
  /\b(?:and|or|the|a|an|my|his|her|our|your|in|on|at|for|of|with|to|is|are|was|i|i'?m|im|we|he|she|they|it|its|it'?s|am|both|also|too|plus|class|classes|course|courses|test|exam|unit|part|section|this|next|year|yr|semester|term|fall|spring|summer|winter|right|now|today|tomorrow|rn|currently|taking|take|have|has|doing|do|student|grade|grader|freshman|sophomore|junior|senior|honors|hls?|sls?|regular|mostly|mainly|especially|esp|please|pls|just|only|particularly|final|finals|prep|particular|likes?|loves?|enjoys?|because)\b|[^\p{L}]+/gu
/** Words of a clause that only emphasizes a name: '尤其是几何'. */
const emphasis = /喜欢|喜歡|좋아|尤其|特别|特別|题目|題目|특히|부터/
const isHan = /\p{Script=Han}/u

/** Words that continue the statement of the previous clause: 'also my reading …', 'vocabulary도 …'. */
const also = /^[ ,]*(?:and |but )?(?:also|plus|on top of that|另外|[还還]有|또|그리고) ?/
const alsoAfter = /^(?:[도也]|까지)/

/** Returns whether a clause says something about its names, even in words that we do not recognize. */
function hasPredicate(lower: string, { start, end, names }: Clause): boolean {
  let rest = lower.slice(start, end)
  for (const name of names) rest = rest.replace(lower.slice(name.start, name.end), ' ')
  const said = rest.replaceAll(notPredicate, '').replaceAll(fillers, '')
  // In 'Leo needs help in physics, Lena in French', a single word is not a predicate.
  if (/^[a-z]+$/.test(rest.replaceAll(notPredicate, ' ').trim())) return false
  if (also.test(lower.slice(start, end)) || names.some((name) => alsoAfter.test(lower.slice(name.end)))) return false
  return !emphasis.test(rest) && said.length >= (isHan.test(said) ? 3 : 4)
}

const comparedBefore =
  /(?:比(?:起|我的?)?|不如)$|\bunlike (?:my )?$|\b(?:lower|higher|worse|better|weaker|stronger|harder|easier|slower|more|less)(?: (?:for|to) (?:me|him|her|us))? than (?:my |his |her |in |the )*$|\b(?:better|stronger|weaker|worse|lower|slower) (?:at|in|with) [^,.;]{2,20} than (?:at |in |with )?(?:my )?$/
const comparedAfter = /^보다(?! 더 하고)/
/** Words that make the second name of a comparison the one that needs work: '化学没生物好', 'better at bio than chem'. */
const better =
  // superlinear: a goal has at most 200 characters
  /\b(?:better|higher|stronger|easier)\b[^,.;]*\bthan (?:at |in |with |my )*$|^보다 [^,.]{1,8}?(?:이|가|은|는) ?(?:더 ?|훨씬 ?)?(?:나[아은]|낫|쉬|쉽|좋|잘|높)|^比[^,.;]{1,6}(?:好|高|强|容易|简单|轻松)/

/** Returns the subjects that the goal names only for comparison: '比生物低很多'. */
function listCompared(lower: string, tokens: readonly Token[]): Set<Token> {
  if (!/than|unlike|比|不如|没|보다/.test(lower)) return new Set()
  const fields = tokens.filter((token) => token.kind === 'field')
  return new Set(
    fields.flatMap((one, at) => {
      const other = comparedAfter.test(lower.slice(one.end)) ? fields[at + 1] : fields[at - 1]
      if (!other || findName(other) === findName(one) || /^[^,.;!]{0,20}(?:\?|吗|[나까]요)/.test(lower.slice(one.end)))
        return []
      const [from, to] = one.start < other.start ? [one, other] : [other, one]
      const isCompared =
        (/没有?$/.test(lower.slice(0, one.start)) && /^(?:那么)?(?:好|高|强|稳)/.test(lower.slice(one.end))) ||
        comparedBefore.test(lower.slice(0, one.start)) ||
        comparedAfter.test(lower.slice(one.end))
      const isBetter = better.test(lower.slice(0, one.start)) || better.test(lower.slice(from.end, to.end + 12))
      return isCompared ? [isBetter ? other : one] : []
    }),
  )
}

const withEnds = (names: Iterable<Token>, clauses: readonly Clause[]) =>
  new Map(
    [...names].map((name): [Token, number] => [
      name,
      clauses.find(({ start, end }) => name.start >= start && name.start < end)?.end ?? name.end,
    ]),
  )

/** Returns whether a name is neither an average nor an exam of the type 'other'. */
const isPlanned = (name: Token) => name.kind !== 'mark' && !(name.kind === 'exam' && name.exam === 'other')

/**
 * Returns the names that need no work, each with the end of its clause, if another clause names what the student wants:
 * 'algebra makes sense, geometry does not', '물리는 끝냈고 화학이 걱정이에요'.
 */
export function listBackground(
  split: SplitGoal,
  tokens: readonly Token[],
  excluded: ReadonlySet<Token>,
): Map<Token, number> {
  const { simple: lower, clauses } = split
  const compared = listCompared(lower, tokens)
  if (clauses.length < 2) return withEnds(compared, clauses)
  const stances = readStances(split)
  const isWanted = (clause: Clause, at: number) =>
    (stances[at] === 'wanted' || stances[at] === 'weak' || stances[at] === 'silent') &&
    clause.names.some((name) => isPlanned(name) && !excluded.has(name) && !compared.has(name))
  const wanted = clauses.filter(isWanted)
  if (wanted.length === 0) return withEnds(compared, clauses)
  const weak = clauses.flatMap((clause, at) => (stances[at] === 'weak' ? clause.names : []))
  const isPeer = (name: Token) => weak.some((one) => findLevel(one, tokens) === findLevel(name, tokens))
  // In '雅思总分够了，就差写作6.5', the exam still has a weak section.
  const hasOtherExam = ({ names }: Clause) =>
    !names.every(isWholeExam) ||
    wanted.some((one) => one.names.some((name) => name.kind === 'exam' && !names.some((own) => isSameExam(own, name))))
  const isPassed = (clause: Clause, at: number) =>
    hasOtherExam(clause) &&
    clause.numbers.every((number) => number.kind === 'number' && number.now && clause.names.every(isWholeExam)) &&
    (stances[at] === 'background' ||
      (stances[at] === 'silent' &&
        clause.names.every((name) => ['topic', 'subject'].includes(findLevel(name, tokens) ?? '') && isPeer(name)) &&
        hasPredicate(lower, clause)))
  const again = new Set(
    clauses.flatMap((clause, at) => (isWanted(clause, at) && !isPassed(clause, at) ? clause.names.map(findName) : [])),
  )
  const background = clauses.flatMap((clause, at) =>
    isPassed(clause, at)
      ? listSubjects(lower, clause, tokens).filter(
          (name) =>
            !excluded.has(name) &&
            !isExcepted(lower, name.start, name.end) &&
            !again.has(findName(name)) &&
            // In '不想考AP物理，别的理科都可以', the family agrees to the other sciences.
            !(excluded.size > 0 && isOther(lower, name.start)),
        )
      : [],
  )
  return withEnds([...compared, ...background], clauses)
}
