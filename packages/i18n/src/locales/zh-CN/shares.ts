import type { Shape } from '../../shape.ts'
import type { shares as english } from '../en/shares.ts'

export const shares = {
  report: '拿到链接的人都能打开这份报告。',
  delete: '删除链接',
  deleted: '链接已删除，无法再用来打开报告。',
  confirm: {
    title: '要删除这个链接吗？',
    text: '链接里的报告会从我们的服务器上删除，任何人都无法再打开。保存在这台设备上的内容不受影响。',
    failed: '链接没能删除。请检查网络连接，再试一次。',
  },
  account: {
    title: '账号里的链接',
    lead: '登录后分享的报告都在这里，包括在其他设备上分享的。',
    failed: '无法加载账号里的链接。',
  },
  list: {
    title: '在这台设备上创建的链接',
    lead: '每打开一份报告，就会生成一个可以分享的链接。在这里删除之前，拿到链接的人都能看到报告。',
    open: '打开',
    openNamed: '打开“{{goal}}”的链接，创建于 {{date}}',
    deleteNamed: '删除链接：{{goal}}，创建于 {{date}}',
    madeOn: '创建于 {{date}}',
  },
} as const satisfies Shape<typeof english>
