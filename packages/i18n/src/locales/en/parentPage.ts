export const parentPage = {
  title: 'This week’s study plan',
  loading: 'The plan is loading',
  failed: 'The plan could not be loaded. Check your connection, then try again.',
  print: 'Print',
  ended: {
    title: 'This link no longer works',
    text: 'Links work for 90 days, and students can delete them earlier. Just ask for a new one.',
  },
  asOf: 'As of {{date}}. This link works until {{until}}.',
  time: {
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    both: '{{hours}} h {{minutes}} min',
  },
  week: {
    title: 'This week',
    today: 'Today',
    isDone: 'done',
    none: 'Nothing is planned for this week.',
    sum_one: '{{done}} of {{count}} task done · {{spent}} of {{planned}}',
    sum_other: '{{done}} of {{count}} tasks done · {{spent}} of {{planned}}',
  },
  done: {
    title: 'Finished tasks',
    none: 'No tasks have been checked off yet. That is fine: plans start slowly.',
    sum_one: '{{count}} task on {{days}} day in the last four weeks, {{time}} in all.',
    sum_other: '{{count}} tasks in the last four weeks, {{time}} in all. Study days: {{days}}.',
  },
  next: {
    title: 'Next week',
    none: 'Nothing is planned yet.',
    sum_one: 'One study day, {{time}} in all.',
    sum_other: '{{count}} study days, {{time}} in all.',
  },
  dates: {
    title: 'Dates ahead',
    lead: 'Check the official site before you act on a date.',
    none: 'No exam days or deadlines are coming up in this plan.',
    exam: '{{exam}}: this plan’s exam day',
    expected: 'expected',
  },
  results: {
    title: 'Measured skill levels',
    lead: 'Each range shows how many of 10 medium-difficulty questions your teen can probably answer correctly. A range like this is right 8 times out of 10.',
    none: 'Nothing has been measured yet.',
    range: '{{low}} to {{high}} of 10; the goal needs about {{target}}',
    verdict: {
      needs_work: 'needs work',
      on_track: 'on track',
      not_sure: 'not sure yet',
    },
  },
  help: {
    title: 'How you can help',
    learn: {
      one: 'Ask what was new today, and let your teen explain it to you. Explaining makes it stick.',
      two: 'Keep study time free of errands and phones. It helps if you put your own phone away, too.',
      three:
        'Forgetting is part of learning. Saying “It will come up again” does more good than pointing out what was forgotten.',
    },
    practise: {
      one: 'Ask which problem was interesting, rather than how many were right.',
      two: 'A mistake shows where the next step is. Celebrate each mistake your teen comes to understand.',
      three: 'A snack, a quiet table, and the same hour each day do more than a pep talk.',
    },
    mixed: {
      one: 'Mixed practice feels harder and slower, and that is part of why it works. A little groaning is normal.',
      two: 'When a day is missed, nothing is lost: its tasks stay in the plan.',
      three: 'Once this week, do something together that has nothing to do with school.',
    },
    timed: {
      one: 'Let your teen do the timed parts without interruptions, with the phone in another room.',
      two: 'Ask first how it felt, and only then how it went. Individual results go up and down.',
      three: 'Go over the practical things together now: ID, calculator, and how to get to the test.',
    },
    taper: {
      one: 'Studying less is the plan this week, so please don’t ask for more.',
      two: 'Right now, sleep matters more than another practice set. Agree on a bedtime for the three nights before the exam.',
      three: 'Pack the bag together the night before, and say that you are proud of the work, whatever the score.',
    },
    over: {
      one: 'All the work in this plan is done. Celebrate it, whatever the result.',
      two: 'Let a few days pass before you talk about the next goal.',
      three: 'Then ask what your teen would like to keep doing, and what to do differently.',
    },
  },
} as const
