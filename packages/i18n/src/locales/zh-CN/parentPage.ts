import type { Shape } from '../../shape.ts'
import type { parentPage as english } from '../en/parentPage.ts'

export const parentPage = {
  title: '本周学习计划',
  loading: '正在加载计划',
  failed: '无法加载计划。请检查网络连接，然后重试。',
  print: '打印',
  ended: {
    title: '这个链接已失效',
    text: '链接的有效期是 90 天，学生也可以提前关闭。请孩子再给你一个新链接。',
  },
  asOf: '更新于 {{date}}。这个链接在 {{until}}前有效。',
  time: {
    minutes: '{{minutes}} 分钟',
    hours: '{{hours}} 小时',
    both: '{{hours}} 小时 {{minutes}} 分钟',
  },
  week: {
    title: '本周',
    today: '今天',
    isDone: '已完成',
    none: '本周没有安排。',
    sum_one: '{{count}} 项任务完成 {{done}} 项 · 计划 {{planned}}，已学 {{spent}}',
    sum_other: '{{count}} 项任务完成 {{done}} 项 · 计划 {{planned}}，已学 {{spent}}',
  },
  done: {
    title: '完成情况',
    none: '目前还没有勾选完成的任务。没关系，计划刚开始总会慢一些。',
    sum_one: '最近四周学习了 {{days}} 天，完成 {{count}} 项任务，共 {{time}}。',
    sum_other: '最近四周学习了 {{days}} 天，完成 {{count}} 项任务，共 {{time}}。',
  },
  next: {
    title: '下周',
    none: '还没有安排。',
    sum_one: '一个学习日，共 {{time}}。',
    sum_other: '{{count}} 个学习日，共 {{time}}。',
  },
  dates: {
    title: '接下来的重要日期',
    lead: '报名或缴费之前，请先到官方网站核对日期。',
    none: '这份计划近期没有考试日或截止日期。',
    exam: '{{exam}}：这份计划的考试日',
    expected: '预计',
  },
  results: {
    title: '测验结果',
    lead: '每个范围表示：10 道中等难度的题，孩子大约能做对几道。这样的范围，10 次里有 8 次会包含真实水平。',
    none: '还没有做过测验。',
    range: '10 道题中能做对 {{low}} 到 {{high}} 道；要达到目标，大约需要做对 {{target}} 道',
    verdict: {
      needs_work: '需要加强',
      on_track: '掌握得不错',
      not_sure: '还不确定',
    },
  },
  help: {
    title: '你可以这样帮忙',
    learn: {
      one: '问问孩子今天学了什么新内容，请他讲给你听。讲过一遍，记得更牢。',
      two: '学习时间里先不安排家务，电视和游戏也先关掉。你的手机也收起来，效果更好。',
      three: '忘记也是学习的一部分。与其责备，不如说一句“没关系，以后还会复习到”。',
    },
    practise: {
      one: '问问孩子哪道题最有意思，先别问对了几道。',
      two: '错题会告诉孩子下一步该学什么。每弄懂一道，都值得高兴。',
      three: '一份点心、一张安静的书桌、每天固定的时间，比打气的话更管用。',
    },
    mixed: {
      one: '混合练习做起来更难、更慢，这也是它有效的原因之一。孩子抱怨几句很正常。',
      two: '漏了一天也没关系，没做的任务还留在计划里。',
      three: '这周找个时间，一起做件和学习无关的事。',
    },
    timed: {
      one: '孩子做限时练习时，请别让人打扰，手机也放到别的房间。',
      two: '先问感觉怎么样，再问做得怎么样。单次成绩本来就有高有低。',
      three: '现在就一起确认证件、计算器和去考场的路线。',
    },
    taper: {
      one: '这周的计划就是少学一点，请不要再加量。',
      two: '现在，睡眠比多做一组练习更重要。和孩子约好考前最后三晚几点睡。',
      three: '考试前一晚，一起收拾好书包，告诉孩子：不管考多少分，你都为他骄傲。',
    },
    over: {
      one: '这份计划已经完成了。不管结果如何，都值得庆祝。',
      two: '先休息几天，再谈下一个目标。',
      three: '谈下一个目标时，问问孩子哪些做法想保留，哪些想改。',
    },
  },
} as const satisfies Shape<typeof english>
