/** The maximum number of recipients per account, including the student. */
export const mostReminders = 4
