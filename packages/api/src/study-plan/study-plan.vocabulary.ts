/** The maximum number of completed tasks in a request, which is twice the maximum number of tasks in a plan. */
export const mostDone = 1_200

/** How far ahead a student can set an exam date, in days. */
export const mostDaysToExam = 730

/** The maximum number of items in an upload of progress. */
export const mostSentItems = 500
