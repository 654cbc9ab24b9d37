export const chat = {
  title: 'Study assistant',
  note: 'Prepared answers. What you write stays in this browser.',
  close: 'Close the study assistant',
  log: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  typing: 'The assistant is typing…',
  field: 'Your message',
  placeholder: 'Ask about a subject or an exam',
  keys: 'Enter sends; Shift+Enter starts a new line.',
  send: 'Send',
  greeting:
    'Hi! Which subject is on your mind? Ask me about math, physics, chemistry, biology, English, history, or an exam.',
  replies: {
    math: 'In math, each topic builds on the one before it. Find the first step that feels shaky, solve five problems there without notes, then move up one step. Ten mistakes that you can explain are worth more than fifty problems done in a hurry.',
    physics:
      'In physics, draw before you calculate: the objects, the forces, the directions. Say in one sentence which law connects what you know with what you are looking for, and only then put in numbers. Check the units at the end.',
    chemistry:
      'In chemistry, practice switching between the three levels: what you see, what the particles do, and what the equation says. Balancing equations and mole calculations come up everywhere, so make them automatic first.',
    biology:
      'In biology, explain processes in your own words, step by step, with a quick sketch. Then test yourself with graphs and experiments: exams ask what the data show more often than what a word means.',
    english:
      'For English, read a little every day and mark which sentences make a point and which only support one. In writing, one clear claim per paragraph, backed by a quotation, does more than long words.',
    history:
      'In history, start from the source: who wrote it, when, for whom, and why? Then put two causes and one consequence on a short timeline. An essay needs a claim that someone could disagree with, and evidence for it.',
    exams:
      'For an exam, begin with the date and count back the weeks. The guides show sections, timing, and registration; Quick Start makes a plan for your week.',
    admissions:
      'For applications, put the deadlines in order and begin with the earliest. For each school, list what it asks for: transcript, test scores, essays, recommendation letters. Ask for letters at least a month ahead. The admissions guide shows how applying works in your country.',
    other:
      'I only have prepared answers about math, physics, chemistry, biology, English, history, exams, and applications. For anything else, make three quick choices in Quick Start and get a strategy of your own.',
  },
  safety: {
    crisis:
      'I’m really sorry you’re hurting this much, and I’m glad you said it. You don’t have to carry this alone.\nI only have prepared answers, so please talk to a person now: someone you trust, or one of these services. They are free, day and night.',
    strain:
      'That sounds like a lot. Put the work down for a while: breathe, drink some water, step outside. Then talk to someone you trust: a parent, a friend, a teacher, or your school counselor.\nIf it ever feels like too much, these people listen day and night, for free.',
    lines: {
      both: 'US and Canada: 988',
      canada: 'Canada, for young people: Kids Help Phone',
      danger: 'If you’re in danger right now or someone is hurting you',
    },
    ways: {
      call988: 'Call 988',
      text988: 'Text 988',
      callKids: 'Call 1-800-668-6868',
      textKids: 'Text CONNECT to 686868',
      call911: 'Call 911',
    },
  },
  links: {
    math: 'Open the math guide',
    science: 'Open the science guide',
    english: 'Open the English guide',
    history: 'Open the social studies guide',
    exams: 'See the exam guides',
    admissions: 'Open the admissions guide',
    quickStart: 'Get My Strategy',
  },
} as const
