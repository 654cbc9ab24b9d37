import type { Caller } from './auth/caller.ts'
import type { Context } from './context.ts'
import type { AccountExport } from './data-export/data-export.schemas.ts'

/** Reads one field of an account's data export. Each feature has its sources in `exported.ts`. */
export type ExportSource<Field extends keyof AccountExport> = (
  deps: Pick<Context, 'now' | 'prisma' | 'publicUrl'>,
  account: Pick<Caller, 'email' | 'id'>,
) => Promise<AccountExport[Field]>
