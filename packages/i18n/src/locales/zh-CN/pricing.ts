import type { Shape } from '../../shape.ts'
import type { pricing as english } from '../en/pricing.ts'

export const pricing = {
  title: '选择适合你的套餐',
  lead: '先免费使用，需要更多帮助时再升级。价格以美元计算。',
  status: {
    on: '所有套餐都已开放，随时可以更改或取消。',
    some: '标有“即将推出”的套餐尚未出售，其他套餐随时可以更改或取消。',
    off: '这里目前不出售任何套餐。付费套餐即将推出，现有的功能全部免费。',
    unknown: '暂时无法确认付费套餐是否开放，到结账页就能看到。',
  },
  comingSoon: '即将推出',
  notYet: '尚未推出',
  featureNotYet: '{{feature}}（尚未推出）',
  yourPlan: '当前套餐',
  paymentFailed: '付款失败',
  perMonth: '/月',
  startFree: '免费开始',
  choose: '选择{{plan, spaceBefore}}',
  manage: '查看我的套餐',
  compare: '对比套餐',
  cards: {
    free: {
      title: '免费',
      text: '不用信用卡，马上开始。',
      features: '基础学习资料|学习指南|策略报告和学习计划|练习题|日历文件和给家人的链接|社区支持',
    },
    pro: {
      title: 'Pro',
      text: '适合想更进一步的学生。',
      features: '包含免费套餐的全部功能|个性化学习计划|高级分析|优先支持',
    },
    premium: {
      title: 'Premium',
      text: '适合日程很满的学生，也适合家庭和学校。',
      features:
        '包含 Pro 套餐的全部功能|一对一导师辅导|专属学习日程|随计划更新的日历订阅|预估完成计划的日期|Premium 专属内容',
    },
  },
  premiumFor: {
    legend: '给谁使用？',
    premium_student: '学生',
    premium_family: '家庭/学校',
  },
  faq: {
    title: '常见问题',
    change: {
      question: '以后可以更换套餐吗？',
      answer: '可以，随时都能更换，从下一个计费周期开始生效。',
    },
    payment: {
      question: '可以怎么付款？',
      answer: '在 Stripe 的付款页面用常见的信用卡支付；页面上有 PayPal 或银行转账的选项时，也可以使用。',
    },
    trial: {
      question: '可以先试用吗？',
      answer: '免费套餐就是你的试用版。想用多久都可以，需要更多功能时再升级。',
    },
  },
  comparison: {
    title: '对比套餐',
    lead: '逐项看看每个套餐包含什么。还没有的功能标为“尚未推出”，不会出售。',
    caption: '免费、Pro 和 Premium 套餐包含的内容',
    feature: '功能',
    included: '包含',
    notIncluded: '不包含',
    toPricing: '选择套餐',
    rows: {
      price: '每月价格',
      savedPlans: '账号可保存的报告数',
      materials: '基础学习资料和学习指南',
      reports: '策略报告',
      practice: '练习题',
      calendar: '日历文件和给家人的链接',
      overview: '整体水平测验和最近一次结果',
      daily: '错题复习和“今天”',
      content: '内容',
      ai: 'AI',
      dashboard: '学习看板',
      studyPlans: '个性化学习计划',
      analytics: '高级分析',
      mentoring: '一对一导师辅导',
      schedules: '专属学习日程',
      premiumContent: 'Premium 专属内容',
      support: '支持服务',
    },
    words: {
      studyPlans: {
        free: '按默认时长',
        pro: '按你的时间安排，有变化时重新规划',
        premium: '还会避开忙碌时段，并可订阅日历',
      },
      content: {
        free: '固定内容',
        pro: '部分为你定制',
        premium: '不限量，为你定制',
      },
      ai: {
        free: '用量非常有限',
        pro: '每月有用量上限',
        premium: '不限量',
      },
      dashboard: {
        free: '无',
        pro: '进度和薄弱点',
        premium: '跟踪进度，并预估完成计划的日期',
      },
      analytics: {
        free: '不包含',
        pro: '深入分析每个知识点',
        premium: '深入分析，附每周计划',
      },
      support: {
        free: '社区支持',
        pro: '基础支持，优先于免费用户',
        premium: '优先支持，最先处理',
      },
    },
  },
} as const satisfies Shape<typeof english>
