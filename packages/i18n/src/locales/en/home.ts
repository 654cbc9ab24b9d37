export const home = {
  title: 'Study strategies for high-school students',
  hero: {
    title: 'Plan your path with the product',
    lead: 'Tell us your grade and your goal. You get a strategy that says where you stand, what to work on first, and what to do on each day of next week.',
    browse: 'Browse US Guides',
  },
  quickStart: {
    title: 'Quick Start',
    lead: 'Three answers, no account.',
    submit: 'Get My Strategy',
    running: 'Running diagnostics...',
    failed: 'Diagnostics failed. Please try again.',
  },
} as const
