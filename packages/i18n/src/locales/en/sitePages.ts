/** Paragraphs are separated by an empty line; a paragraph whose lines begin with "- " is a list. */
export const sitePages = {
  updated: 'Last changed on {{date}}',
  seeAlso: 'See also',
  links: {
    quickStart: 'Get My Strategy',
    guides: 'Browse US Guides',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    account: 'Open my account',
    accessibility: 'Accessibility',
    contact: 'Contact',
    saved: 'Open my saved plans',
  },
  about: {
    title: 'About Us',
    lead: 'Pathwise helps students in grades 9 to 12 in the US and Canada see what to work on next, and why.',
    sections: {
      what: {
        title: 'What you can do here',
        text: 'Tell us your country, your grade and your goal. You get a strategy: where students of your grade usually stand, what moves you towards the goal the most, which problems to practice on, and a plan for each day of next week.\n\nYou can save the strategy, print it, put it into your calendar, or send your family a link. It reads in English, Korean, Traditional Chinese and Simplified Chinese, so that everybody at home can talk about the same plan.',
      },
      how: {
        title: 'How a strategy is made',
        text: 'By rules that we wrote down, not by guessing: how much each area counts in the exam, where your grade usually stands, how many weeks are left, and how many hours a week is reasonable. The same answers give the same plan.\n\nFigures about exams carry a source and the day we last checked them. Where sources disagree, or we are not sure, the page says so and sends you to the official site.',
      },
      limits: {
        title: 'What it is not',
        text: '- It does not measure you. The levels in a report are what is usual for a grade, until you have a score of your own.\n- It promises no score and no admission.\n- It does not replace your teachers and your school counselor. Bring them the report: it makes a good start for a conversation.\n- The study assistant answers with prepared texts. It is no person, and it does not learn from what you type.',
      },
      cost: {
        title: 'What it costs',
        text: 'Strategies, guides, saved plans and the study plan are free, and most of them work without an account. Paid plans are described on the pricing page.',
      },
    },
  },
  terms: {
    title: 'Terms of Service',
    lead: 'What you may expect from us, and what we ask of you, in plain words.',
    sections: {
      service: {
        title: 'The service',
        text: 'Pathwise gives study strategies, study plans, guides and recommendations to students in grades 9 to 12 and their families. We may change or add parts of it. If a part that you rely on is about to go, we say so on the site first.',
      },
      accounts: {
        title: 'Accounts',
        text: '- You need no account for a strategy, the guides or saving plans in your browser.\n- An account is for one person who is 13 or older. If you are under 18, please talk to a parent or guardian before you make one.\n- Keep your password to yourself, and change it if somebody else may know it.\n- You can delete your account at any time on the account page.',
      },
      yours: {
        title: 'What is yours',
        text: 'Your goals, reports and plans belong to you. We use them only to show them to you, and to those you send a link to. Everybody who has the link to a shared report can read it, so share it with care.\n\nThe guides, questions and drawings belong to Pathwise. You may use them for your own studying and print them for your class, but not sell them.',
      },
      fairUse: {
        title: 'Fair use',
        text: '- Do not try to enter the accounts of others, or to disturb the service.\n- Do not put anything unlawful or hurtful into reports that you share.\n- The service limits how often some things can be asked in a short time, so that it stays quick for everybody.',
      },
      advice: {
        title: 'Advice, not a promise',
        text: 'We prepare our advice with care, but exams and admission rules change, and mistakes happen. For dates, fees and requirements the official site of the exam or the university decides. Check it before you register, pay or apply. No result is guaranteed.',
      },
      paying: {
        title: 'Paid plans',
        text: 'The pricing page lists the paid plans and what they include. You pay only after you confirm a payment at the checkout, and prices are in US dollars. While the checkout says that billing is off, nothing can be bought and nobody is charged.',
      },
      ending: {
        title: 'Changes and the end',
        text: 'When these terms change, the date at the top changes with them, and a change that matters to you is announced on the home page. We may close an account that harms others; you can ask us why. Rights that the law of your country or province gives you as a consumer are not touched by anything here.',
      },
    },
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What we store, where, for how long, and how you get it back or deleted. The short version: as little as we can, no advertising, no trackers, nothing sold.',
    sections: {
      browser: {
        title: 'What stays in your browser',
        text: '- Your language, country and light or dark theme\n- The plans you save, the report you opened last, and how far you are in your study plan\n- While you are signed in: a key that tells the server who you are\n\nIt stays until you delete it here or clear your browser’s site data. On a shared computer other people can see it, even after you sign out. Delete your saved plans before you leave, or use a private window.',
      },
      server: {
        title: 'What our server stores',
        text: '- If you make an account: your email, the name you choose (if any), your password in a form that cannot be read back, and when you signed in\n- If you are signed in: your saved plans and your progress in the study plan, so that they follow you to your other devices\n- If you buy a plan: who you are to Stripe, which plan you have, and until when. Stripe keeps the rest.\n- A report when it is opened from the quick start or a form, so that its link can be shared. The link has a long random address that nobody can guess. It does not name you, unless you wrote your name into your goal.\n\nYour year of birth is asked when you make an account, and not stored. What you write to the study assistant never leaves your browser.',
      },
      minors: {
        title: 'Children and teenagers',
        text: 'Pathwise is for high-school students, so most readers of this page are minors, and we wrote it for you.\n\n- Accounts are for people who are surely 13 or older. Whoever may be younger is refused, and nothing of what they entered is kept.\n- Without an account we do not ask for a name, an email, an address or a photo at any age.\n- We show no advertising, build no profiles for others, and never sell what you tell us.\n- There is no chat between users and no public profile, so no stranger can reach you here.\n- Parents and guardians can ask us to show or delete what we store about their child. Please write from the account’s email address, or have your child use the account page, where both take one click.',
      },
      cookies: {
        title: 'Cookies and the log',
        text: 'There is one cookie for signing in, which keeps you signed in for up to 30 days and is deleted when you log out. Choosing a language may set another that holds the language and nothing else. There are no advertising or analytics cookies.\n\nThe server’s log notes what kind of page was asked for and how long it took, without names or network addresses. To stop people who guess passwords or flood the service, the server counts attempts by network address and account, and forgets the count within an hour or so.',
      },
      others: {
        title: 'Who else sees it',
        text: 'Nobody, unless you send it: a shared link opens for whoever has it, and “Add to Google Calendar” opens Google’s site with the study time filled in. Fonts, pictures and scripts come from our own server. If paid plans can be bought, the payment is handled by Stripe on its own page, and your card number never reaches us.',
      },
      howLong: {
        title: 'How long we keep it',
        text: '- An account and what belongs to it: until you delete the account\n- A report shared while signed in: until you delete your account\n- A report shared without an account: until somebody who has its link asks us to delete it\n- A sign-in: 30 days after it was last used at most\n- A note that a saved plan was deleted, so that your other devices delete it too: one year',
      },
      rights: {
        title: 'What you can do',
        text: 'On the account page you can download everything we store about you as one file, sign out everywhere, and delete the account with all that belongs to it. Anything else, such as a correction or a question, we answer by mail; the contact page has the address.',
      },
    },
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'Everybody should be able to plan their studies here. This is how far we are, and where to tell us what stands in your way.',
    sections: {
      goal: {
        title: 'What we aim for',
        text: 'Every page should meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, in the light and the dark theme and in all four languages. Before a new version goes out, a program checks the pages for it; such a program finds many problems, but not all.',
      },
      works: {
        title: 'What should work',
        text: '- Everything by keyboard, with the focus always in sight\n- Screen readers: headings, landmarks, names for every control, and messages that are read out when they appear\n- Small screens from 320 pixels, and text at 200 % without scrolling sideways\n- Less motion, if your system asks for it\n- Charts, each with its numbers in words beside it\n- Strong contrast in both themes; the button for the dark one is at the top of every page',
      },
      limits: {
        title: 'What does not work well yet',
        text: '- Practice questions are written in English, whatever language you chose.\n- The PDF of a report is made by your browser’s print function, and not every browser adds headings for screen readers to it.\n- Goals and titles that somebody typed stay in the language they were typed in.',
      },
      tell: {
        title: 'Tell us',
        text: 'If something does not work for you, please write to us. Tell us the page, what you wanted to do, and the browser and assistive technology you use. If you need something from the site in another form now, say so, and we will help you get it.',
      },
    },
  },
  contact: {
    title: 'Contact',
    lead: 'People read these mailboxes. Write in English, Korean or Chinese.',
    sections: {
      general: {
        title: 'Questions and ideas',
        text: 'A mistake in a guide, an exam date that has changed, a wish, or a question about your plan: tell us the page and what you expected to see.',
      },
      privacy: {
        title: 'Your data',
        text: 'To see, correct or delete what we store about you or your child. With an account it is quicker on the account page.',
      },
      accessibility: {
        title: 'Something stands in your way',
        text: 'If you cannot use a part of the site, tell us which, and what you use: keyboard, screen reader, magnifier, or something else.',
      },
      security: {
        title: 'Report a security problem',
        text: 'Thank you for looking. Please send us the steps that show the problem and what somebody could do with it, and give us time to mend it before you tell others.\n\n- Use only accounts and data of your own. If you come across somebody else’s, stop and tell us.\n- Do not overload the service, and do not try to trick people.\n- Whoever follows this and acts in good faith has nothing to fear from us. We tell you when it is mended, and thank you by name if you like.',
      },
    },
  },
} as const
