/** KaTeX equivalents of commands that MathLive writes but KaTeX does not support. */
const equivalents: Readonly<Record<string, string>> = {
  '\\differentialD': '\\mathrm{d}',
  '\\capitalDifferentialD': '\\mathrm{D}',
  '\\exponentialE': '\\mathrm{e}',
  '\\imaginaryI': '\\mathrm{i}',
  '\\imaginaryJ': '\\mathrm{j}',
  '\\mleft': '\\left',
  '\\mright': '\\right',
  '\\doubleprime': '\\prime\\prime',
  '\\Colon': '\\dblcolon',
  '\\questeq': '\\stackrel{?}{=}',
  '\\slash': '/',
}

const token = /(?<command>\\[A-Za-z]+\*?)|(?<words>[\p{Script=Hangul}\p{Script=Han}\p{Script=Kana}]+)|\\[\s\S]|[\s\S]/gu

const takesText = /^\\(?:text(?:rm|it|bf|sf|tt|up|md|normal)?|mbox|operatorname\*?)$/

/**
 * Converts LaTeX from MathLive to the LaTeX that is stored. Brackets lose `\left` and `\right` when their content is
 * too low to stretch them.
 */
export function toStored(written: string): string {
  return toKatex(written).replaceAll(
    // superlinear: the LaTeX that MathLive writes for one formula
    /\\left(?:(\()|(?:\[|\\lbrack(?![A-Za-z]))|(\|))\s*([^\\{}()[\]|]*)\\right(?:(\))|(?:\]|\\rbrack(?![A-Za-z]))|(\|))/g,
    (_, round = '', bar = '', inside, closeRound = '', closeBar = '') =>
      `${round || bar || '['}${inside}${closeRound || closeBar || ']'}`,
  )
}

/**
 * Replaces commands that KaTeX lacks, empties placeholders, and wraps East Asian words in `\text`, as KaTeX's strict
 * mode requires.
 */
export function toKatex(written: string): string {
  const latex = written
    // superlinear: the LaTeX that MathLive writes for one formula
    .replaceAll(/\\placeholder(?:\[[^\]{}]*\])?\{([^{}]*)\}/g, '{$1}')
    .replaceAll('{{}}', '{}')
    // The text of `\operatorname` is upright even without `\mathrm`.
    .replaceAll(/\\operatorname(\*?)\{\\mathrm\{([^{}]*)\}\}/g, '\\operatorname$1{$2}')
  const converted = shortenPrimes(convertTokens(latex)).trim()
  return converted === '{}' ? '' : converted
}

function convertTokens(latex: string): string {
  /** For each open brace, whether the braces contain text. */
  const groups: boolean[] = []
  let textFollows = false
  return latex.replaceAll(token, (part, ...found) => {
    const isText = groups.at(-1) === true
    if (part === '{') groups.push(isText || textFollows)
    if (part === '}') groups.pop()
    if (part.trim() !== '') textFollows = takesText.test(part)
    if (isText) return part
    const [command, words] = found
    if (typeof words === 'string') return `\\text{${words}}`
    return typeof command === 'string' ? (equivalents[command] ?? part) : part
  })
}

function shortenPrimes(latex: string): string {
  return latex.replaceAll(/\^\{((?:\\prime)+)\}|\^\\prime(?![A-Za-z])/g, (_, many = '\\prime') =>
    "'".repeat(many.length / '\\prime'.length),
  )
}
