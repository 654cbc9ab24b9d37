/** The recommendation search, and the cards that the home page shows too. */
export const recommendationSearch = {
  title: 'Recommendations',
  lead: 'The guides, plans, and practice that fit your country, grade, and goal, with the reason for each.',
  form: 'Search recommendations',
  goal: 'Goal',
  goalHint: 'An exam, a score, a course, or a subject, in your own words',
  goalMissing: 'Write your goal first.',
  defaultGoal: 'SAT 1500+',
  submit: 'Search',
  results: 'Results',
  found_one: '{{count}} recommendation',
  found_other: '{{count}} recommendations',
  none: 'Nothing matches this search yet. Try different words for your goal, or another grade.',
  start: 'Choose your country, grade, and goal, then search.',
  forCountry: 'For students in: {{country}}',
  login: {
    title: 'Log in to see recommendations',
    text: 'You need an account to see recommendations. We’ll keep your search.',
  },
  problem: {
    method: 'Method not allowed (405).',
    unavailable: 'Recommendations are temporarily unavailable. Please try again.',
  },
} as const
