export const placeholders = {
  comingSoon: 'Coming soon',
  links: {
    quickStart: 'Get My Strategy',
    home: 'Go to the home page',
  },
  pages: {
    questions: {
      title: 'Question editor',
      text: 'Editors will find and write practice questions here.',
    },
  },
} as const
