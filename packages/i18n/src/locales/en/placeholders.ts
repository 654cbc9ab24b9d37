export const placeholders = {} as const
