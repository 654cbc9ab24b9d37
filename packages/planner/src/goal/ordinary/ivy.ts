import type { Token } from '../token.ts'

/** Matches text after '아이비' that makes it the Ivy League: '아이비는 관심 없고', '아이비 대학', '아이비급'. */
const ivyAfter =
  /^(?:는|은|까지|까진|만|도|를|에)? ?(?:관심|생각|욕심|바라|무리|됐|안 ?가|못 ?가|아니어도|갈|가고|가려|가기|합격|붙|급|대학|스쿨|지원|입학|포기|진학)/
const ibWord = /(?<![a-z])(?:[hs]l|tok|dp|ibdp|ia)(?![a-z])|디플로마|프로그램|과정|시험|내부평가/

const givenUp = /^(?:는|은)? ?(?:포기|무리)/

/** Returns whether the goal has an IB total or an AP exam in place of the IB: '아이비 38점', '아이비 포기하고 AP로'. */
function isDiploma(ivy: Token, after: string, tokens: readonly Token[]): boolean {
  const others = tokens.flatMap((token) => (token !== ivy && token.kind === 'exam' ? [token] : []))
  return (
    (others.length === 0 &&
      tokens.some((token) => token.kind === 'number' && token.value >= 24 && token.value <= 45)) ||
    (givenUp.test(after) && others.some(({ start, exam }) => exam === 'AP' && start > ivy.start))
  )
}

/** Reads '아이비' as the Ivy League, not the IB, if the text around it is about admission. */
export function readIvy(lower: string, tokens: readonly Token[]): Token[] {
  return tokens.map((token) =>
    token.kind === 'exam' &&
    lower.slice(token.start, token.end) === '아이비' &&
    ivyAfter.test(lower.slice(token.end)) &&
    !ibWord.test(lower) &&
    !isDiploma(token, lower.slice(token.end), tokens)
      ? { kind: 'university', name: 'Ivy League', programme: null, start: token.start, end: token.end }
      : token,
  )
}
