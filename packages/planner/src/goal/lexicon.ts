import { type Found, isGap, matchName, type Name } from './match-name.ts'
import type { Meaning } from './token.ts'
import { simplify } from './vocabulary/simplify.ts'
import { listEntries, type Thing } from './vocabulary/things.ts'

/**
 * Matches a unit after a number, which shows that the number is not a grade or course number: 'math 11年級', 'physics
 * 12점'.
 */
const noUnit =
  /(?![\d+]|\.\d| ?u(?![a-z]))(?!\s*(?:年|月|日|학년|월|점|分|%|개|등급|시간|th(?![a-z])|to(?= ?\d)|想(?= ?(?:2\d|3[0-6])(?!\d))|-\s*\d))/
    .source

/** Builds the pattern for a grade or course number that follows a name: 'Chemistry 11', 'Math 30-1', 'Math 10C'. */
function buildNumber(numbers: string): RegExp {
  // '10c' is tried before '10', which is a prefix of it.
  const longestFirst = numbers.split('|').toSorted((one, other) => other.length - one.length)
  const all = longestFirst.map((number) => number + (/\d$/.test(number) ? noUnit : '(?![a-z])'))
  return new RegExp(String.raw`[\s-]*(${all.join('|')})`, 'y')
}

const numberPatterns = new Map<Thing, RegExp>()

/** Returns the pattern for the number that must follow an entry's names. */
function findNumberPattern(thing: Thing): RegExp | null {
  if (thing.numbers === undefined) return null
  const pattern = numberPatterns.get(thing) ?? buildNumber(thing.numbers)
  numberPatterns.set(thing, pattern)
  return pattern
}

/** Names that start with the same characters. */
interface Branch {
  readonly names: string[]
  /** The entry of each name, at the same index. */
  readonly things: Thing[]
  ready?: readonly Name[]
  next?: Branches
}

/** Branches by their next character, in Simplified form. The key of names without another character is ''. */
type Branches = ReadonlyMap<string, Branch>

/** A branch with at most this many names is not split, because comparing each of them is faster. */
const mostUnsplit = 8

/** Returns the character at an index of a name, not counting spaces and hyphens, or '' after the end of the name. */
function pickCharacter(name: string, index: number): string {
  let at = 0
  for (let left = index; left > 0 || isGap(name.charAt(at)); at += 1) if (!isGap(name.charAt(at))) left -= 1
  return name.charAt(at)
}

/** Groups names by a character. Creates no object per name, so that the first goal is parsed sooner. */
class Splitter {
  /** Branches by the character as written, because converting the character of every name is slow. */
  readonly #written = new Map<string, Branch>()
  readonly branches = new Map<string, Branch>()

  add(character: string, name: string, thing: Thing): void {
    const branch = this.#written.get(character) ?? this.#create(character)
    branch.names.push(name)
    branch.things.push(thing)
  }

  #create(character: string): Branch {
    const key = simplify(character)
    const branch = this.branches.get(key) ?? { names: [], things: [] }
    this.#written.set(character, branch)
    this.branches.set(key, branch)
    return branch
  }
}

function splitAll(): Branches {
  const splitter = new Splitter()
  for (const thing of listEntries()) for (const name of thing.names) splitter.add(name.charAt(0), name, thing)
  return splitter.branches
}

function splitBranch({ names, things }: Branch, depth: number): Branches {
  const splitter = new Splitter()
  things.forEach((thing, index) => {
    const name = names[index] ?? ''
    splitter.add(pickCharacter(name, depth), name, thing)
  })
  return splitter.branches
}

function readNames(branch: Branch): readonly Name[] {
  branch.ready ??= branch.things.map((thing, index) => {
    const written = branch.names[index] ?? ''
    return { thing, written, text: simplify(written), number: findNumberPattern(thing) }
  })
  return branch.ready
}

let allBranches: Branches | undefined

/**
 * Yields the names that may start at a position. Splits a branch when a goal contains its characters for the first
 * time.
 */
function* listCandidates(text: string, at: number): Generator<readonly Name[]> {
  allBranches ??= splitAll()
  let branch = allBranches.get(text.charAt(at))
  let next = at + 1
  for (let depth = 1; branch && branch.names.length > mostUnsplit; depth += 1) {
    branch.next ??= splitBranch(branch, depth)
    const ended = branch.next.get('')
    if (ended) yield readNames(ended)
    while (isGap(text.charAt(next))) next += 1
    branch = next < text.length ? branch.next.get(text.charAt(next)) : undefined
    next += 1
  }
  if (branch) yield readNames(branch)
}

/**
 * Returns a function that finds the longest name at a position in a text. `graded` allows provincial courses ('Science
 * 10'), and `accepts` filters by meaning. When two names end at the same position, a numbered course takes precedence,
 * followed by the name with the same spelling as in the text.
 */
export function searchNames(
  lower: string,
): (at: number, graded: boolean, accepts?: (meaning: Meaning) => boolean) => Found | null {
  const text = simplify(lower)
  const rank = ({ number, written }: Name, at: number) => (number ? 2 : lower.startsWith(written, at) ? 1 : 0)

  return (at, graded, accepts) => {
    let best: (Found & { rank: number }) | null = null
    for (const names of listCandidates(text, at)) {
      for (const name of names) {
        if (!graded && name.thing.meaning.kind === 'local') continue
        if (accepts && !accepts(name.thing.meaning)) continue
        const found = matchName(name, text, at)
        if (!found || (best && found.end < best.end)) continue
        const ranked = { ...found, rank: rank(name, at) }
        if (!best || found.end > best.end || ranked.rank > best.rank) best = ranked
      }
    }
    return best
  }
}
