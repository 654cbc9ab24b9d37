import type { Shape } from '../../shape.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: '高中生的专属学习策略',
  hero: {
    title: '用 Pathwise，规划你的升学之路',
    lead: '告诉我们你的年级和目标，就能得到一份专属策略：你现在的水平、该先加强什么，以及下周每天要做的事。',
    browse: '浏览美国指南',
  },
  quickStart: {
    title: '快速开始',
    lead: '只需回答三个问题，无需注册。',
    submit: '获取我的策略',
    running: '正在诊断…',
    failed: '诊断失败，请重试。',
  },
  modules: {
    title: '学习模块',
    lead: '选一门科目，看看重点在哪里。',
    english: {
      title: '英语',
      text: '精读、清晰的写作，以及考试会考的语法。',
    },
    math: {
      title: '数学',
      text: '从代数到微积分，按循序渐进的顺序学习。',
    },
    science: {
      title: '科学',
      text: '生物、化学、物理，以及三科共通的数据分析能力。',
    },
    history: {
      title: '历史',
      text: '解读史料、提出论点，写出结构严谨的文章。',
    },
    ap: {
      title: 'AP 课程',
      text: '了解每门课的要求，以及怎样拿到 5 分。',
    },
    testPrep: {
      title: '备考',
      text: 'SAT、ACT、AP 和安大略省大学申请，一步一步来。',
    },
  },
} as const satisfies Shape<typeof english>
