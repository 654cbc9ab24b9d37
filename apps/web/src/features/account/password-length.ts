/** The lengths of a password, in characters. The API's own constants come with its schemas and zod; a test compares them. */
export const shortestPassword = 12
export const longestPassword = 128
