import type { Token } from '../token.ts'
import { simplify } from '../vocabulary/simplify.ts'
import { type FoundWord, findStanceWords } from './find-words.ts'
import type { StanceWord } from './stance-words.ts'

/** A part of a goal that makes one statement, with the names, numbers and stance words in it. */
export interface Clause {
  readonly start: number
  readonly end: number
  readonly names: readonly Token[]
  readonly numbers: readonly Token[]
  readonly words: readonly FoundWord[]
}

/** Text that ends a clause: punctuation, English and Chinese conjunctions, Korean endings before a space. */
const boundary =
  /[,，、.。;；!！?？:：)）…~\n]+|[(（](?!\d)| [-–—]+ |\b(?:but|and|so|now|while|though|although|yet|however|because|bc|cuz|since|then|whereas|plus|instead|just|only)\b| (?<=(?:는데|은데|인데|한데|던데|지만|니까|으며|이며|면서|거든|(?<!싶|하)고|하고|(?<!에)서|라|다가|[요음함임됨네죠]|[니았었했였됐]다) )(?!싶|있)|但是?|而(?!且)|而且|[不过過]过|可是|改(?=[申考读讀学學选選修报報走念上])|[转轉](?=[到申考读讀学學选選])|只(?=[想要考学學])| (?<=[\p{Script=Han}\d] )(?=\p{Script=Han})/gu

/** Text between the names of a list. */
const listGap =
  /^[ ,，、·&+/]*(?:(?:and|or|plus|n|이랑|랑|와|과|하고|및|그리고|和|跟|与|與|及|还有|還有|或) ?)?(?:(?:the|my|both) ?)?$/

const contentKinds: ReadonlySet<Token['kind']> = new Set(['exam', 'field', 'local', 'university', 'programme'])

/** Returns whether a token names something that can be a goal, including an average. */
const isName = (token: Token) =>
  contentKinds.has(token.kind) || (token.kind === 'mark' && (token.mark === 'gpa' || token.mark === 'average'))

/** Returns whether a text between two names only joins them. */
export const isListGap = (gap: string) => listGap.test(gap)

interface Item {
  readonly start: number
  readonly end: number
  readonly name?: Token
  readonly number?: Token
  readonly word?: FoundWord
  /** A word that excludes the names after it. */
  readonly mark?: Token
}

const has = (items: readonly Item[], kind: 'name' | 'word') => items.some((item) => item[kind] !== undefined)

/** Returns whether a new statement starts at an item, although no boundary precedes it: 'precalc is fine its physics'. */
function startsStatement(item: Item, before: readonly Item[], after: readonly Item[], gap: string): boolean {
  const last = before.at(-1)
  // A difficulty after a wish for a score: '목표 32 과학이 제일 약함'.
  if (item.name && last?.number && before[0]?.word?.stance === 'wish' && after[0]?.word?.stance === 'weak') return true
  if (!last || !has(before, 'name')) return false
  // In '数学OK 英语差', the second name starts a new statement.
  if (item.name)
    return (
      last.name === undefined &&
      (before[0]?.name !== undefined ||
        (last.number !== undefined && !/^ ?(?:in|on|for|from|at|of|to|with)\b/.test(gap)))
    )
  // In '라이팅이 5.5 목표 7', a wish for a score follows a current score.
  if (item.word?.stance === 'wish' && last.number && after[0]?.number) return true
  // In 'math is fine struggling with chem', a word with another stance starts a statement about the later name.
  return (
    item.word !== undefined &&
    before[0]?.name !== undefined &&
    last.word !== undefined &&
    last.word.stance !== item.word.stance &&
    has(after, 'name')
  )
}

/** Whether a stance asks for work on its names. Names that are rejected, easy or completed need none. */
const asksForWork: Readonly<Partial<Record<StanceWord, boolean>>> = {
  wish: true,
  weak: true,
  strong: false,
  done: false,
  'rejected-next': false,
}

/** Returns whether an item says that the names after it need work, or undefined if it says nothing about them. */
function readItem({ word, mark, number, name }: Item): boolean | undefined {
  if (mark) return false
  return (number ?? name) ? true : word && asksForWork[word.stance]
}

const verb = /^ (?:is|are|was|were|has|have|had|need|needs|go|goes)\b/

/**
 * Returns whether the names after a comma have another predicate than the list before it: '别安排物理，化学生物要跟上',
 * 'no trig, vectors are what I need'. `first` and `last` are the first and last name of the whole list.
 */
function hasOwnPredicate(first: Token, last: Token, items: readonly Item[], text: string): boolean {
  const before = items.findLast(({ end }) => end <= first.start)
  if (!before || text.slice(before.end, first.start).search(/[,，.。;；!！?？]/) >= 0) return false
  const said = readItem(before)
  if (said === undefined) return false
  const [rest = ''] = (/^[^,，、.。;；!！?？:]*/.exec(text.slice(last.end))?.[0] ?? '').split(
    /\b(?:because|bc|cuz|since)\b|因为/,
  )
  // A name after a university is what the student wants there: 'not UBC, SFU business'.
  const after = items.filter(
    ({ start, name }) => start >= last.end && start < last.end + rest.length && (!name || last.kind === 'university'),
  )
  const predicate = after.find(({ word, mark }) => mark ?? word) ?? after[0]
  // After a dislike, any other predicate starts another statement: '讨厌SAT阅读,数学轻松'.
  const isDislike = before.mark?.kind === 'mark' && before.mark.mark === 'dislike-next'
  if (isDislike && predicate && readItem(predicate) !== undefined) return true
  return (predicate !== undefined && readItem(predicate) === !said) || (!said && verb.test(rest))
}

/** A goal in Simplified characters, and its clauses. */
export interface SplitGoal {
  readonly simple: string
  readonly clauses: readonly Clause[]
}

/** Splits a goal into clauses. A comma or conjunction between the names of a list does not end a clause. */
export function splitClauses(lower: string, tokens: readonly Token[]): SplitGoal {
  // Cantonese 唔 is read as its Mandarin equivalent 不.
  const simple = simplify(lower).replaceAll('唔', '不')
  const names = tokens.filter(isName)
  const numbers = tokens.filter(({ kind }) => kind === 'number')
  const content = [...names, ...numbers].toSorted((one, other) => one.start - other.start)
  const items: Item[] = [
    ...names.map((name) => ({ start: name.start, end: name.end, name })),
    ...numbers.map((number) => ({ start: number.start, end: number.end, number })),
    ...findStanceWords(simple, content).map((word) => ({ start: word.start, end: word.end, word })),
  ].toSorted((one, other) => one.start - other.start)
  const marked = [
    ...items,
    ...tokens.flatMap((mark) =>
      mark.kind === 'mark' && /^(?:not|dislike)-/.test(mark.mark) ? [{ start: mark.start, end: mark.end, mark }] : [],
    ),
  ].toSorted((one, other) => one.start - other.start)
  const cuts = [...lower.matchAll(boundary)].flatMap(({ index, 0: { length } }) => {
    const end = index + length
    if (content.some((one) => one.start < end && one.end > index)) return []
    // A conjunction in a stance word does not end the clause.
    if (items.some(({ word, start, end: to }) => word && start < index && to > end)) return []
    // In 'AP Bio, piece of cake', the comma separates a name from its predicate.
    const sentence = Math.max(...['.', '!', '?', ';', '。'].map((mark) => simple.lastIndexOf(mark, index - 1))) + 1
    const said = content.filter((one) => one.start >= sentence && one.end <= index)
    const isBare = said.length > 0 && said.reduce((sum, one) => sum + one.end - one.start, 0) >= index - sentence - 2
    const rest = /^[^,，.。;；!！?？、:]*/.exec(simple.slice(end))?.[0].length ?? 0
    if (
      isBare &&
      said.every(({ kind }) => kind !== 'number') &&
      simple.charAt(index) === ',' &&
      content.every((one) => one.start < end || one.start >= end + rest)
    )
      return []
    const after = names.findIndex((one) => one.start >= end)
    const joins = (at: number) => {
      const [one, other] = [names[at - 1], names[at]]
      return one !== undefined && other !== undefined && isListGap(lower.slice(one.end, other.start))
    }
    // A comma between two names belongs to a list only if a third name is joined to them: 'bio, chem and physics'.
    const isList = joins(after) && (!/[,，]|^ $/.test(lower.slice(index, end)) || joins(after - 1) || joins(after + 1))
    if (!isList) return [end]
    let [first, last] = [after - 1, after]
    while (joins(first)) first -= 1
    while (joins(last + 1) && names[last]?.kind !== 'university') last += 1
    const [from, to] = [names[first], names[last]]
    return from && to && /[,，]/.test(lower.charAt(index)) && hasOwnPredicate(from, to, marked, simple) ? [end] : []
  })
  const clauses: Clause[] = []
  let run: Item[] = []
  let from = 0
  const finish = (to: number) => {
    clauses.push({
      start: from,
      end: to,
      names: run.flatMap(({ name }) => name ?? []),
      numbers: run.flatMap(({ number }) => number ?? []),
      words: run.flatMap(({ word }) => word ?? []),
    })
    run = []
    from = to
  }
  const ends = [...cuts, lower.length]
  for (const cut of ends) {
    const inside = items.filter(({ start }) => start >= from && start < cut)
    for (const [at, item] of inside.entries()) {
      if (startsStatement(item, run, inside.slice(at + 1), lower.slice(inside[at - 1]?.end ?? from, item.start)))
        finish(item.start)
      run.push(item)
    }
    if (cut > from) finish(cut)
  }
  return { simple, clauses }
}
