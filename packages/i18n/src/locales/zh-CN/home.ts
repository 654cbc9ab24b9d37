import type { Shape } from '../../shape.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: '高中生的专属学习策略',
  hero: {
    title: '用 Pathwise，把升学之路规划清楚',
    lead: '选好年级和目标，就能拿到一份专属策略：现在处在什么水平、先补哪一块、下周每天做什么，都写得清清楚楚。',
    browse: '浏览美国学习指南',
  },
  quickStart: {
    title: '快速开始',
    lead: '只需回答三个问题，无需注册。',
    submit: '获取我的策略',
    running: '正在诊断…',
    failed: '诊断失败，请再试一次。',
  },
  modules: {
    title: '学习模块',
    lead: '选一门科目，看看要抓哪些重点。',
    english: {
      title: '英语',
      text: '学会精读、把文章写清楚，掌握考试要考的语法。',
    },
    math: {
      title: '数学',
      text: '从代数到微积分，由浅入深，环环相扣。',
    },
    science: {
      title: '科学',
      text: '生物、化学、物理，以及三科都用得上的数据分析能力。',
    },
    history: {
      title: '历史',
      text: '读懂史料、提出论点，写出论证严密的文章。',
    },
    ap: {
      title: 'AP 课程',
      text: '每门课有什么要求，5 分怎么拿。',
    },
    testPrep: {
      title: '备考指导',
      text: 'SAT、ACT、AP 和安大略省大学申请，一步步来。',
    },
  },
} as const satisfies Shape<typeof english>
