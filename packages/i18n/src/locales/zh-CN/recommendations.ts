import type { Shape } from '../../shape.ts'
import type { recommendations as english } from '../en/recommendations.ts'

export const recommendations = {
  reasons: {
    goal: '适合你的 {{exam}} 目标。',
    subject: '要达到你的目标，得学好{{subject}}，这里能帮上忙。',
    start: '从这里开始正合适。',
    grade: '{{grade}}正好用得上。',
    country: {
      US: '针对美国学校的情况编写。',
      CA: '针对加拿大学校的情况编写。',
    },
    everyone: '不管目标是什么，都用得上。',
  },
  cards: {
    strategy: {
      any: {
        title: '定制你的学习策略',
        summary: '选好年级和目标，就知道下周学什么、为什么学。',
      },
      sat: {
        title: '你的 SAT 备考策略',
        summary: '看看补哪些内容提分最多，下周该做什么。',
      },
      act: {
        title: '你的 ACT 备考策略',
        summary: '看看哪几科最值得花时间，再拿到一份照此安排的周计划。',
      },
      ap: {
        title: '你的 AP 备考策略',
        summary: '看看 AP 考试要用到哪些知识点，从最见效的学起。',
      },
      ib: {
        title: '你的 IB 学习策略',
        summary: '看看各科要打好哪些基础，把任务分成每周都能完成的分量。',
      },
    },
    studyPlan: {
      G9: {
        title: '从一个小习惯开始',
        summary: '现在每周学几次、每次一小会儿就够了，学习计划会替你记着。',
      },
      G10: {
        title: '保持稳定的节奏',
        summary: '一项一项完成，随时看看自己的进展。',
      },
      G11: {
        title: '最忙的一年，先理清顺序',
        summary: '考试、课程和申请都赶在这一年，学习计划告诉你先做哪件事。',
      },
      G12: {
        title: '最后一程，一步一步来',
        summary: '申请很费时间，其余的任务，学习计划会安排得简单明了。',
      },
    },
    practice: {
      mathematics: {
        title: '适合你水平的数学题',
        summary: '在目标里写上“数学”，报告就会为你挑选带答案和解析的题目。',
      },
      physics: {
        title: '适合你水平的物理题',
        summary: '在目标里写上“物理”，报告就会为你挑选带答案和解析的题目。',
      },
      chemistry: {
        title: '适合你水平的化学题',
        summary: '在目标里写上“化学”，报告就会为你挑选带答案和解析的题目。',
      },
      biology: {
        title: '适合你水平的生物题',
        summary: '在目标里写上“生物”，报告就会为你挑选带答案和解析的题目。',
      },
    },
    ways: {
      'guides-us': {
        title: '美国指南一览',
        summary: '从英语课到大学费用，各学科、各话题都在这里。',
      },
      'guides-ca': {
        title: '加拿大指南一览',
        summary: '从英语课到大学费用，各学科、各话题都在这里。',
      },
      plans: {
        title: '哪些免费，哪些收费',
        summary: '把几种套餐放在一起慢慢比，看明白了再决定。',
      },
      saved: {
        title: '翻看保存过的计划',
        summary: '打开以前保存的计划，接着往下做。',
      },
    },
    exams: {
      'sat-us': {
        title: '读懂 SAT',
        summary: '考什么、怎么计分、什么时候考，以及去哪里免费练习。',
      },
      'act-us': {
        title: '读懂 ACT',
        summary: '缩短后的新版 ACT 考什么，怎么计分，什么时候考合适。',
      },
      'ap-us': {
        title: '读懂 AP 课程与考试',
        summary: '怎样选课，分数意味着什么，每个季节该做什么。',
      },
      'sat-ca': {
        title: '用 SAT 成绩申请美国大学',
        summary: '想从加拿大申请美国大学？看看 SAT 怎么考、什么时候考。',
      },
      'act-ca': {
        title: '用 ACT 成绩申请美国大学',
        summary: 'ACT 怎么考、怎么计分，在加拿大读书需不需要考。',
      },
      'ap-ca': {
        title: '在加拿大读 AP',
        summary: 'AP 课程怎么上，考试怎么考，分数意味着什么，一年怎么安排。',
      },
      ouac: {
        title: '通过 OUAC 申请大学',
        summary: '一份申请怎样送到安大略省的多所大学，每个月该做什么。',
      },
      'ouac-this-year': {
        title: '今年要申请安大略省的大学？',
        summary: '按顺序弄清 OUAC 申请的步骤和截止日期。',
      },
    },
    us: {
      'exams-admissions': {
        title: '美国大学看重什么',
        summary: '成绩、课程、文书，有时还有标化成绩：哪些要紧，各在什么时候准备。',
      },
      math: {
        title: '美国数学课怎么一路往上选',
        summary: '从 Algebra 1 到微积分或统计怎么走，有漏洞怎么补。',
      },
      english: {
        title: '把阅读和写作练扎实',
        summary: '英语课每个年级练什么，为什么学别的科目也用得上。',
      },
      science: {
        title: '科学课按什么顺序选',
        summary: '生物、化学、物理怎么衔接，怎样选才能给以后多留余地。',
      },
      'social-studies': {
        title: '历史与社会科学',
        summary: '各年级一般学什么，怎样写出有理有据的答案。',
      },
      languages: {
        title: '外语要学到什么程度',
        summary: '大学希望你学几年外语，怎样让水平不断提高。',
      },
      'cs-engineering': {
        title: '计算机与工程',
        summary: '要学好哪些数学和物理课，学校没开相关课程的话，可以做什么项目。',
      },
      'economics-social': {
        title: '商科、经济与社会科学',
        summary: '高中有哪些相关课程，真正需要的是哪些能力。',
      },
      extracurricular: {
        title: '活动贵精不贵多',
        summary: '活动怎样选、怎样做深，又怎样如实地写出来。',
      },
      'scholarship-finances': {
        title: '上大学的钱从哪里来',
        summary: '助学金和奖学金是怎么回事，要填哪些表，今年该做什么。',
      },
      'personal-skills': {
        title: '压力大时也能坚持的习惯',
        summary: '排好周计划、睡够觉，难受时知道可以找谁。',
      },
      arts: {
        title: '艺术课，以及以后的路',
        summary: '课程、作品集和试演，以及想读艺术专业时有什么不同。',
      },
    },
    ca: {
      'exams-admissions': {
        title: '加拿大大学看重什么',
        summary: '最要紧的是选课和成绩；各省怎么申请，这里讲清楚。',
      },
      math: {
        title: '选对数学课的方向',
        summary: '走哪个方向，决定了能申请哪些专业。看看课程怎么衔接、怎么跟上。',
      },
      english: {
        title: '把英语成绩提上去',
        summary: '几乎每所大学都看英语成绩。看看课程怎么排，怎样稳步提高。',
      },
      science: {
        title: '按目标专业选科学课',
        summary: '专业会点名要哪几门科学课，前几个年级怎样做准备。',
      },
      'social-studies': {
        title: '加拿大历史与社会科学',
        summary: '各省教什么，怎样写出有理有据的文章。',
      },
      languages: {
        title: '法语，以及家里说的语言',
        summary: '法语课程和证书怎么选，家里说的语言怎样换学分。',
      },
      'cs-engineering': {
        title: '加拿大的计算机与工程专业',
        summary: '专业要求哪些先修课、可以动手做什么，带薪实习又是怎么回事。',
      },
      'economics-social': {
        title: '加拿大的商科与社会科学',
        summary: '高中有哪些相关课程，又有哪些容易忽略的数学要求。',
      },
      extracurricular: {
        title: '选自己真正喜欢的活动',
        summary: '在加拿大，哪些情况下活动也很重要，怎样留下拿得出手的记录。',
      },
      'scholarship-finances': {
        title: '加拿大大学的费用怎么准备',
        summary: '省政府资助、奖学金和储蓄：你所在的省要填哪些表。',
      },
      'personal-skills': {
        title: '漫长冬天里也能坚持的习惯',
        summary: '排好周计划，学了记得住，难受的时候找得到人帮忙。',
      },
      arts: {
        title: '学艺术，可以为学分，也可以为志向',
        summary: '各年级有哪些课，作品集和试演怎么准备。',
      },
    },
  },
} as const satisfies Shape<typeof english>
