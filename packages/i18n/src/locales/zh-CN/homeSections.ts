import type { Shape } from '../../shape.ts'
import type { homeSections as english } from '../en/homeSections.ts'

export const homeSections = {
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
  profile: {
    title: '用自己的话写下目标',
    lead: '考试、分数、课程或科目都行，怎么想就怎么写。写好就能拿到专属策略，还能看到最能帮上忙的页面。',
    goal: '你的目标',
    goalHint: '例如：春季前 SAT 考到 1450，化学也想再加强',
    goalMissing: '请先写下目标。',
    submit: '获取策略和推荐',
    loginFirst: '策略无需登录就能获取；登录后还能看到推荐。',
    ready: '策略准备好了。',
    open: '打开我的策略',
    failedInfo: '你写的内容还在。可以再试一次，或使用上方的“快速开始”。',
  },
  recommended: {
    title: '为你推荐',
    empty: '填好表单，这里会出现最多五项适合你的推荐。',
    search: '搜索全部推荐',
    studyPlan: '打开我的学习计划',
  },
  guides: {
    title: '学习指南',
    lead: '高中生活的十二个方面：每个方面什么最重要、什么时候该做什么。',
    country: '指南适用国家',
    english: '英语',
    math: '数学',
    science: '科学',
    'social-studies': '社会学科',
    languages: '外语',
    arts: '艺术',
    'exams-admissions': '考试与申请',
    extracurricular: '课外活动与领导力',
    'cs-engineering': '计算机与工程',
    'economics-social': '经济与社会科学',
    'personal-skills': '个人能力与身心健康',
    'scholarship-finances': '奖学金与费用规划',
  },
  grid: {
    title: '每个年级的重点',
    open: '{{grade}}{{subject}}：{{text}}',
    english: {
      G9: '精读文章',
      G10: '构建论证',
      G11: '修辞与研究',
      G12: '申请文书',
    },
    math: {
      G9: '一次函数',
      G10: '二次函数与几何',
      G11: '函数',
      G12: '微积分或统计',
    },
    science: {
      G9: '测量与数据',
      G10: '细胞、原子、运动',
      G11: '深入学习一门学科',
      G12: '实验与进阶课程',
    },
    'social-studies': {
      G9: '地图与史料',
      G10: '世界史与公民',
      G11: '原因与证据',
      G12: '政治与经济',
    },
  },
  subscribe: {
    title: '开通 Pro，走得更远',
    text: '我们正在为 Pro 准备进度记录、知识点的深入分析，以及按你的时间安排的计划。现有的功能全部免费。',
    pricing: '查看套餐价格',
    now: '立即订阅',
  },
} as const satisfies Shape<typeof english>
