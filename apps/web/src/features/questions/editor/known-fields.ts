import { revisionContentSchema } from '@pathwise/api/questions/revisions.schemas'

const fields = revisionContentSchema.keyof().options

/** The fields that people write, out of those that the API refused. */
export function knownFields(refused: readonly string[]) {
  return fields.filter((field) => refused.includes(field))
}
