/** Paragraphs are separated by an empty line; a paragraph whose lines begin with "- " is a list. */
export const sitePages = {
  updated: 'Last updated on {{date}}',
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
  operator: {
    title: 'Who runs this site',
    text: 'Every Pathwise site has its own operator, such as a school or an organization. If no address is shown here, ask the people who gave you the link to this site.',
    named: 'This site is run by {{name}}.',
    jurisdiction: 'Governing law: {{jurisdiction}}.',
  },
  about: {
    title: 'About Us',
    lead: 'Pathwise helps students in grades 9 to 12 in the US and Canada see what to work on next, and why.',
    sections: {
      what: {
        title: 'What you can do here',
        text: 'Tell us your country, your grade, and your goal. You get a strategy: where students in your grade usually stand, what helps you most, which problems to practice, and a plan for each day of next week.\n\nYou can save the strategy, print it, put it in your calendar, or send your family a link. It is available in English, Korean, Traditional Chinese, and Simplified Chinese, so everyone at home can talk about the same plan.',
      },
      how: {
        title: 'How a strategy is made',
        text: 'A strategy follows rules that we wrote down, not guesses. The rules take into account how much each area counts on the exam, where your grade usually stands, how many weeks are left, and how many hours a week are reasonable. The same answers give the same plan.\n\nFigures about exams show their source and the day we recorded them. Where sources disagree, or we are not sure, the page says so and sends you to the official site.',
      },
      limits: {
        title: 'What it is not',
        text: '- A report made from your goal alone does not measure you. Its levels are what is usual for your grade, until you give a score of your own or measure your skills.\n- It does not promise a score or admission.\n- It does not replace your teachers or your school counselor. Bring them the report: it’s a good way to start a conversation.\n- The study assistant gives prepared answers. It is not a person, and it does not learn from what you type.',
      },
      cost: {
        title: 'What it costs',
        text: 'Getting a strategy, reading the guides, and saving plans are free, and you don’t need an account for them. The pricing page says what the paid plans add, and which of them are not available yet.',
      },
    },
  },
  terms: {
    title: 'Terms of Service',
    lead: 'What you may expect from us, and what we ask of you, in plain words.',
    sections: {
      service: {
        title: 'The service',
        text: 'Pathwise gives study strategies, study plans, guides, and recommendations to students in grades 9 to 12 and their families. We may change parts of it or add new ones. Before we remove a part you rely on, we will say so on the site.',
      },
      accounts: {
        title: 'Accounts',
        text: '- You don’t need an account to get a strategy, read the guides, or save plans in your browser.\n- An account is for one person, who must be at least 13, or older if the operator of this site requires it. If you are under 18, please talk to a parent or guardian before you create one.\n- Keep your password to yourself, and change it if someone else might know it.\n- You can delete your account at any time on the account page.',
      },
      yours: {
        title: 'What is yours',
        text: 'Your goals, reports, and plans belong to you. We use them only to show them to you and to the people you send a link to. Anyone who has the link to a shared report can read it, so share it with care.\n\nThe guides, problems, and drawings belong to Pathwise. You may use them for your own studies and print them for your class, but you may not sell them.',
      },
      fairUse: {
        title: 'Fair use',
        text: '- Do not try to get into other people’s accounts or disrupt the service.\n- Do not put anything unlawful or hurtful into reports that you share.\n- The service limits how often you can do some things in a short time, so it stays quick for everyone.',
      },
      advice: {
        title: 'Advice, not a promise',
        text: 'We prepare our advice with care, but exams and admission rules change, and mistakes happen. For dates, fees, and requirements, the official site of the exam or university has the final word. Check it before you register, pay, or apply. No result is guaranteed.',
      },
      paying: {
        title: 'Paid plans',
        text: 'The pricing page lists the paid plans and what they include. You pay only after you confirm a payment at checkout, and prices are in US dollars. While the checkout page says that billing is off, nothing can be bought and no one is charged.',
      },
      ending: {
        title: 'Changes and closing accounts',
        text: 'When these terms change, the date at the top changes with them, and a change that matters to you is announced on the home page. We may close an account that harms others; you can ask us why. Nothing here limits your rights as a consumer under the law of your country, state, or province.',
      },
    },
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What we store, where, for how long, and how to get it or have it deleted. The short version: as little as we can, no advertising, no trackers, nothing sold.',
    sections: {
      browser: {
        title: 'What stays in your browser',
        text: '- Your language, your country, and the light or dark theme\n- The plans you save, the report you opened last, how far you are in your study plan, and how long you studied\n- The links to reports made on this device, each with the key that deletes it\n- The parent links created without an account, each with the key that changes or deletes it\n- Skills assessments started without an account: the random numbers that let this device open them, and any answers that have not been sent yet\n- Your practice answers, which problems you got right or missed, your own notes on them, and the set you are working on\n- While you are logged in: a key that tells the server who you are\n\nAll of this stays until you delete it here or clear your browser’s site data. When you log out, we first send your account what it does not have yet, tell you what would be lost, and then remove everything but the language and the theme from the device. Without an account, there is no logging out: on a shared computer, delete your saved plans before you leave, or use a private window.',
      },
      server: {
        title: 'What our server stores',
        text: '- If you create an account: your email, the name you choose (if any), your password in a form that cannot be read back, when and with which browser you logged in, part of your network address, and your passkeys or authenticator app if you add them\n- If you are logged in: your saved plans, your progress in the study plan, and how long you studied, so they follow you to your other devices\n- If you practice while logged in: your answers to practice problems, with the hints you opened, when you answered, and how long you took. Answers from before you logged in on this device move to your account.\n- If you buy a subscription: your Stripe customer ID, which plan you have, and when it ends. Stripe keeps the rest.\n- A report, when you open it from Quick Start or a form, so its link can be shared. The link has a long random address that no one can guess. The report does not name you, unless you put your name in your goal. Your device keeps the key that deletes it; we store the key only in a form that cannot be read back. We also note the day the report was last opened.\n- A link for parents, when you make one: a copy of what you chose to show (tasks with their days and whether they are done, dates, measured ranges). We also store the name you gave the link and your country, grade, goal, and time zone. The copy holds no answers and no email address. Without an account, your device keeps the key that changes or deletes it.\n- A calendar address, when you make one: the days and titles of your tasks, as they appear in your calendar. The address itself is stored only in a form that cannot be read back.\n\nWe ask for your year of birth when you create an account, and we do not store it. What you write to the study assistant never leaves your browser.',
      },
      measuring: {
        title: 'What we store when you measure your skills',
        text: 'When you measure your skills, our server stores:\n\n- which questions you were asked, your answers, and whether each was right, wrong, or “I don’t know”\n- when you answered, and how long each question was on the screen\n- the country, grade, and goal that you started with, and the result\n\nThese records hold no name, no age, no email, and no network address. Without an account, they belong to a random number that only your device keeps. So that we can count how often one device starts measuring, the device also sends a second random number, which says nothing about you.\n\nFrom all the answers taken together, we learn how hard each question is. A question’s difficulty says nothing about any one person. We never sell answers or results, never rank students, and never show your result to anyone unless you send it.',
      },
      minors: {
        title: 'Children and teenagers',
        text: 'Pathwise is for high-school students, so most readers of this page are minors, and we wrote it for you.\n\n- Accounts are only for people who are definitely 13 or older; the operator of this site can set a higher age. Anyone who might be younger cannot sign up, and nothing they entered is kept.\n- Without an account, we do not ask for a name, an email, an address, or a photo at any age.\n- We show no advertising, build no profiles for others, and never sell what you tell us.\n- There is no chat between users and no public profile, so no stranger can reach you here.\n- Parents and guardians can ask to see or delete what is stored about their child. Both are possible on the child’s account page; for anything else, they can write to the operator of this site from the account’s email address.',
      },
      cookies: {
        title: 'Cookies and server logs',
        text: 'There is one login cookie, which keeps you logged in for up to 30 days and is deleted when you log out. Choosing a language may set a second one, which stores that choice and nothing else. There are no advertising or analytics cookies.\n\nThe server’s log records what kind of page was requested and how long it took, without names or network addresses. A separate security log records successful and failed logins, changed passwords, and deleted accounts, with the account’s number, the time, and the network address. This log is kept for a year (the operator can set a different period), even after an account is deleted, so that a break-in can be traced. To stop people who guess passwords or flood the service, the server counts attempts by network address and account, and deletes the count within an hour or so.',
      },
      others: {
        title: 'Who else sees your data',
        text: 'Apart from the people who run this site, no one sees your data unless you send it. Anyone who has a shared link, a link for parents, or a calendar address can open it. “Add to Google Calendar” opens Google’s site with the study time filled in. Fonts, pictures, and scripts come from our own server. If paid plans can be bought, the payment is handled by Stripe on its own page, and your card number never reaches us.',
      },
      mail: {
        title: 'Email we send',
        text: '- To your account’s address, only when there is a reason: a link for a new password, a link that confirms an address, and a notice when the password or the address has changed. There are no newsletters.\n- A weekly reminder of the study plan, sent only to people who agreed to it through the link in a first email. It lists the tasks for the coming week and the time they take, but no results. Each reminder has a link to turn it off. The first email to a parent shows the student’s email address.\n\nFor 30 days, we keep a record of who an email went to, what kind it was, and whether it arrived, but not what it says. An address that refused an email is marked as such for 180 days at most. A sign-up that is not confirmed is deleted after 24 hours. A reminder that no one agreed to is deleted after 7 days. Links in emails are stored only in a form that cannot be read back. Email goes through the mail server of the people who run this site. Some sites send no email at all.',
      },
      howLong: {
        title: 'How long we keep your data',
        text: '- An account and what belongs to it: until you delete the account\n- A report shared while logged in: until you delete its link (under Saved Plans on any device) or your account. Links made before you logged in on that device move to your account.\n- A report shared without an account: until its link is deleted. You can delete it on the device that made the link: on the report after you use Copy Link, or under Saved Plans. If you no longer have that device, the operator of this site can delete it when you send them the link.\n- The operator of this site may choose to delete shared reports that no one has opened for a long time.\n- A link for parents: 90 days, or until you delete it or your account. If you lose the device that made it, the operator of this site can delete it.\n- A calendar address: until you delete it or your account\n- Skills assessments and their answers: without an account, 30 days; with an account, 24 months, or until you delete them or the account. You can delete each one at any time, on its result page.\n- A login: at most 30 days after it was last used\n- A note that a saved plan was deleted, so your other devices delete it, too: one year',
      },
      rights: {
        title: 'What you can do',
        text: 'On the account page, you can download one file with everything we store about you, log out everywhere, and delete the account with everything that belongs to it. For anything else, such as a correction or a question, the contact page says how to reach the operator of this site.',
      },
    },
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'Everyone should be able to plan their studies here. Here is how far we have come, and how to tell us what does not work for you.',
    sections: {
      goal: {
        title: 'What we aim for',
        text: 'Every page should meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, in the light and the dark theme and in all four languages. Before a new version goes out, a program checks the pages against these guidelines; such a program finds many problems, but not all.',
      },
      works: {
        title: 'What should work',
        text: '- Everything by keyboard, with the focus always visible\n- Screen readers: headings, landmarks, names for every control, and messages that are read aloud when they appear\n- Small screens, down to 320 pixels wide, and text at 200% without scrolling sideways\n- Less motion, if your system asks for it\n- Charts, each with its numbers as text beside it\n- Strong contrast in both themes; the dark-mode button is at the top of every page',
      },
      limits: {
        title: 'What does not work well yet',
        text: '- Practice problems are written in English, whatever language you choose.\n- The PDF of a report is made by your browser’s print function, and not every browser adds headings for screen readers to it.\n- Goals and titles that someone typed stay in the language they were typed in.',
      },
      tell: {
        title: 'Tell us',
        text: 'If something does not work for you, please tell the operator of this site; the contact page says how. Tell us which page it was, what you wanted to do, and which browser and assistive technology you use. If you need something from the site in another form, let us know.',
      },
    },
  },
  contact: {
    title: 'Contact',
    lead: 'How to reach the people who run this site.',
    sections: {
      general: {
        title: 'Questions and ideas',
        text: 'A mistake in a guide, an exam date that has changed, a suggestion, or a question about your plan: tell us the page and what you expected to see.',
      },
      privacy: {
        title: 'Your data',
        text: 'Write to us to see, correct, or delete what we store about you or your child. If you have an account, the account page is quicker.',
      },
      accessibility: {
        title: 'Accessibility problems',
        text: 'If you cannot use a part of the site, tell us which part, and what you use: a keyboard, a screen reader, a magnifier, or something else.',
      },
      security: {
        title: 'Report a security problem',
        text: 'Thank you for helping to keep this site safe. Please send us the steps that show the problem and what someone could do with it, and give us time to fix it before you tell others.\n\n- Use only your own accounts and data. If you come across someone else’s, stop and tell us.\n- Do not overload the service, and do not try to trick people.\n- We will not take action against anyone who follows these rules in good faith. We will tell you when the problem is fixed, and we will thank you by name if you like.',
      },
    },
  },
} as const
