import type { Token } from './token.ts'

const among = /^ ?(?:중에서?|중|之間|之间|里面?|裡面?)?,? ?(?:는|선|[就我]|更)?(?:想)?[选選挑]? ?(?:ap|ib)? ?$/
const joined = /^ ?(?:랑|이랑|와|과|하고|나|이나|,|和|跟|與|与|、|or|and) ?(?:ap|ib)? ?$/

/**
 * Keeps only the choice that the goal makes: 'AP 영문학이랑 랭귀지 중에 랭귀지 들어요'. The chosen name repeats one of the two
 * names before it.
 */
export function dropRejectedChoices(lower: string, tokens: readonly Token[]): Token[] {
  const names = tokens.flatMap((token) => (token.kind === 'field' ? [token] : []))
  for (const [at, first] of names.entries()) {
    const second = names[at + 1]
    const chosen = names[at + 2]
    if (!second || !chosen || !joined.test(lower.slice(first.end, second.start))) continue
    const between = lower.slice(second.end, chosen.start)
    if (!/중|[选選挑]/.test(between) || !among.test(between)) continue
    if (first.field !== chosen.field && second.field !== chosen.field) continue
    return tokens.flatMap((token) => {
      if (token === first) return [{ ...first, field: chosen.field }]
      return token.start > first.start && token.end <= chosen.end ? [] : [token]
    })
  }
  return [...tokens]
}
