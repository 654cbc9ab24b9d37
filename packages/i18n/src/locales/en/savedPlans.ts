export const savedPlans = {} as const
