export const languages = ['en']
