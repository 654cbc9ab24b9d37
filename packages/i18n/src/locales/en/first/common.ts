export const common = {
  brand: 'Pathwise',
  loading: 'Loading…',
  tooMany: 'Too many attempts. Please try again after {{time}}.',
  passed: 'passed',
  keys: {
    open: 'Keys',
    title: 'Keyboard shortcuts',
    list: 'This list',
    on: 'Use keyboard shortcuts',
    close: 'Close',
  },
  country: {
    label: 'Country',
    US: 'United States',
    CA: 'Canada',
  },
  grade: {
    label: 'Grade',
    G9: 'Grade 9',
    G10: 'Grade 10',
    G11: 'Grade 11',
    G12: 'Grade 12',
  },
  goal: {
    label: 'Goal',
    SAT_1500_PLUS: 'SAT 1500+',
    ACT_35_PLUS: 'ACT 35+',
    AP_5: 'AP score of 5',
    IB_7: 'IB grade of 7',
  },
} as const
