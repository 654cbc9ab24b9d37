import { TRPCError } from '@trpc/server'

export const use = TRPCError
