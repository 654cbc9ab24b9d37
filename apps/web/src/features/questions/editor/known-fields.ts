import { revisionContentSchema } from '@pathwise/api/questions/revisions.schemas'

const fields = revisionContentSchema.keyof().options

/** Returns the editable fields among those that the API rejected. */
export function knownFields(refused: readonly string[]) {
  return fields.filter((field) => refused.includes(field))
}
