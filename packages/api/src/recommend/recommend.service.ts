import type { Context } from '../context.ts'
import type { Recommendations } from './recommend.schemas.ts'

export async function recommend(_context: Pick<Context, 'language'>, _asked: object): Promise<Recommendations> {
  return { items: [] }
}
