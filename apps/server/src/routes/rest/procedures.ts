import { appRouter } from '@pathwise/api/root'
import type { AnyProcedure } from '@trpc/server'

type PathsIn<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends AnyProcedure
    ? `${Prefix}${Key}`
    : PathsIn<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

/** A procedure's name, such as `share.create`. A misspelled name does not compile. */
export type ProcedureName = PathsIn<(typeof appRouter)['_def']['record']>

function isProcedure(value: unknown): value is AnyProcedure {
  return typeof value === 'function' && '_def' in value
}

// `procedures` has the type of a nested record, but is a flat record with dotted names at run time.
const procedures = new Map(Object.entries<unknown>(appRouter._def.procedures))

export function findProcedure(name: ProcedureName): AnyProcedure {
  const found = procedures.get(name)
  if (!isProcedure(found)) throw new Error(`No procedure "${name}"`)
  return found
}
