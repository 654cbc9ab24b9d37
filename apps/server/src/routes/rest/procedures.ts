import { appRouter } from '@pathwise/api/root'
import type { AnyProcedure } from '@trpc/server'

type PathsIn<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends AnyProcedure
    ? `${Prefix}${Key}`
    : PathsIn<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

/** The name of a procedure, such as `share.create`; a misspelled name does not compile. */
export type ProcedureName = PathsIn<(typeof appRouter)['_def']['record']>

function isProcedure(value: unknown): value is AnyProcedure {
  return typeof value === 'function' && '_def' in value
}

export function findProcedure(name: ProcedureName): AnyProcedure {
  // At run time, the record is flat, with dotted names as keys, but its type is the nested record that clients use.
  const found = Object.entries<unknown>(appRouter._def.procedures).find(([key]) => key === name)?.[1]
  if (!isProcedure(found)) throw new Error(`No procedure "${name}"`)
  return found
}
