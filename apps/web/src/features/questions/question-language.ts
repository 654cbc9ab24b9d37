/** The language that questions are written in, whatever the reader's own is. */
export const questionLanguage = 'en'
