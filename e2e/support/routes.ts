/** The specified public paths, with sample guides for `{slug}` and one unknown path. */
export const publicPaths = {
  'the guides for the US': [
    '/guides/us',
    '/guides/us/exams-admissions',
    '/guides/us/math',
    '/guides/us/extracurricular',
    '/guides/us/personal-skills',
    '/guides/us/scholarship-finances',
  ],
  'the guides for Canada': [
    '/guides/ca',
    '/guides/ca/exams-admissions',
    '/guides/ca/math',
    '/guides/ca/scholarship-finances',
  ],
  'the guides to exams': [
    '/guides/us/exams/sat',
    '/guides/us/exams/ap',
    '/guides/us/exams/act',
    '/guides/us/exams/ouac',
  ],
  'the pages about plans': ['/pricing', '/plans', '/checkout?plan=pro', '/checkout/success?plan=pro'],
  'the pages for students': [
    '/plan',
    '/saved',
    '/study-plan',
    '/recommendations',
    '/content/list',
    '/content/read?id=1',
  ],
  'the other pages': ['/login', '/about', '/terms', '/privacy', '/accessibility', '/contact', '/any/other/path'],
} as const
