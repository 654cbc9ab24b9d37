export const home = {
  title: 'Study strategies for high-school students',
  hero: {
    title: 'Plan your path with Pathwise',
    lead: 'Tell us your grade and your goal. You get a strategy that says what your goal takes, what to work on first, and what to do each day next week.',
    browse: 'Browse US Guides',
  },
  quickStart: {
    title: 'Quick Start',
    lead: 'Three quick choices. No account needed.',
    running: 'Running diagnostics...',
    failed: 'Diagnostics failed. Please try again.',
  },
} as const
