import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '即将推出',
  links: {
    quickStart: '获取我的策略',
    usGuides: '浏览美国学习指南',
    canadaGuides: '浏览加拿大学习指南',
    examGuides: '查看考试指南',
    home: '回到首页',
    savedPlans: '打开已保存的计划',
    officialSite: '访问官网',
  },
  pages: {
    guidesUs: {
      title: '美国学习指南',
      text: '我们正在编写美国学业和校园生活的指南，共十二类，考试指南最先上线。',
    },
    guidesCanada: {
      title: '加拿大学习指南',
      text: '我们正在为加拿大的学生编写指南，安大略省大学申请部分最先上线。',
    },
    sat: {
      title: 'SAT 指南',
      text: '这里会有 SAT 的概况、时间线和备考资源。上线之前，考试日期和费用请查看 College Board 官网。',
    },
    ap: {
      title: 'AP 指南',
      text: '这里会有 AP 考试的概况、时间线和备考资源。上线之前，考试日程请查看 College Board 官网。',
    },
    act: {
      title: 'ACT 指南',
      text: '这里会有 ACT 的概况、时间线和备考资源。上线之前，考试日期和费用请查看 ACT 官网。',
    },
    ouac: {
      title: 'OUAC 指南',
      text: '这里会讲解怎样申请安大略省的大学，并提供时间线和相关资源。上线之前，截止日期请查看 OUAC 官网。',
    },
    pricing: {
      title: '价格',
      text: '以后可以在这里比较各个方案和价格。目前开放的功能全部免费。',
    },
    plans: {
      title: '方案',
      text: '以后这里会有一张表，逐项对比各个方案的功能。目前开放的功能全部免费。',
    },
    checkout: {
      title: '结账',
      text: '以后可以在这里选择方案并付款。目前还没有开放购买，不会产生任何费用。',
    },
    checkoutSuccess: {
      title: '付款结果',
      text: '付款后，你的订阅会显示在这里。目前还没有开放购买，不会产生任何费用。',
    },
    contentList: {
      title: '内容',
      text: '以后这里会列出学习资料，可以搜索、阅读和下载。',
    },
    contentEdit: {
      title: '编辑内容',
      text: '以后编辑人员会在这里编写学习资料。',
    },
    trash: {
      title: '回收站',
      text: '以后管理员可以在这里恢复已删除的内容，或彻底删除。',
    },
    expiring: {
      title: '即将到期的订阅',
      text: '以后管理员可以在这里查看哪些订阅快到期了。',
    },
    questions: {
      title: '题目编辑器',
      text: '以后编辑人员会在这里查找和编写练习题。',
    },
    studyPlan: {
      title: '学习计划',
      text: '以后这里会有你的学习计划，每一步都可以开始、继续和完成。下周的安排，现在就能在策略报告里看到。',
    },
  },
  guide: {
    title: '指南：{{slug}}',
    text: '这份指南正在编写，考试指南最先上线。',
  },
  exams: {
    title: '考试与申请',
    lead: '选择一项考试或申请，看看有什么要求、什么时候准备。',
    sat: {
      title: 'SAT',
      text: '不少美国大学认可的机考，考阅读、写作和数学。',
    },
    ap: {
      title: 'AP',
      text: '在高中就能修的大学水平课程，每门课五月考试。',
    },
    act: {
      title: 'ACT',
      text: '考英语、数学和阅读，科学和写作为选考。',
    },
    ouac: {
      title: 'OUAC',
      text: '只需一份申请，就能申请加拿大安大略省的多所大学。',
    },
  },
} as const satisfies Shape<typeof english>
