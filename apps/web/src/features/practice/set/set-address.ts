import { type CreateSetInput, createSetInputSchema } from '@pathwise/api/practice/practice.schemas'
import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'

/** The parameters in the URL of a set. */
export type SetRequest = Omit<CreateSetInput, 'count' | 'seen' | 'cards' | 'exam_on'>

const readList = (text: string | null) => text?.split(',').filter((part) => part !== '')

/** Parses the parameters of a set from the URL. Returns undefined if there are none. */
export function readSetRequest(parameters: URLSearchParams): SetRequest | undefined {
  const given = {
    kind: parameters.get('kind'),
    skill: parameters.get('skill') ?? undefined,
    skills: readList(parameters.get('skills')),
    ids: readList(parameters.get('ids'))?.slice(0, practiceLimits.ids).map(Number),
    difficulty: parameters.get('difficulty') ?? undefined,
  }
  const parsed = createSetInputSchema.safeParse(given).data
  if (!parsed) return undefined
  const { count: _count, seen: _seen, cards: _cards, ...request } = parsed
  return request
}
