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
  modules: {
    title: 'Modules',
    lead: 'Pick a subject and see what matters in it.',
    english: {
      title: 'English',
      text: 'Close reading, clear writing and the grammar that tests ask for.',
    },
    math: {
      title: 'Math',
      text: 'From algebra to calculus, in the order that builds on itself.',
    },
    science: {
      title: 'Science',
      text: 'Biology, chemistry and physics, with the data skills they share.',
    },
    history: {
      title: 'History',
      text: 'Sources, arguments and essays that hold together.',
    },
    ap: {
      title: 'AP Courses',
      text: 'What each course expects, and how a 5 is earned.',
    },
    testPrep: {
      title: 'Test Prep',
      text: 'SAT, ACT, AP and Ontario applications, step by step.',
    },
  },
} as const
