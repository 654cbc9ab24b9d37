/** The language of question content, independent of the UI language. */
export const questionLanguage = 'en'
